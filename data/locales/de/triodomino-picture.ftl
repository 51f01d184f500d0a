### Triodomino: words in its pictures

triodomino-picture-aside = Runde { $round }/{ $rounds } · Vorrat { $stock }
triodomino-picture-empty = Noch liegt kein Stein.
triodomino-picture-hand = Deine Steine
triodomino-picture-fits = Wohin { $tile } passt
triodomino-picture-tiles =
    { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }
