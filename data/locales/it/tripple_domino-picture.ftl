### Tripple Domino: words in its pictures

tripple_domino-picture-round = Round
tripple_domino-picture-reserve = Riserva
tripple_domino-picture-chosen = La tua tessera
