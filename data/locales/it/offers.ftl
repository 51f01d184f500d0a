### Comandi

command-offer = offri
command-offer-description = Proponi il pareggio, chiedi indietro l'ultima mossa o rifiuta
command-offer-draw = pareggio
command-offer-draw-description = Proponi il pareggio, o accetta quello che ti propongono
command-resign = abbandona
command-resign-description = Abbandona la partita che stai giocando qui
command-end = chiudi
command-end-description = Chiudi il tavolo di questo canale senza risultato, o chiedilo agli altri
command-offer-takeback = ritira
command-offer-takeback-description = Chiedi di ritirare la tua ultima mossa, o accetta ciò che ti viene chiesto
command-offer-decline = rifiuta
command-offer-decline-description = Rifiuta ciò che ti viene chiesto, o ritira la tua proposta

### Pulsanti

button-agree = Accetta
button-decline = Rifiuta
button-take-seat = Riprendi il tuo posto
button-resign = Abbandona
button-confirm-resign = Sì, abbandono
button-confirm-end = Sì, chiudi
button-play-on = No, continuo a giocare
button-offer-draw = Proponi il pareggio
button-offer-takeback = Ritira la mossa
button-offer-end = Chiudi senza risultato
button-offer-hints = Chiedi i suggerimenti
button-claim = Reclama la vittoria
button-wait = Concedi altro tempo

### Che cosa si chiede e si risponde

offer-draw = { $player } propone il pareggio.
offer-takeback = { $player } vorrebbe ritirare l'ultima mossa.
offer-end = { $player } vorrebbe chiudere la partita senza risultato.
offer-hints = { $player } vorrebbe permettere i suggerimenti. La partita allora non conterebbe.
offer-made = Ho chiesto a { $players }. La risposta vale fino alla prossima mossa.
offer-agreed = D'accordo.
offer-agreed-by = D'accordo: { $players }
offer-waits-for = Si aspetta { $players }
offer-needs-one = Basta un altro giocatore.
offer-granted = Fatto.
offer-declined = Rifiutato.
offer-withdrawn = Ritirata.
end-asked = Serve il consenso degli altri: lo vedono al tavolo e possono rispondere fino alla prossima mossa.
end-asked-one = Serve il consenso di un altro giocatore: si vede al tavolo, e si può rispondere fino alla prossima mossa.
end-question = Chiudere questa partita per tutti, senza risultato?
end-question-lobby = Chiudere questo tavolo per tutti, prima che la partita cominci?
taken-back = { $player } ha ritirato l'ultima mossa.
call-overtaken = { $faster } ha fatto prima di { $player }, che non perde nulla.
hints-on = I suggerimenti sono permessi, quindi questa partita non conta.
resign-question = Vuoi davvero abbandonare?
resign-loses = La partita conta come persa.
resign-early-loses = La partita conta come persa anche se non hai ancora fatto una mossa: hai già visto com'è cominciata.
resign-abandons = La partita finisce senza risultato.
resign-computer-plays-on = Per te la partita conta come persa; al tuo posto gioca un computer.
resign-early-computer-plays-on = Al tuo posto gioca un computer. Per te la partita conta come persa anche se non hai ancora fatto una mossa: hai già visto com'è cominciata.
resign-done = Hai abbandonato. Grazie per aver giocato.
end-done = Il tavolo è chiuso, senza risultato.

### Che cosa non si può chiedere, e che cosa fare invece

offer-needs-two = Il pareggio si può concordare solo in due. Continua a giocare: ogni partita finisce.
offer-pending = C'è già una proposta, che aspetta una risposta: **Accetta** o **Rifiuta**.
offer-refused = È appena stato rifiutato. Puoi chiederlo di nuovo dopo la prossima mossa.
draw-needs-human = In questo gioco il computer non accetta mai il pareggio. Continua a giocare, o abbandona con /abbandona.
draw-too-early = { $player } continua: è troppo presto per un pareggio.
draw-stands-better = { $player } continua: la posizione non è pari.
no-offer = Ora non c'è una proposta così. Puoi farne una tu.
own-offer = Hai già fatto una proposta: devono rispondere gli altri. Puoi ritirarla con **Rifiuta**.
end-needs-two = Qui due giocatori bastano per chiudere un tavolo, perciò non serve rifiutare. Può ritirarlo solo chi l'ha chiesto.
end-not-allowed =
    { $who ->
        [host] Questo tavolo lo possono chiudere solo il suo host e i moderatori. Chiedi a uno di loro.
        [players] Questo tavolo lo possono chiudere solo chi ci gioca e i moderatori. Chiedi a uno di loro.
       *[moderators] Questo tavolo lo possono chiudere solo i moderatori. Chiedi a uno di loro, o abbandona con /abbandona se ci giochi.
     }
end-lobby = Questo tavolo aspetta ancora giocatori. Premi **Esci** o scrivi /esci: quando esce l'ultimo, si chiude. Un moderatore può chiuderlo subito.
end-lobby-group = Questo tavolo aspetta ancora giocatori. Premi **Esci** o scrivi /esci: quando esce l'ultimo, si chiude.
takeback-nothing = Non hai ancora nessuna mossa da ritirare.
takeback-revealed = Quella mossa non si può più ritirare: da allora si è scoperto qualcosa che era nascosto. Continua da qui.
no-clock = A questo tavolo non c'è orologio: ognuno può pensare quanto vuole. Aspetta la mossa, o chiedi di chiudere con /chiudi.
not-overdue = Il tempo non è scaduto a nessuno. L'orologio è nel messaggio del tavolo.
own-time = Il tempo scaduto è il tuo. Muovi in fretta: puoi farlo finché l'avversario non reclama la vittoria.
time-not-up = Questo succede da solo quando il tempo scade, non prima. Fino ad allora puoi ancora fare una mossa.
hints-not-allowed = A questo tavolo i suggerimenti non sono permessi. Chiedili agli altri con /suggerimento.
hints-allowed = Qui i suggerimenti sono già permessi.
