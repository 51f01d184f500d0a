### Parties finies en listes, et en ligne de commande (python -m bot replay)

record-player = Joueur { $number }
record-computer = Ordinateur { $number }

## Un moment d'une partie revue, et quelques coups, montrés aux autres

button-show-moment = Montrer ce moment
button-show-moves = GIF de coups …
moment-shown = -# Moment { $ply } sur { $last }, montré par { $player }
moves-shown = -# Coups { $first } à { $last } sur { $all }, montrés par { $player }
moves-shown-alt = Les coups { $first } à { $last } en images animées.
moves-form-first = Premier coup
moves-form-last = Dernier coup
moves-form-hint = De 0, le début, à { $last }, la fin
moves-unreadable = Tape deux numéros de coups, par exemple 3 et 12.
