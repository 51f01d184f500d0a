### Comandi

command-settings = impostazioni
command-settings-description = Le impostazioni di questo server e le tue
command-settings-server = server
command-settings-server-description = Le impostazioni di questo server, per chi lo gestisce
command-settings-me = mie
command-settings-me-description = Le tue impostazioni: avvisi, conferma, colori, lingua, testo per primo

### Le impostazioni del server

settings-title = Impostazioni di questo server
settings-page-rights = Permessi
settings-page-tables = Tavoli
settings-page-messages = Messaggi
settings-intro-rights = Ogni scelta vale subito; i thread solo per i tavoli nuovi.
settings-intro-tables = Ogni scelta vale subito; orologio e promemoria solo per i tavoli nuovi.
settings-intro-messages = Ogni scelta vale subito.
settings-language = Lingua dei messaggi per tutti
settings-language-discord = La lingua del server
settings-language-name =
    { $language ->
        [it] Italiano
        [de] Deutsch
        [fr] Français
       *[en] English
    }
settings-channels = Canali per i tavoli
settings-channels-all = Tutti i canali
settings-roles = Ruoli che possono aprire tavoli
settings-roles-all = Tutti
settings-clock = Orologio dei tavoli nuovi
settings-tables-per-user = Tavoli aperti per persona
settings-tables-per-server = Tavoli aperti sul server
settings-tables =
    { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }
settings-enders = Chi può chiudere tavoli con /chiudi
settings-enders-moderators = I moderatori
settings-enders-host = I moderatori e l'host
settings-enders-players = I moderatori e chi gioca
settings-pings = Quando avvisare chi è di turno
settings-pings-never = Mai
settings-pings-after-a-minute = Dopo un minuto
settings-pings-at-once = Subito, se non ha appena giocato
settings-theme = Colori delle immagini per tutti
settings-threads-on = Partite nei thread: sì
settings-threads-off = Partite nei thread: no
settings-reminders-on = Promemoria: sì
settings-reminders-off = Promemoria: no
settings-confirms-on = Conferma delle mosse dalla mano: sì
settings-confirms-off = Conferma delle mosse dalla mano: no
settings-need-server = Solo i server hanno queste impostazioni. Usa il comando nel canale di un server.
settings-guest = Su questo server sono solo ospite, quindi qui non ci sono impostazioni. Quando mi invitano, il comando funziona.
settings-not-allowed = Solo chi può gestire il server può cambiarne le impostazioni. Chiedi a loro.

### Le proprie impostazioni

my-settings-title = Le tue impostazioni
my-settings-intro = Valgono per te su ogni server, da subito.
my-settings-pings = Quando avvisarti che tocca a te
as-on-server = Come sul server
pings-never = Mai
pings-after-a-minute = Dopo un minuto
pings-at-once = Subito, se non ho appena giocato
pings-by-dm = Con un messaggio diretto, dopo un minuto
my-settings-confirms = Conferma delle mosse dalla tua mano
confirms-on = Sì: con una seconda pressione
confirms-off = No: una tessera con un solo posto si posa subito
my-settings-language = Lingua di ciò che vedi solo tu
my-settings-language-discord = La lingua del tuo Discord
text-first-on = Prima il testo, per screen reader: sì
text-first-off = Prima il testo, per screen reader: no
tell-moves-on = Dimmi ogni mossa: sì
tell-moves-off = Dimmi ogni mossa: no

### Colori

button-theme = I miei colori
theme-dark = Scuro
theme-light = Chiaro
theme-contrast = Contrasto alto
theme-title = I tuoi colori
theme-intro = Questi colori sono per le immagini che vedi solo tu, come la tua mano. Valgono dalla prossima immagine.

### Se qui può stare un tavolo

canplay-title = Si gioca qui?
canplay-allowed = Sì, non manca nulla.
canplay-dm = Sì, da soli o contro il computer.
canplay-guest = Sì, come tuo ospite. Qui non sono un membro, quindi non posso mandare promemoria né aprire thread. Se per un quarto d'ora nessuno preme o scrive nulla, l'immagine resta com'è finché qualcuno non lo fa.
canplay-threads = Si può giocare anche in un thread a parte.
canplay-lacks =
    { $count ->
        [one] Non ancora. In questo canale mi serve il permesso { $permissions }; un moderatore può darlo nelle impostazioni del canale.
       *[other] Non ancora. In questo canale mi servono questi permessi: { $permissions }. Un moderatore può darli nelle impostazioni del canale.
    }
canplay-lacks-threads =
    { $count ->
        [one] Per le partite nei thread mi servirebbe anche { $permissions }. Senza, si resta nel canale.
       *[other] Per le partite nei thread mi servirebbero anche: { $permissions }. Senza, si resta nel canale.
    }
canplay-open = Apri un tavolo con /gioca.
canplay-table = Qui c'è già un tavolo: mostralo con /tavolo.
