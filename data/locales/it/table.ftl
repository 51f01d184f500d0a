### Comandi al tavolo

command-move = mossa
command-move-description = Fai la tua mossa al tavolo di questo canale
command-move-words = La mossa, per esempio: rotola e nord
command-table = tavolo
command-table-description = Mostra di nuovo il tavolo di questo canale
command-hand = mano
command-hand-description = Mostra la tua mano al tavolo di questo canale, solo a te
command-board = posizione
command-board-description = Il tavolo di questo canale a parole: che cosa c'è e dove, a chi tocca, che cosa puoi fare
command-board-page = Quale pagina, se ce n'è più di una
board-open = Aperti: { $edges }
board-part-last = ultima
board-part-mine = mia
board-part-theirs = altri
board-part-open = aperti
board-part-clock = orologio
nothing = Niente.
board-no-clock = Nessun orologio corre.
board-no-cell = Sul tavolo non trovo `{ $typed }`. **mostra** accetta { $parts }, o una casella come la nomina il testo di /posizione.
command-board-part = Una parte sola: ultima, mia, altri, aperti, orologio, o una casella

### Il turno

turn = Tocca a { $player }
turn-race = Giocano tutti insieme
turn-yours = Tocca a te
caption-to-move = è di turno
caption-all = Giocano tutti
column-move = Mossa
choose-next-word = Da { $first } a { $last }
and = {" "}e{" "}
table-moved = La partita continua [più in basso]({ $link }).
more-intro = Che cosa vuoi fare?
turn-overdue = il tempo è scaduto
given-up-resigned = { $player } ha abbandonato; al suo posto gioca un computer.
given-up-resigned-early = { $player } ha abbandonato prima di fare una mossa; al suo posto gioca un computer.
given-up-out-of-time = { $player } ha esaurito il tempo; gioca un computer finché non riprende il posto.
given-up-withdrew = Ritiro dal torneo: { $player }; al suo posto gioca un computer.
overdue = { $player } ha esaurito il tempo. Chi aspetta può reclamare la vittoria o concedere ancora lo stesso tempo.
reminder = { $players }, tocca a te in [{ $title }]({ $link }); il tempo scade { $deadline }.
away-call = { $players }, in [{ $title }]({ $link }) il tuo tempo è scaduto e un computer gioca per te. Riprendi il tuo posto prima che la partita finisca.
overdue-call = { $players }, in [{ $title }]({ $link }) { $player } ha esaurito il tempo: reclama lì la vittoria o concedi altro tempo.
closing-call = { $players }, [{ $title }]({ $link }) aspetta una mossa: se non arriva, si chiude { $deadline } e non perde nessuno.
game-closes = Si chiude { $when } se nessuno fa una mossa
computers-think-less = I computer pensano meno per un po': il tempo di calcolo per i tavoli qui è esaurito.
start-ping = { $players }, [{ $title }]({ $link }) è cominciata: tocca a { $player }.
start-ping-yours = { $players }, [{ $title }]({ $link }) è cominciata: cominci tu.
start-ping-race = { $players }, [{ $title }]({ $link }) è cominciata: si gioca tutti insieme.
turn-ping = { $players }, tocca a te: [{ $title }]({ $link }).

### Pulsanti e menu

button-back = Indietro
button-hand = La mia mano
button-text = Come testo
button-confirm = Conferma
button-previous = Precedenti
button-happened = Che cosa è successo
happened-heading = Che cosa è successo, dal più recente
happened-page = Pagina { $page } di { $pages }.
happened-nothing = Ancora niente.
button-next = Seguenti
labelled = { $label }: { $content }
button-update-hand = Guarda di nuovo
button-next-game = Alla prossima ci sono
choose-exactly = Scegline { $count }
button-choice-form = Indicane { $count }
choice-form-label = { $count } nomi, separati da spazi
choice-count = Servono { $count } nomi, separati da spazi, per esempio `{ $example }`.

### La mano

hand-outdated = Nel frattempo il gioco è andato avanti; ora la situazione è questa.

### Chi guarda

about-open = Tutti possono guardare. Per la prossima partita premi **Alla prossima ci sono**, o apri un tavolo tuo con /gioca.
about-seated = Qui hai un posto. I tuoi tasti sono sotto l'immagine, e ⋯ ha tutto il resto.
about-over = La partita è finita. Chi ha giocato può premere **Rivincita**, tutti gli altri **Alla prossima ci sono**.
next-game-noted = Quando qui si apre il prossimo tavolo, te lo chiedo. Premi di nuovo per toglierti dalla lista.
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
moves-more-suggested = … e altro: fra i suggerimenti mentre scrivi

### Che cosa non si può fare al tavolo, e che cosa fare invece

no-game = Questa partita è finita, o il suo tavolo non c'è più. Aprine uno nuovo con /gioca.
set-aside = I dati di questa partita sono danneggiati, perciò non può continuare. Chi gestisce il bot trova il motivo nel log e forse può ripararli; con /gioca apri un nuovo tavolo.
newer-rules = Questa partita è stata iniziata con una versione più nuova del bot, che si sta installando proprio ora. Riprova tra un minuto.
no-game-here = In questo canale non è aperto nessun tavolo. Aprine uno con /gioca.
no-game-here-buttons = In questo canale non è aperto nessun tavolo. Aprine uno con /gioca. Una lezione o un rompicapo del giorno si gioca con i pulsanti sotto la sua immagine; con **prima il testo** in /impostazioni mie comincia con la posizione a parole.
turn-goes-on = È ancora il tuo turno:
other-game = Qui si gioca a { $here }, e questo comando è per { $game }. Fai la tua mossa con /mossa o con i pulsanti del tavolo.
not-seated = Non hai un posto a questo tavolo, ma puoi guardare. Con /partecipa ti metti in lista per la prossima partita.
not-played = Può farlo solo chi ha giocato questa partita. Aprine una tua con /gioca.
not-your-turn = Tocca a { $player }. Quando toccherà a te, il tavolo lo dirà.
given-up = Hai lasciato la partita; un computer gioca al posto tuo. Puoi guardare, e partecipare alla prossima.
away = Il tuo tempo è scaduto e un computer gioca per te. Riprendi il tuo posto quando vuoi: alla fine della partita è troppo tardi, e hai perso.
seat-back = Bentornato: il posto è di nuovo tuo.
seat-not-yours = Nessuno gioca qui al tuo posto: questo è per chi ha esaurito il tempo.
incomplete-move = { $question } { $choices }. Scrivi la mossa intera, per esempio: `{ $example }`
incomplete-question = Come continua la mossa?
not-over = Questa partita non è ancora finita. Quando lo è, puoi rivederla o chiedere la rivincita.
stale = Il tavolo è andato avanti da quando è comparso questo pulsante. Scegli di nuovo sotto l'ultima immagine; /tavolo la mostra.
overtaken = { $player } ha fatto prima. Non ti costa nulla: guarda il tavolo com'è adesso e continua.
gone = { $player } ha fatto prima: una carta che indichi non c'è più. Scegli fra quelle sul tavolo.
just-changed = Il tavolo è appena cambiato, e forse parli di ciò che vedevi prima. Non ti costa nulla: guarda di nuovo.
press-lost = Ci ha messo così tanto ad arrivare che Discord l'ha data per fallita: non vale. Non ti costa nulla: guarda di nuovo.
