### Comando

command-play = gioca
command-play-description = Apri un tavolo in questo canale

### Il messaggio del tavolo in attesa

lobby-host = { $player } (host)
lobby-computer = { $player } (computer, { $level })
computer-level = { $player } ({ $level })
levels-weaker = Qui manca una libreria: i computer giocano sotto il loro livello.
level-add = Aggiungi un computer: il livello
level-added = Aggiungi un computer: { $level }
level-of = { $player }: { $level }
level-of-every = Tutti i computer: { $level }
levels-change = Livello dei computer
level-easy = facile
level-easy-does = Per chi comincia: qualcosa gli sfugge
level-fair = medio
level-fair-does = Per una partita rilassata
level-hard = difficile
level-hard-does = Difficile da battere
level-master = maestro
level-master-does = Gioca meglio che può
lobby-option = { $name }: { $value }
option-begins = comincia { $player }
lobby-clock =
    { $seconds ->
        [30] 30 secondi per mossa
        [120] 2 minuti per mossa
        [600] 10 minuti per mossa
        [86400] 1 giorno per mossa
       *[259200] 3 giorni per mossa
    }
lobby-threaded = Si gioca in un thread a parte
lobby-invited = Solo su invito: { $guests }
lobby-invited-nobody = Solo su invito; nessuno è invitato
invitation =
    { $host } invita { $players } a un tavolo: [{ $title }]({ $link }). { $state ->
        [open] Lì basta premere **Partecipa** per prendere posto.
        [begun] La partita è cominciata.
       *[closed] Il tavolo è chiuso.
    }
lobby-expires = Si chiude { $when }
lobby-in-thread = La partita continua in { $thread }.
about-lobby = Puoi sederti anche tu: premi **Partecipa** sotto il tavolo. Le regole stanno dietro il pulsante.
about-lobby-seated = Hai un posto qui. **Esci** lo libera; le regole stanno dietro il pulsante.
lobby-waiting =
    { $missing ->
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $missing } giocatori.
     }
lobby-waiting-starts = Ancora una persona e si comincia.
lobby-ready = Pronti: { $host } può cominciare, e dalle { $when } chiunque giochi.
lobby-ready-alone = { $host } può cominciare in solitario, o aspettare altri.
lobby-ready-direct = Tutto pronto: premi **Comincia**.
lobby-waiting-direct = C'è un posto libero: aggiungi un computer.
lobby-seats = Posti occupati: { $here } su { $most }
lobby-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.

### Pulsanti

button-join = Partecipa
button-leave = Esci
button-start = Comincia
button-rules = Regole
button-remove-computer = Togli computer
button-options = Opzioni
button-luck = Sorteggio equo

### Le opzioni dell'host

options-intro = Ogni scelta vale subito.
options-variants = Varianti
options-no-variants = Nessuna: il gioco semplice
options-clock = Orologio
options-clock-does = Tempo per ogni mossa
options-start = Inizio della partita
options-start-itself = Quando si siede il secondo giocatore
options-start-host = Quando l'host preme Comincia
options-place = Dove si gioca
options-here = Qui, in questo canale
options-thread = In un thread a parte
options-thread-does = Si apre quando la partita comincia
options-guests = Chi può partecipare
options-guests-does = Scegli delle persone per invitare solo loro; senza scelta possono partecipare tutti
options-guests-all = Tutti
options-seats = Liberare un posto
options-seats-does = Per chi se n'è andato; torna solo con un tuo invito
options-seats-none = Di chi?

clock =
    { $seconds ->
        [0] Senza orologio
        [30] 30 secondi
        [120] 2 minuti
        [600] 10 minuti
        [86400] 1 giorno
       *[259200] 3 giorni
    }
command-play-clock = Tempo per ogni mossa; se lo ometti vale quello del server
command-play-auto-start = Si comincia quando si siede il secondo giocatore; sì, se lo ometti
command-play-computer = Fa sedere computer di questo livello, quanti ne servono al gioco

### Perché un tavolo non si apre, e che cosa fare

no-outside-apps = Questo server lascia che le app che non ne fanno parte rispondano soltanto a te: nessun altro vedrebbe il tavolo. Gioca con me nei messaggi diretti, o chiedi a chi gestisce il server di aggiungermi.
channel-not-allowed = Su questo server i tavoli stanno solo in { $channels }. Apri il tuo lì.
role-needed = Su questo server solo { $roles } può aprire tavoli. Partecipa a quello di qualcun altro, o chiedi il ruolo a un moderatore.
channel-busy = In questo canale si sta già giocando. Puoi guardare (/tavolo), o aprire un tavolo tuo in un altro canale o thread. Chi gioca può abbandonare con /abbandona, i moderatori possono chiudere il tavolo con /chiudi.
channel-busy-direct = Qui si sta già giocando. /tavolo mostra la partita; abbandonala con /abbandona per cominciarne un'altra.
lobby-here = In questo canale c'è già un tavolo che aspetta giocatori. Prendi posto con **Partecipa** o /partecipa, o aprine uno tuo in un altro canale o thread. Si chiude quando tutti l'hanno lasciato, con **Esci** o /esci.
lobby-here-seated = Hai già un posto a un tavolo che aspetta in questo canale. Lascialo con **Esci** o /esci, o aprine un altro in un altro canale o thread.
lobby-here-direct = Qui c'è già un tavolo aperto. /tavolo lo mostra: gioca lì, o chiudilo con **Esci** o /esci.
quota-user =
    { $most ->
        [one] Su questo server hai già un tavolo aperto, e di più non se ne possono avere. Prima finisci quella partita.
       *[other] Su questo server hai già { $most } tavoli aperti: è il massimo. Prima finisci una partita.
    }
