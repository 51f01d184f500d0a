### Slash commands

command-play = gioca
command-play-description = Apri un tavolo in questo canale
command-move = mossa
command-move-description = Fai la tua mossa al tavolo di questo canale
command-move-slash-words = parole
command-move-words = La mossa, per esempio: rotola e nord
command-table = tavolo
command-table-description = Mostra di nuovo il tavolo di questo canale
command-resign = abbandona
command-resign-description = Abbandona la partita che stai giocando qui
command-draw = pareggio
command-draw-description = Proponi il pareggio, o accetta quello che ti propongono
command-end = chiudi
command-end-description = Chiudi il tavolo di questo canale senza risultato, o chiedilo agli altri

### The lobby

lobby-waiting =
    { $missing ->
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $missing } giocatori.
     }
lobby-waiting-starts = Ancora una persona e si comincia.
lobby-ready = Pronti: { $host } può cominciare.
lobby-ready-alone = { $host } può cominciare in solitario, o aspettare altri.
lobby-ready-direct = Tutto pronto: premi **Comincia**.
lobby-waiting-direct = C'è un posto libero: aggiungi un computer.
lobby-seats = Posti occupati: { $here } su { $most }
lobby-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.

### Buttons

button-join = Partecipa
button-leave = Esci
button-start = Comincia
button-rules = Regole
button-more = Altro
button-back = Indietro
button-hand = La mia mano
button-text = Come testo
button-agree = Accetta
button-decline = Rifiuta
button-resign = Abbandona
button-confirm-resign = Sì, abbandono
button-confirm-end = Sì, chiudi
button-play-on = No, continuo a giocare
button-rematch = Rivincita
button-leaderboard = Classifica

### The table

turn = Tocca a { $player }
turn-race = Giocano tutti insieme
caption-to-move = è di turno
caption-all = Giocano tutti
caption-closed = finita
caption-wins = vince
caption-shared = vittoria condivisa
caption-lost = non ce l'ha fatta
caption-draw = Pareggio
column-move = Mossa
choose-next-word = Da { $first } a { $last }
and = {" "}e{" "}
turn-yours = Tocca a te
table-moved = Il tavolo continua [più in basso]({ $link }).
more-intro = Che cosa vuoi fare?

### Offers and endings

offer-draw = { $player } propone il pareggio.
offer-takeback = { $player } vorrebbe ritirare l'ultima mossa.
offer-end = { $player } vorrebbe chiudere la partita senza risultato.
offer-hints = { $player } vorrebbe permettere i suggerimenti. La partita allora non conterebbe.
offer-made = La tua proposta vale fino alla prossima mossa.
offer-agreed = D'accordo.
resign-question = Vuoi davvero abbandonare?
resign-loses = La partita conta come persa.
resign-abandons = La partita finisce senza risultato.
resign-computer-plays-on = Per te la partita conta come persa; al tuo posto gioca un computer.
resign-early-computer-plays-on = Al tuo posto gioca un computer; per te la partita non conta.
end-question = Chiudere questa partita per tutti, senza risultato?
resign-done = Hai abbandonato. Grazie per aver giocato.
end-done = Il tavolo è chiuso, senza risultato.
ending-won =
    { $count ->
        [one] { $players } vince.
       *[other] { $players } vincono.
     }
ending-draw = Pareggio.
ending-abandoned = Questo tavolo è stato chiuso senza risultato.
agreed-draw = Di comune accordo.
agreed-end = Chiuso di comune accordo.
ended-by-two = Due giocatori erano d'accordo di smettere.
out-of-time = Tempo scaduto: { $player }.
resigned = Abbandono: { $player }.
resigned-early = { $player } ha abbandonato prima di fare una mossa.
deserted = Sono andati via tutti.
host-left = L'host è andato via, e nessun altro poteva prendere il suo posto.
expired = Per mezz'ora non è successo nulla.
nobody-moved = Per molto tempo nessuno ha fatto una mossa.
ended-by-player = L'ha chiuso chi giocava.
ended-by-moderator = L'ha chiuso un moderatore.
place-gone = Il suo canale non c'è più.
rules-changed = Un aggiornamento ha cambiato le regole durante la partita.
result-won =
    { $winners ->
        [one] { $players } vince
       *[other] { $players } vincono
     }{ $shown ->
        [none] { "" }
        [both] { " " }{ $points }
       *[own] { " con" } { $points }
     }{ $rated ->
        [yes] , rating { $change }
       *[no] { "" }
     }
result-alone = { $player }: { $score }
result-best =
    { $compared ->
        [new] Un nuovo record{ $variant }: finora era { $best }.
        [same] Alla pari con il record{ $variant }.
       *[below] Il record{ $variant } è { $best }.
    }
round-over = Fine del round { $round }
round-gained = { $player }: { $change } in questo round

### What cannot be done, and what to do instead

no-game = Questa partita è finita, o il suo tavolo non c'è più. Aprine uno nuovo con /gioca.
set-aside = I dati di questa partita sono danneggiati, perciò non può continuare. Chi gestisce il bot trova il motivo nel log e forse può ripararli; con /gioca apri un nuovo tavolo.
newer-rules = Questa partita è stata iniziata con una versione più nuova del bot, che si sta installando proprio ora. Riprova tra un minuto.
no-game-here = In questo canale non c'è nessun tavolo. Aprine uno con /gioca.
other-game = Qui si gioca a { $here }, e questo comando è per { $game }. Fai la tua mossa con /mossa o con i pulsanti del tavolo.
channel-busy = In questo canale si sta già giocando. Puoi guardare (/tavolo), o aprire un tavolo tuo in un altro canale o thread. Chi gioca può abbandonare con /abbandona, i moderatori possono chiudere il tavolo con /chiudi.
channel-busy-direct = Qui si sta già giocando. /tavolo mostra la partita; abbandonala con /abbandona per cominciarne un'altra.
lobby-here = In questo canale c'è già un tavolo che aspetta giocatori. Prendi posto con **Partecipa** o /partecipa, o aprine uno tuo in un altro canale o thread. Si chiude quando tutti l'hanno lasciato, con **Esci** o /esci.
lobby-here-direct = Qui c'è già un tavolo aperto. /tavolo lo mostra: gioca lì, o chiudilo con **Esci** o /esci.
quota-user =
    { $most ->
        [one] Su questo server hai già un tavolo aperto, e di più non se ne possono avere. Prima finisci quella partita.
       *[other] Su questo server hai già { $most } tavoli aperti: è il massimo. Prima finisci una partita.
    }
quota-server =
    { $most ->
        [one] Su questo server c'è già un tavolo aperto: è il massimo. Aspetta che finisca, o chiedi a un moderatore di alzare il limite.
       *[other] Su questo server ci sono già { $most } tavoli aperti: è il massimo. Aspetta che uno finisca, o chiedi a un moderatore di alzare il limite.
    }
end-not-allowed =
    { $who ->
        [host] Questo tavolo lo possono chiudere solo il suo host e i moderatori. Chiedi a uno di loro.
        [players] Questo tavolo lo possono chiudere solo chi ci gioca e i moderatori. Chiedi a uno di loro.
       *[moderators] Questo tavolo lo possono chiudere solo i moderatori. Chiedi a uno di loro, o abbandona con /abbandona se ci giochi.
     }
end-lobby = Questo tavolo aspetta ancora giocatori. Premi **Esci** o scrivi /esci: quando esce l'ultimo, si chiude. Un moderatore può chiuderlo subito.
end-lobby-group = Questo tavolo aspetta ancora giocatori. Premi **Esci** o scrivi /esci: quando esce l'ultimo, si chiude.
not-seated = Non hai un posto a questo tavolo, ma puoi guardare. Partecipa alla prossima partita.
not-joined = Non hai ancora un posto a questo tavolo. Premi **Partecipa** per prenderne uno.
not-your-turn = Tocca a { $player }. Quando toccherà a te, il tavolo lo dirà.
not-started = La partita non è ancora cominciata: la fa cominciare l'host, con **Comincia**. Se hai un posto ma non vuoi più giocare, premi **Esci** o scrivi /esci.
not-started-host = La partita non è ancora cominciata: la fai cominciare tu, con **Comincia** o /comincia. Per lasciare il tavolo premi **Esci** o scrivi /esci.
already-started = La partita è già cominciata. Puoi guardare, e partecipare alla prossima.
already-seated = Hai già un posto a questo tavolo. Aspetta gli altri: quando siete pronti, l'host preme **Comincia**.
table-full = Tutti i { $seats } posti sono occupati. Puoi guardare, e partecipare alla prossima partita.
not-invited = A questo tavolo possono sedere solo gli ospiti di { $host }. Chiedi un invito; intanto puoi guardare.
seat-freed = { $host } ha liberato il tuo posto per altri. Chiedi un invito; intanto puoi guardare.
seat-free = Quel posto è già libero, o è il tuo. Il messaggio del tavolo mostra chi siede dove.
too-many-seated = Con queste opzioni ci sono al massimo { $seats } posti, e { $here } sono già occupati. Scegli altre opzioni, o aspetta che qualcuno esca.
no-computer = A questo tavolo non c'è nessun computer da togliere.
clock-unknown = Non c'è un orologio da { $clock } secondi. Scegline uno di quelli del menu.
too-few-seats =
    { $missing ->
        [one] Manca ancora un giocatore. Qualcuno deve premere Partecipa.
       *[other] Mancano ancora { $missing } giocatori. Devono premere Partecipa.
     }
not-host = Può farlo solo { $host }, l'host del tavolo. Chiediglielo.
given-up = Hai lasciato la partita; un computer gioca al posto tuo. Puoi guardare, e partecipare alla prossima.
offer-needs-two = Il pareggio si può concordare solo in due. Continua a giocare: ogni partita finisce.
offer-pending = C'è già una proposta, che aspetta una risposta: **Accetta** o **Rifiuta**.
offer-refused = È appena stato rifiutato. Puoi chiederlo di nuovo dopo la prossima mossa.
draw-needs-human = In questo gioco il computer non accetta mai il pareggio. Continua a giocare, o abbandona con /abbandona.
draw-too-early = { $player } continua: è troppo presto per un pareggio.
draw-stands-better = { $player } continua: la posizione non è pari.
no-offer = Quella proposta non vale più. Puoi farne una nuova.
own-offer = La proposta è tua: devono rispondere gli altri. Puoi ritirarla con **Rifiuta**.
end-needs-two = Qui due giocatori bastano per chiudere un tavolo, perciò non serve rifiutare. Può ritirarlo solo chi l'ha chiesto.
command-hint = suggerimento
command-hint-description = Guarda la mossa migliore; la partita allora non conta
button-show-hint = Mostrala nella mia mano
button-hint = Suggerimento
hint-question = Con un suggerimento questa partita non conta per il tuo record. Ne vuoi uno?
hint-best = ## La migliore ora: { $move }
hint-chance = Puoi aspettarti di vincere il { $share } % di partite così.
hint-equal = Altrettanto buone: { $moves }
hint-others = Poi: { $moves }
hints-not-allowed = A questo tavolo i suggerimenti non sono permessi. Chiedili agli altri con /suggerimento.
hints-allowed = Qui i suggerimenti sono già permessi.
takeback-nothing = Non hai ancora nessuna mossa da ritirare.
takeback-revealed = Quella mossa non si può più ritirare: da allora si è scoperto qualcosa che era nascosto. Continua da qui.
no-clock = A questo tavolo non c'è orologio: ognuno può pensare quanto vuole. Aspetta la mossa, o chiedi di chiudere con /chiudi.
not-overdue = Il tempo non è scaduto a nessuno. L'orologio è nel messaggio del tavolo.
own-time = Il tempo scaduto è il tuo. Muovi in fretta: puoi farlo finché l'avversario non reclama la vittoria.
time-not-up = Questo succede da solo quando il tempo scade, non prima. Fino ad allora puoi ancora fare una mossa.
incomplete-move = { $question } { $choices }. Scrivi la mossa intera, per esempio: `{ $example }`
incomplete-question = Come continua la mossa?
unknown-game = Non conosco il gioco { $game }. Scegline uno di quelli che /gioca propone.
not-over = Questa partita non è ancora finita. Quando lo è, puoi rivederla o chiedere la rivincita.
stale = Il tavolo è andato avanti da quando è comparso questo pulsante. Scegli di nuovo sotto l'ultima immagine; /tavolo la mostra.
overtaken = { $player } ha fatto prima. Non ti costa nulla: guarda il tavolo com'è adesso e continua.
just-changed = Il tavolo è appena cambiato, e forse parli di ciò che vedevi prima. Non ti costa nulla: guarda di nuovo.
unknown-button = Non conosco più quel pulsante o quella scelta. Mostra di nuovo il tavolo con /tavolo.
button-elsewhere = Quel pulsante è di un tavolo in un altro canale. Continua lì; /tavolo mostra il tavolo di questo canale.
option-unknown = L'opzione { $option } non può essere { $value }. Scegli uno dei valori proposti dal comando.
no-threads-here = I canali di questo tipo non hanno thread: la partita resta nel canale.
lacks-permission =
    { $count ->
        [one] In questo canale mi serve il permesso { $permissions }. Chiedi a un moderatore di darmelo, poi riprova.
       *[other] In questo canale mi servono questi permessi: { $permissions }. Chiedi a un moderatore di darmeli, poi riprova.
     }
permission-view_channel = Vedere il canale
permission-send_messages = Inviare messaggi
permission-send_messages_in_threads = Inviare messaggi nei thread
permission-create_public_threads = Creare thread pubblici
permission-attach_files = Allegare file
permission-read_message_history = Leggere la cronologia dei messaggi
permission-connect = Connettersi
still-making = Un momento: sto ancora preparando la tua ultima richiesta.
still-making-server = Un momento: sto ancora preparando quello che altri in questo server hanno chiesto. Riprova tra poco.
store-unavailable = In questo momento non riesco a salvare, quindi non è cambiato nulla. Riprova tra un minuto.
store-outcome-unknown = Ho perso il database mentre salvavo, quindi non so se ha funzionato. Controlla prima di riprovare: /tavolo mostra il tavolo.
error-unexpected = Qualcosa è andato storto da parte mia. Tutte le mosse confermate sono salve: mostra il tavolo con /tavolo e riprova.
