### Tripple Domino: words in its pictures

tripple_domino-picture-aside = Runde { $round } · Reserve { $reserve }
tripple_domino-picture-empty = Noch liegt kein Stein.
tripple_domino-picture-hand = Deine Steine
tripple_domino-picture-fits = Wohin { $tile } passt
tripple_domino-picture-tiles =
    { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }
