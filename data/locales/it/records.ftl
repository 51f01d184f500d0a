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
analysis-turn = **{ $number }** · Mossa { $ply }, { $player }: { $move }. Dal { $before } % al { $after } %.
analysis-better = Meglio: **{ $move }**.
analysis-steady = Nessuna mossa è costata molto a qualcuno.
analysis-best = Nessuna delle tue mosse ti è costata molto.
analysis-none = In questa partita nessuno aveva scelta.
analysis-turn-alone = **{ $number }** · Mossa { $ply }, { $player }: { $move }.
analysis-judge-alone = Le mosse che un computer forte avrebbe fatto diversamente, dove contava di più.
analysis-last-moves = Di questa lunga partita sono giudicate le ultime { $moves } mosse.
analysis-failed = Non è stato possibile analizzare la partita. Riprova fra un minuto.
no-search = Qui le partite non si analizzano: i computer di questo bot giocano senza la loro ricerca.
analysis-judge = Quante volte un computer forte si aspetta che ciascuno vinca, mossa per mossa.
analysis-step = La migliore ora: { $move }
analysis-alt = Quante volte ciascuno poteva aspettarsi di vincere, per numero di mossa.
analysis-busy = Un'altra partita di questo server è in corso di analisi. Riprova fra un minuto.
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

### The verification of finished games

command-verify = verifica
command-verify-description = Verifica sorte, mosse e risultato di una partita finita in questo canale
command-verify-slash-game = partita
command-verify-game = Quale partita; l'ultima, se non scegli
command-verify-slash-record = registro
command-verify-record = Un registro come file: allora si verifica questo
button-verify = Verifica
verify-title = Verifica
verify-right = **È tutto giusto.**
verify-right-luck = Sorte: il seme corrisponde al sigillo, e ogni estrazione ({ $draws } in tutto) deriva dal seme e da ciò che si è aggiunto.
verify-right-moves = Mosse e risultato: ogni mossa ({ $moves } in tutto) segue le regole, e portano al risultato.
verify-hash = Impronta del registro: `{ $hash }`. Chi vede la stessa impronta ha lo stesso registro.
verify-file = Il registro è il file qui sotto. `docs/verify.py` del mio programma lo verifica senza di me.
verify-played = È il registro della partita giocata a questo tavolo.
verify-unknown = Non ho questa partita. Confronta l'impronta con quella di un altro giocatore, per essere sicuro che sia la partita che intendi.
verify-names = I nomi che contiene non sono verificati: l'impronta non li vincola.
verify-named-file = Contiene i nomi dei giocatori, perché eri tra loro. L'impronta non li vincola.
record-names-seated = Solo chi sedeva a quel tavolo riceve il registro con i nomi.
button-named-record = Registro con i nomi
verify-refused = **Questo registro è respinto.** { $reason }
verify-refused-at = **Questo registro è respinto alla mossa { $ply }.** { $reason }
verify-malformed = Non è il registro di una partita che conosco.
verify-commitment = Il seme non corrisponde al sigillo.
verify-field = Un campo non è come deve essere.
verify-draws = Le estrazioni non sono quelle del seme.
verify-move = La mossa è contro le regole.
verify-state = Le mosse non portano a questa posizione.
verify-bad-hash = L'impronta non corrisponde a ciò che la precede.
verify-result = Non è il risultato a cui portano le mosse.
verify-other-hash = È un altro registro, non quello di questa impronta.
verify-not-played = Non è ciò che è stato giocato al tavolo.
verify-none = In questo canale non è ancora finita nessuna partita. Quando una è finita, /verifica la controlla.
verify-no-game = Non conosco quella partita in questo canale. Scegline una tra quelle che /verifica propone, o lascia vuoto per l'ultima.
verify-unreadable = Non riesco a leggere questo file. Un registro ha al massimo un megabyte.
