### Parties finies en listes, et en ligne de commande (python -m bot replay)

record-player = Joueur { $number }
record-computer = Ordinateur { $number }
