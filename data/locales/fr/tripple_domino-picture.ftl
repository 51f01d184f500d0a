### Tripple Domino: words in its pictures

tripple_domino-picture-round = Manche
tripple_domino-picture-reserve = Pioche
tripple_domino-picture-chosen = Ton domino
