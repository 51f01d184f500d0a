### Triodomino: words in its pictures

triodomino-picture-aside = Round { $round }/{ $rounds } · Stock { $stock }
triodomino-picture-empty = The first tile is still to come.
triodomino-picture-hand = Your hand
triodomino-picture-fits = Where { $tile } fits
triodomino-picture-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
