### Partite finite in elenchi, e dalla riga di comando (python -m bot replay)

numbered-player = Giocatore { $number }
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

## Elenchi di partite finite: /partite

command-games = partite
command-games-description = Le tue partite su tutti i server, e quelle finite di questo server o canale
command-games-show = Che cosa vuoi vedere; le tue partite in corso se ometti tutto
command-games-show-mine = Le mie partite
command-games-show-finished = Partite finite
command-games-game = Un solo gioco; tutti se lo ometti
command-games-variant = Una sola variante del gioco; tutte se la ometti
command-games-player = Solo le partite di questo giocatore
command-games-against = Solo le partite contro questo giocatore
command-games-result = Com'è finita per quel giocatore, o per te
command-games-where = Su questo server o in questo canale; su questo server se lo ometti
command-games-result-win = Vinte
command-games-result-loss = Perse
command-games-result-draw = Pareggiate
place-here = Questo canale
history-title = Partite finite
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
history-shared = { $winners } hanno vinto insieme
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
history-no-variant = Quella variante qui non è stata giocata. Scegline una che /partite suggerisce, o omettila per vederle tutte.
history-open = Apri una partita
button-newer = Più recenti
button-older = Meno recenti
button-record = Registro
button-back-to-games = Torna all'elenco

## One's own games that are on, wherever they are

games-title = Le mie partite
games-your-move = Tocca a te
games-waiting = Tocca ad altri
games-lobbies = In attesa di giocatori
games-none = Adesso non giochi nessuna partita. /gioca apre un tavolo.
games-here = Anche in questo canale
games-more = e altre { $more }
with-players = con { $players }
games-alone = in solitario
button-finished-games = Partite finite
button-next-own-game = Prossima partita
next-own-game = Tocca a te anche in un'altra partita: { $game }.
games-find = Trova un avversario
