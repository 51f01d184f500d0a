### Triodomino: words in its pictures

triodomino-picture-round = Round
triodomino-picture-stock = Stockpile
triodomino-picture-chosen = Your tile
triodomino-picture-penalty = Penalty points
