### Triodomino: words in its pictures

triodomino-picture-round = Round
triodomino-picture-stock = Scorta
triodomino-picture-chosen = La tua tessera
triodomino-picture-penalty = Penalità
