### Triodomino: words in its pictures

triodomino-picture-aside = Round { $round }/{ $rounds } · Riserva { $stock }
triodomino-picture-empty = La prima tessera deve ancora arrivare.
triodomino-picture-hand = La tua mano
triodomino-picture-fits = Dove combacia { $tile }
triodomino-picture-tiles =
    { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }
