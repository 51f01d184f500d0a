### Triodomino: words in its pictures

triodomino-picture-round = Runde
triodomino-picture-stock = Vorrat
triodomino-picture-chosen = Dein Stein
triodomino-picture-penalty = Strafpunkte
