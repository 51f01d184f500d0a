### Comandi prima della partita

command-join = partecipa
command-join-description = Prendi posto al tavolo di questo canale, o alla sua prossima partita
command-leave = esci
command-leave-description = Lascia il tuo posto prima che la partita cominci
command-start = comincia
command-start-description = Comincia la partita al tavolo di cui sei host
command-computer = computer
command-computer-description = Fai sedere un computer al tavolo di cui sei host
command-computer-remove = Manda via l'ultimo computer, invece
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
leave-playing = La partita è in corso, e il tuo posto ne fa parte. Rinuncia con /abbandona, o chiudila senza risultato con /chiudi, se gli altri al tavolo sono d'accordo.
computer-added = { $player } ({ $level }) si è seduto al tavolo.
computer-removed = Un computer in meno.
join-over = L'ultima partita qui è finita, e nessun tavolo è aperto. Chi l'ha giocata può usare /rivincita; chiunque può aprirne uno con /gioca.
rematch-none = In questo canale non è ancora finita nessuna partita. Apri un tavolo con /gioca.
next-game-listed = Quando qui si apre il prossimo tavolo, te lo chiedo. /esci ti toglie dalla lista.

### Che cosa non si può fare prima della partita, e che cosa fare invece

not-joined = Non hai ancora un posto a questo tavolo. Premi **Partecipa** per prenderne uno.
not-started = La partita non è ancora cominciata: la fa cominciare l'host, con **Comincia**. Se hai un posto ma non vuoi più giocare, premi **Esci** o scrivi /esci.
not-started-host = La partita non è ancora cominciata: la fai cominciare tu, con **Comincia** o /comincia. Per lasciare il tavolo premi **Esci** o scrivi /esci.
already-started = La partita è già cominciata. Puoi guardare, e partecipare alla prossima.
already-started-seated = La partita è cominciata, e tu ci sei.
already-seated = Hai già un posto a questo tavolo. Il suo messaggio dice che cosa si aspetta.
table-full = Tutti i { $seats } posti sono occupati. Puoi guardare, e partecipare alla prossima partita.
no-seat-for-computer = Tutti i { $seats } posti sono occupati. Comincia la partita, o lascia prima uscire qualcuno.
not-invited = A questo tavolo possono sedere solo gli ospiti di { $host }. Chiedi un invito; intanto puoi guardare.
seat-freed = { $host } ha liberato il tuo posto per altri. Chiedi un invito; intanto puoi guardare.
seat-free = Quel posto è già libero, o è il tuo. Il messaggio del tavolo mostra chi siede dove.
too-many-seated = Con queste opzioni ci sono al massimo { $seats } posti, e { $here } sono già occupati. Scegli altre opzioni, o aspetta che qualcuno esca.
too-few-seats =
    { $missing ->
        [one] Manca ancora un giocatore. Qualcuno deve premere Partecipa.
       *[other] Mancano ancora { $missing } giocatori. Devono premere Partecipa.
     }
no-computer = A questo tavolo non c'è nessun computer da togliere.
clock-unknown = Non c'è un orologio da { $clock } secondi. Scegline uno di quelli del menu.
not-host = Può farlo solo { $host }, l'host del tavolo. Chiediglielo.
not-host-yet = Decide { $host }, che è l'host. Dalle <t:{ $when }:t> può farlo chiunque giochi.
