### Tripple Domino: words in its pictures

tripple_domino-picture-aside = Round { $round } · Riserva { $reserve }
tripple_domino-picture-empty = La prima tessera deve ancora arrivare.
tripple_domino-picture-hand = La tua mano
tripple_domino-picture-fits = Dove combacia { $tile }
tripple_domino-picture-tiles =
    { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }
