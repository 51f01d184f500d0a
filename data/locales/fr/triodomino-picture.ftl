### Triodomino: words in its pictures

triodomino-picture-round = Manche
triodomino-picture-stock = Pioche
triodomino-picture-chosen = Ton domino
triodomino-picture-penalty = Pénalité
