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

## Elenchi di partite finite: /storico

command-history = storico
command-history-description = Le partite finite di questo server o canale, da riaprire
command-history-slash-game = gioco
command-history-game = Un solo gioco; tutti se lo ometti
command-history-slash-variant = variante
command-history-variant = Una sola variante del gioco; tutte se la ometti
command-history-slash-player = giocatore
command-history-player = Solo le partite di questo giocatore
command-history-slash-against = contro
command-history-against = Solo le partite contro questo giocatore
command-history-slash-result = risultato
command-history-result = Com'è finita per quel giocatore, o per te
command-history-slash-where = dove
command-history-where = Su questo server o in questo canale; su questo server se lo ometti
command-history-result-win = Vinte
command-history-result-loss = Perse
command-history-result-draw = Pareggiate
command-history-where-server = Questo server
command-history-where-here = Questo canale
history-usual-rules = regole usuali
history-title = Partite finite
history-server = questo server
history-here = questo canale
history-win = vinte
history-loss = perse
history-draw = pareggiate
history-against = { $player } contro { $other }
history-won =
    { $count ->
        [one] { $winners } ha vinto contro { $others }
       *[other] { $winners } hanno vinto contro { $others }
     }
history-drawn = { $players } hanno pareggiato
history-alone =
    { $outcome ->
        [win] { $player } ha vinto in solitario
       *[other] { $player } ha perso in solitario
     }
history-alone-points =
    { $score ->
        [one] { $player } ha fatto un punto in solitario
       *[other] { $player } ha fatto { $score } punti in solitario
     }
history-more = { $names } e altri { $more }
history-none = Nessuna partita finita corrisponde.
history-elsewhere = Le partite senza numero sono state giocate in un altro canale e si aprono solo lì.
history-no-variant = Quella variante qui non è stata giocata. Scegline una che /storico suggerisce, o omettila per vederle tutte.
history-open = Apri una partita
button-newer = Più recenti
button-older = Meno recenti
button-games-server = Questo server
button-games-here = Questo canale
button-record = Registro
button-back-to-games = Torna all'elenco
