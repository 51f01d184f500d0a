### Tripple Domino: words in its pictures

tripple_domino-picture-round = Round
tripple_domino-picture-reserve = Stockpile
tripple_domino-picture-chosen = Your tile
