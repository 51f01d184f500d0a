### Partite finite in elenchi, e dalla riga di comando (python -m bot replay)

record-player = Giocatore { $number }
record-computer = Computer { $number }

## Un momento di una partita rivista, e alcune sue mosse, mostrati agli altri

button-show-moment = Mostra questo momento
button-show-moves = GIF di mosse …
moment-shown = -# Momento { $ply } di { $last }, mostrato da { $player }
moves-shown = -# Mosse da { $first } a { $last } di { $all }, mostrate da { $player }
moves-shown-alt = Le mosse da { $first } a { $last } in immagini animate.
moves-form-first = Prima mossa
moves-form-last = Ultima mossa
moves-form-hint = Da 0, l'inizio, a { $last }, la fine
moves-unreadable = Scrivi due numeri di mosse, per esempio 3 e 12.
