### Comandi

command-settings = impostazioni
command-settings-description = Le impostazioni di questo server e le tue
command-settings-server = server
command-settings-server-description = Come si tengono i tavoli su questo server (per chi lo gestisce)
command-settings-me = mie
command-settings-me-description = Le tue impostazioni: avvisi, conferma delle mosse, colori delle tue immagini
command-canplay = sigioca
command-canplay-description = Se in questo canale può stare un tavolo, e che cosa manca
command-theme = tema
command-theme-description = I colori delle immagini che vedi solo tu

### Le impostazioni del server

settings-title = Impostazioni di questo server
settings-intro = Ogni scelta vale subito; orologio, thread e promemoria per i tavoli nuovi. Solo tu vedi questo messaggio.
settings-language = Lingua di ciò che vedono tutti
settings-language-discord = Quella del server, come la sa Discord
settings-language-name =
    { $language ->
        [it] Italiano
        [de] Deutsch
        [fr] Français
       *[en] English
    }
settings-channels = Canali in cui possono stare i tavoli
settings-channels-all = In tutti i canali
settings-roles = Ruoli che possono aprire tavoli
settings-roles-all = Tutti possono
settings-clock = Orologio dei tavoli nuovi
settings-tables-per-user = Tavoli che una persona può avere aperti
settings-tables-per-server = Tavoli che possono essere aperti sul server
settings-tables =
    { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }
settings-enders = Chi può chiudere un tavolo con /chiudi
settings-enders-moderators = I moderatori
settings-enders-host = I moderatori e l'host del tavolo
settings-enders-players = I moderatori e tutti quelli che vi giocano
settings-pings = Quando chi è di turno riceve un avviso
settings-pings-never = Mai
settings-pings-after-a-minute = Dopo un minuto
settings-pings-at-once = Subito, a meno che non abbia appena giocato
settings-theme = Colori delle immagini che vedono tutti
settings-threads-on = Partite nei thread: sì
settings-threads-off = Partite nei thread: no
settings-reminders-on = Promemoria: sì
settings-reminders-off = Promemoria: no
settings-confirms-on = Conferma delle mosse dalla mano: sì
settings-confirms-off = Conferma delle mosse dalla mano: no
settings-need-server = Le impostazioni sono di un server. Usa questo comando in uno dei suoi canali.
settings-not-allowed = Solo chi può gestire il server può cambiarne le impostazioni. Chiedi a loro.

### Le proprie impostazioni

my-settings-title = Le tue impostazioni
my-settings-intro = Queste scelte sono tue su ogni server; ciascuna vale subito. Solo tu vedi questo messaggio.
my-settings-pings = Quando ricevi un avviso che tocca a te
pings-server = Come sul server
pings-never = Mai
pings-after-a-minute = Dopo un minuto
pings-at-once = Subito, se non ho appena giocato
pings-by-dm = Con un messaggio diretto, dopo un minuto
my-settings-confirms = Se una mossa dalla tua mano chiede conferma
confirms-server = Come sul server
confirms-on = Sì: si fa con una seconda pressione
confirms-off = No: una tessera con un solo posto si posa subito

### Colori

button-theme = I miei colori
theme-dark = Scuro
theme-light = Chiaro
theme-contrast = Contrasto alto
theme-server = Come sul server
theme-title = I tuoi colori
theme-intro = Questi colori sono per le immagini che vedi solo tu, come la tua mano. Valgono dalla prossima immagine.

### Se qui può stare un tavolo

canplay-title = Si gioca qui?
canplay-allowed = Sì, non manca nulla.
canplay-dm = Sì, da soli o contro il computer.
canplay-guest = Sì, come tuo ospite, perché qui non sono un membro: non posso ricordare il turno a nessuno né aprire thread, e se per un quarto d'ora nessuno preme o scrive nulla, l'immagine aspetta il prossimo che lo fa.
canplay-threads = Le partite possono anche continuare in un thread a parte.
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
