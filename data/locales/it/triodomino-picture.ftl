### Triodomino: words in its pictures

triodomino-picture-round = Round
triodomino-picture-stock = Riserva
triodomino-picture-chosen = La tua tessera
triodomino-picture-penalty = Penalità
