### Comandi prima della partita

command-join = partecipa
command-join-description = Prendi posto al tavolo di questo canale, o alla sua prossima partita
command-leave = esci
command-leave-description = Lascia il tuo posto prima che la partita cominci
command-start = comincia
command-start-description = Comincia la partita al tavolo di cui sei host
command-computer = computer
command-computer-description = Fai sedere un computer al tavolo di cui sei host
command-computer-slash-remove = togli
command-computer-remove = Manda via l'ultimo computer, invece
command-computer-slash-level = livello
command-computer-level = Quanto è forte il computer; se lo ometti come l'ultimo, o medio
command-rematch = rivincita
command-rematch-description = Ancora una volta l'ultima partita finita in questo canale

join-done = Hai un posto.
start-done = La partita è cominciata.
leave-done = Hai lasciato il tavolo.
leave-closed = Non c'era più nessun altro: il tavolo è chiuso.
leave-closed-no-host = Nessun altro poteva fare da host: il tavolo è chiuso.
leave-question = Al tavolo non c'è nessun altro: se esci, viene chiuso.
leave-question-no-host = Nessun altro a questo tavolo può fare da host adesso: da dieci minuti non fa nulla qui, o ha già abbastanza tavoli. Se esci, il tavolo viene chiuso.
button-confirm-leave = Sì, chiudi
button-stay = No, resto
leave-playing = La partita è in corso, e il tuo posto ne fa parte. Rinuncia con /abbandona, o chiedi agli altri di chiudere con /chiudi.
computer-added = { $player } ({ $level }) si è seduto al tavolo.
computer-removed = Un computer in meno.
rematch-none = In questo canale non è ancora finita nessuna partita. Apri un tavolo con /gioca.
next-game-listed = Segnato: quando qui si apre il prossimo tavolo, ti verrà chiesto se vuoi un posto. /esci ti toglie dalla lista.
