### Triodomino: words in its pictures

triodomino-picture-round = Round
triodomino-picture-stock = Stock
triodomino-picture-chosen = Your tile
