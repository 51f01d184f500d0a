### Finished games in lists, and on the command line (python -m bot replay)

record-player = Player { $number }
record-computer = Computer { $number }

## A moment of a replay, and some of its moves, shown to others

button-show-moment = Show this moment
button-show-moves = GIF of moves …
moment-shown = -# Moment { $ply } of { $last }, shown by { $player }
moves-shown = -# Moves { $first } to { $last } of { $all }, shown by { $player }
moves-shown-alt = Moves { $first } to { $last } in moving pictures.
moves-form-first = First move
moves-form-last = Last move
moves-form-hint = From 0, the start, to { $last }, the end
moves-unreadable = Type two numbers of moves, such as 3 and 12.
