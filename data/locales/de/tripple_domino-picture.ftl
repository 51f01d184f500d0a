### Tripple Domino: words in its pictures

tripple_domino-picture-round = Runde
tripple_domino-picture-reserve = Vorrat
tripple_domino-picture-chosen = Dein Stein
