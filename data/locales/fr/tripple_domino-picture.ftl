### Tripple Domino: words in its pictures

tripple_domino-picture-aside = Manche { $round } · Pioche { $reserve }
tripple_domino-picture-empty = Le premier domino reste à poser.
tripple_domino-picture-hand = Ta main
tripple_domino-picture-fits = Où va { $tile }
tripple_domino-picture-tiles =
    { $tiles ->
        [one] { $tiles } domino
       *[other] { $tiles } dominos
    }
