### Tripple Domino: words in its pictures

tripple_domino-picture-aside = Round { $round } · Reserve { $reserve }
tripple_domino-picture-empty = The first tile is still to come.
tripple_domino-picture-hand = Your hand
tripple_domino-picture-fits = Where { $tile } fits
tripple_domino-picture-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