quota-user-link =
    { $most ->
        [one] Su questo server hai già [un tavolo]({ $link }) aperto, e di più non se ne possono avere. Prima finisci quella partita.
       *[other] Su questo server hai già { $most } tavoli aperti: è il massimo. Prima finisci una partita, per esempio [questa]({ $link }).
    }
quota-server =
    { $most ->
        [one] Su questo server c'è già un tavolo aperto: è il massimo. Aspetta che finisca, o chiedi a un moderatore di alzare il limite.
       *[other] Su questo server ci sono già { $most } tavoli aperti: è il massimo. Aspetta che uno finisca, o chiedi a un moderatore di alzare il limite.
    }
unknown-game = Non conosco il gioco { $game }. Scegline uno di quelli che /gioca propone.
option-unknown = L'opzione { $option } non può essere { $value }. Scegli uno dei valori proposti dal comando.
no-threads-here = I canali di questo tipo non hanno thread: la partita resta nel canale.

### La sorte di un tavolo

luck-explained = Prima che qualcuno premesse qui **Partecipa** o **Comincia** ho estratto un numero segreto, il **seme**, e ne ho fissato l'impronta, il **sigillo**. Poi si aggiungono i numeri che Discord dà a quelle pressioni. Tutti i dadi e le carte della partita derivano dal seme e da questi numeri. Io non potevo conoscerli quando ho estratto il seme, e chi gioca non conosce il seme. Dopo, chiunque può verificare che nulla è stato cambiato.
luck-explained-by-users = Prima che qualcuno si sedesse a questo tavolo ho estratto un numero segreto, il **seme**, e ne ho fissato l'impronta, il **sigillo**. Tutti i dadi e le carte della partita derivano dal seme e da chi siede dove. Così chi gioca non può scegliere la sorte, e nessuno può cambiarla dopo.
luck-joined = { $player } ha partecipato con `{ $number }`, { $time }
luck-started = La partita è iniziata con `{ $number }`, { $time }
luck-no-press = Nessuna pressione è ancora entrata.
luck-entropy = La sorte è l'HMAC-SHA256 di `{ $text }` con il seme come chiave.
luck-rematch =
    Sigillo di una rivincita, fissato alla fine di questa partita: `{ $commitment }`
    Il suo tavolo: `{ $session }`
luck-short = Tavolo { $session } · sigillo { $seal }…
luck-short-ended = Tavolo { $session } · sigillo { $seal }… · seme { $seed }…
luck-short-rematch = Rivincita: tavolo { $session } · sigillo { $seal }…
luck-commitment =
    Sigillo (SHA-256): `{ $commitment }`
    Tavolo: `{ $session }`
luck-secret = Il seme resta segreto fino alla fine della partita. Poi compare qui, e chiunque può controllare che corrisponda al sigillo.
luck-revealed =
    Seme: `{ $seed }`
    Corrisponde: lo SHA-256 di `{ $sealed }` è il sigillo. Il seme era dunque lo stesso fin dal primo momento.

## Challenges, from the menu of a person

menu-challenge = Sfida
challenge-question =
    ### Sfida
    {$player} e tu: a quale gioco? Apro il tavolo e avviso io.
challenge-game = Scegli un gioco
challenge-self = Non puoi sfidare te stesso. Per giocare da solo, scegli me, o scrivi /gioca.
challenge-bot = Questo bot non gioca. Scegli una persona, o me: allora siede un computer.

## Tables in threads

button-play-in-thread = Gioca in un thread
table-in-thread = Il tuo tavolo è aperto in { $thread }: gli altri lo trovano lì.
table-waits = aspetta giocatori
command-play-thread = Apre il tavolo in un thread di questo canale; nel canale se lo ometti
no-thread-for-table = Qui il tavolo non può aprirsi in un thread. { $why }
no-threads-leave-out = Qui non ci sono thread. Lascia vuoto **thread**: il tavolo si apre direttamente qui.
no-thread-made = In questo momento Discord non crea thread qui. Riprova più tardi, o apri il tavolo in un altro canale.

## Finding an opponent

command-play-opponent = Gioca con chi su questo server chiede lo stesso gioco, con orologio, in un thread
opponent-no-server = Gli avversari si trovano nei server in cui ci sono anch'io. Qui puoi giocare contro un computer.
opponent-alone = Con queste opzioni si gioca da soli. Lascia vuoto **avversario**, o scegli altre opzioni.
opponent-or-computer = Un avversario o dei computer: lascia vuoto **avversario** o **computer**.
opponent-waiting = Stai già cercando un avversario: [il tuo tavolo]({ $link }) aspetta. Con **Esci** smetti.
opponent-found = { $player } gioca a { $title } con te: [al tavolo]({ $link }).
opponent-joined = Siedi con { $player } a { $title }: [al tavolo]({ $link }). Comincia chi ospita.
opponent-nobody = { $host }: nessuno è venuto a giocare a { $title }, perciò questo tavolo si è chiuso. Puoi cercare di nuovo un avversario.
opponent-came = { $host }: { $player } è qui per giocare a { $title }. **Comincia** fa iniziare la partita.
