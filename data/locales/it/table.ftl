### Comandi al tavolo

command-takeback = ritira
command-takeback-description = Chiedi di ritirare la tua ultima mossa, o accetta ciò che ti viene chiesto
command-hand = mano
command-hand-description = Mostra la tua mano al tavolo di questo canale, solo a te
command-board = posizione
command-board-description = Il tavolo di questo canale a parole: che cosa c'è e dove, a chi tocca, che cosa puoi fare
command-board-slash-page = pagina
command-board-page = Quale pagina, se ce n'è più di una
command-decline = rifiuta
command-decline-description = Rifiuta ciò che ti viene chiesto, o ritira la tua proposta
command-claim = reclama
command-claim-description = Reclama la vittoria se l'avversario ha esaurito il tempo
command-wait = aspetta
command-wait-description = Concedi ancora lo stesso tempo a un avversario che l'ha esaurito

### Il turno

turn-clock = il tempo scade { $deadline }
turn-overdue = il tempo è scaduto
taken-back = { $player } ha ritirato l'ultima mossa.
given-up-resigned = { $player } ha abbandonato; al suo posto gioca un computer.
given-up-resigned-early = { $player } ha abbandonato prima di fare una mossa; al suo posto gioca un computer.
given-up-out-of-time = { $player } ha esaurito il tempo; al suo posto gioca un computer.
overdue = { $player } ha esaurito il tempo. Chi aspetta può reclamare la vittoria o concedere ancora lo stesso tempo.
reminder = { $players }, tocca a te a [{ $title }]({ $link }); il tempo scade { $deadline }.
overdue-call = { $players }, a [{ $title }]({ $link }) { $player } ha esaurito il tempo: reclama lì la vittoria o concedi altro tempo.
closing-call = { $players }, [{ $title }]({ $link }) aspetta una mossa: se non arriva, si chiude { $deadline } e non perde nessuno.
game-closes = Si chiude { $when } se nessuno fa una mossa
computers-think-less = I computer pensano meno per un po': il tempo di calcolo per i tavoli qui è esaurito.
start-ping = { $players }, [{ $title }]({ $link }) è cominciata. È il turno di { $player }.
start-ping-yours = { $players }, [{ $title }]({ $link }) è cominciata: cominci tu.
start-ping-race = { $players }, [{ $title }]({ $link }) è cominciata. Si gioca tutti insieme.
turn-ping = { $players }, tocca a te: [{ $title }]({ $link }).

### Pulsanti e menu

button-confirm = Conferma
button-previous = Indietro
button-next = Avanti
button-update-hand = Guarda di nuovo
button-about = Che cos'è?
button-next-game = Alla prossima ci sono
button-claim = Reclama la vittoria
button-wait = Concedi altro tempo
button-offer-draw = Proponi il pareggio
button-offer-takeback = Ritira la mossa
button-offer-end = Chiudi senza risultato
button-offer-hints = Chiedi i suggerimenti
choose-exactly = Scegline { $count }
button-choice-form = Indicane { $count }
choice-form-label = { $count } nomi, separati da spazi

### Proposte

offer-agreed-by = D'accordo: { $players }
offer-waits-for = Si aspetta { $players }
offer-needs-one = Basta un altro giocatore.
hints-on = I suggerimenti sono permessi, quindi questa partita non conta.
offer-granted = Fatto.
offer-declined = La proposta non vale più.
claim-done = La vittoria è tua.
wait-done = Il tempo riparte.
end-asked = Serve il consenso degli altri: lo vedono al tavolo e possono rispondere fino alla prossima mossa.
end-asked-one = Serve il consenso di un altro giocatore: si vede al tavolo, e si può rispondere fino alla prossima mossa.

### La mano

hand-outdated = Nel frattempo il gioco è andato avanti; ora la situazione è questa.

### Chi guarda

about-open = Tutti possono guardare. Per la prossima partita premi **Alla prossima ci sono** sotto il tavolo, o apri un tavolo tuo con /gioca.
about-seated = Hai un posto a questo tavolo. Tutto ciò che puoi fare è qui sotto; le regole sono dietro al pulsante.
next-game-noted = Segnato: quando qui si apre il prossimo tavolo, ti verrà chiesto se vuoi un posto. Premi di nuovo per toglierti dalla lista.
next-game-forgotten = Non sei più nella lista. Guarda pure finché vuoi.
next-game-seated = Stai già giocando. A partita finita premi Rivincita.
next-game-joined = Qui c'è un tavolo aperto: hai un posto a [{ $title }]({ $link }).
next-game-has-seat = Hai già un posto a [{ $title }]({ $link }), il tavolo aperto qui.
next-game-full = La lista per la prossima partita è piena. Apri un tavolo tuo in un altro canale con /gioca.
next-game-waiting = Per la prossima partita: { $players }
next-game-asked = Per la prossima partita: { $players }. Premi **Partecipa** per prendere posto.
rematch-waits-for = La rivincita aspetta { $players }.

### Il tavolo a parole

position-heading = Che cosa c'è in tavola
moves-heading = Che cosa puoi fare: scrivi una di queste mosse dopo /mossa
moves-line = `{ $words }`: { $effect }
moves-choice = { $count } a scelta fra { $choices }
board-page = Pagina { $page } di { $pages }. Le altre: /posizione con il numero della pagina.
picture-in-words = Un'immagine di ciò che dice il testo qui sopra.
moves-more = … e altro ancora: /posizione
