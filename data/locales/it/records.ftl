### Partite finite: /rivedi, /profilo, la scheda del risultato

command-replay = rivedi
command-replay-description = Rivedi una partita finita in questo canale
command-replay-slash-game = partita
command-replay-game = Quale partita; l'ultima, se non scegli
command-analysis = analisi
command-analysis-description = Guarda dove è cambiata una partita finita in questo canale
command-analysis-slash-game = partita
command-analysis-game = Quale partita; l'ultima, se non scegli
button-analysis = Analisi
button-own-moves = Le mie mosse migliori
button-turning-point = { $number } · Mossa { $ply }
analysis-turn = **{ $number }** · Mossa { $ply }, { $player }: { $move }. Dal { $before } % al { $after } %.
analysis-better = Meglio: **{ $move }**.
analysis-steady = Nessuna mossa è costata molto a qualcuno.
analysis-best = Nessuna delle tue mosse ti è costata molto.
analysis-none = In questa partita nessuno aveva scelta.
analysis-judge = Quante volte un computer forte si aspetta che ciascuno vinca, mossa per mossa.
analysis-step = La migliore ora: { $move }, { $share } % di vittorie attese.
analysis-alt = Quante volte ciascuno poteva aspettarsi di vincere, per numero di mossa.
analysis-busy = Un'altra partita di questo server è in corso di analisi. Riprova fra un minuto.
command-profile = profilo
command-profile-description = I risultati di un giocatore su questo server
command-profile-slash-player = giocatore
command-profile-player = Di chi; il tuo, se non scegli nessuno
command-profile-slash-game = gioco
command-profile-game = Un solo gioco; tutti, se non scegli
button-replay = Rivedi
button-steps = Passo per passo
button-step-first = Inizio
button-step-back = Indietro
button-step-on = Avanti
button-step-last = Fine
replay-at = -# Momento { $ply } di { $last }
replay-alt =
    { $moves ->
        [one] La partita in movimento: una mossa. Come è finita si vede nell'immagine seguente.
       *[other] La partita in movimento: { $moves } mosse. Come è finita si vede nell'immagine seguente.
     }
replay-part = Quale parte
replay-part-whole = Tutta la partita
replay-part-round = Round { $round }
replay-part-last = Le ultime { $moves } mosse
replay-part-alt =
    { $moves ->
        [one] { $part } in movimento: una mossa.
       *[other] { $part } in movimento: { $moves } mosse.
     }
replay-none = In questo canale non è ancora finita nessuna partita. Aprine una con /gioca; quando è finita, /rivedi la mostra di nuovo.
replay-unknown = Non conosco quella partita in questo canale. Scegline una tra quelle che /rivedi propone, o lascia vuoto per l'ultima.
no-replay = Questa partita è stata giocata con regole più vecchie, o è finita prima di cominciare. Non posso mostrarla di nuovo.
profile-title = Profilo
profile-rank = posto { $rank } di { $among }
profile-peak = massimo { $rating }
profile-since =
    { $games ->
        [one] una partita fa
       *[other] { $games } partite fa
     }
profile-now = adesso
profile-last-games = Ultime partite
profile-favourite = Gioco preferito
profile-empty = Il rating comincia con la prima partita contro persone. Apri un tavolo con /gioca.
profile-alt = Rating { $rating }. Partite { $games }: { $wins } vinte, { $losses } perse, { $draws } pareggiate. Serie { $streak }.
profile-needs-server = Solo i server hanno profili. Usa il comando nel canale di un server.
heading-share = % vinte
heading-streak = Serie
day =
    { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
     } { $year }
card-alt = Il risultato di { $game }, { $day }.
card-alt-place = { $rank }º posto: { $who }
card-resigned = ha abbandonato
card-resigned-early = ha abbandonato
card-out-of-time = tempo scaduto
card-alt-rating = rating { $change }
number-rounds = round
number-played = giocati
number-best-move = mossa migliore
number-best-score = record di prima
number-hexagons = esagoni
number-moves =
    { $moves ->
        [one] mossa
       *[other] mosse
     }
number-longest-turn = turno più lungo
number-duration =
    { $unit ->
        [days] { $count } giorni
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
     }
number-share = { $percent }%
