### Partite finite: /rivedi e /analisi

command-replay = rivedi
command-replay-description = Rivedi una partita finita in questo canale
command-replay-finished = Quale partita; l'ultima, se non scegli
command-replay-turn = Mostra invece a tutti la svolta: una volta per partita, da chi l'ha giocata
command-analysis = analisi
command-analysis-description = Guarda dove è cambiata una partita finita in questo canale
command-analysis-finished = Quale partita; l'ultima, se non scegli
button-analysis = Analisi
button-own-moves = Le mie mosse migliori
button-turning-point = { $number } · Mossa { $ply }
analysis-steady = Nessuna mossa è costata molto.
analysis-best = Nessuna delle tue mosse ti è costata molto.
analysis-none = In questa partita nessuno aveva scelta.
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
button-step-back = Mossa prima
button-step-on = Mossa dopo
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
replay-none = In questo canale non è ancora finita nessuna partita. Aprine una con /gioca; quando è finita, puoi rivederla e analizzarla.
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

menu-no-table = Questo messaggio non è un mio tavolo. Sceglilo su un tavolo la cui partita è finita.
