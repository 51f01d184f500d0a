# Tornei: il comando, il messaggio pubblico, i pannelli.

command-tournament = torneo
command-tournament-description = Organizza un torneo in questo canale, o guarda quelli che ci sono
command-tournament-create = crea
command-tournament-create-description = Organizza un torneo in questo canale
command-tournament-create-game = A che cosa si gioca
command-tournament-create-options = Varianti del gioco: scegli tra i suggerimenti, con un + fra l'una e l'altra
command-tournament-show = mostra
command-tournament-show-description = Guarda i tornei di questo canale, con le classifiche
command-tournament-create-name = Come si chiama il torneo
command-tournament-create-format = Come si formano le coppie; svizzero, se lo ometti. Con le stesse distribuzioni per tutti: /duello
command-tournament-create-time = La durata massima di un turno, tre giorni se la ometti; di un'arena quanto dura, un'ora
command-tournament-create-clock = Tempo per ogni mossa; se lo ometti vale quello del server
command-tournament-create-starts = Fra quanto comincia da solo; se lo ometti, lo avvii tu
command-tournament-create-rounds = Quanti turni ha un torneo svizzero; quanti ne servono, se lo ometti
tournament-format-swiss = Svizzero
tournament-format-round-robin = Girone all'italiana
tournament-format-arena = Arena
tournament-time-name =
    { $seconds ->
        [900] 15 minuti
        [1800] 30 minuti
        [3600] 1 ora
        [5400] 90 minuti
        [7200] 2 ore
        [10800] 3 ore
        [21600] 6 ore
        [86400] 1 giorno
        [259200] 3 giorni
       *[604800] 7 giorni
    }
tournament-of-game = Torneo di { $game }
tournament-rounds-count =
    { $count ->
        [one] un turno
       *[other] { $count } turni
    }
tournament-rounds-needed = turni in numero automatico
tournament-round-time = { $time } per ogni turno
tournament-lasts = dura { $time }
tournament-registration =
    { $count ->
        [0] Iscrizioni aperte: posto per { $most } giocatori.
        [one] Un iscritto su { $most } al massimo.
       *[other] { $count } iscritti su { $most } al massimo.
    }
tournament-starts = Comincia { $time }.
tournament-round = Turno **{ $round }** di { $rounds } · finisce al più tardi { $time }
tournament-arena-ends = Gioca quante volte vuoi · finisce { $time }
tournament-won =
    { $count ->
        [one] 🥇 Vince { $players }.
       *[other] 🥇 Vincono insieme { $players }.
    }
tournament-cancelled = Annullato. Le partite in corso possono essere portate a termine.
tournament-cancelled-before = Annullato. Non era ancora cominciato.
tournament-cancelled-few = Annullato. All'ora d'inizio si erano iscritti in meno di due.
tournament-table-opens = il tavolo si sta aprendo
tournament-table = Tavolo
tournament-bye = { $player } riposa: vale come una vittoria
tournament-reason-no-show = nessuna mossa
tournament-reason-adjudicated = deciso alla fine del turno
tournament-reason-withdrawn = ritiro
tournament-reason-not-played = senza risultato
tournament-reason-late = troppo tardi
tournament-lost-no-show = { $player } non ha mosso
tournament-lost-adjudicated = { $player } ha usato più tempo
tournament-lost-withdrawn = ritiro di { $player }
tournament-more-tables =
    { $count ->
        [one] Un altro tavolo dietro il pulsante qui sotto
       *[other] Altri { $count } tavoli dietro il pulsante qui sotto
    }
tournament-waiting = ⏳ In attesa di una partita: { $players }
tournament-streaks = 🔥 I risultati valgono doppio: { $players }
tournament-threads-refused = ⚠️ Qui non posso aprire thread, e i tavoli aspettano. Permettimi **Crea thread pubblici** e **Invia messaggi nei thread** in questo canale: riprovo ogni minuto.
tournament-moved = Il torneo continua qui.
tournament-to-message = Al messaggio del torneo
button-tournament-join = Partecipa
button-tournament-withdraw = Ritirati
button-tournament-stay = Resta
button-tournament-return = Torna in gioco
button-tournament-play = Gioca
button-tournament-pause = Pausa
button-tournament-start = Avvia
button-tournament-standings = Classifica
button-tournament-rounds = Turni
button-tournament-games = Partite
button-tournament-organise = Organizza
button-tournament-end-round = Chiudi questo turno
button-tournament-end-arena = Chiudi l'arena
button-tournament-cancel = Annulla il torneo
button-tournament-post = Pubblica di nuovo in fondo
button-tournament-not-yet = Non ancora
button-tournament-better = Posti più alti
button-tournament-worse = Posti più bassi
button-tournament-round-before = Turno prima
button-tournament-round-after = Turno dopo
tournament-you-joined = Partecipi a { $name }. Quando si apre il tuo tavolo, ti avviso.
tournament-you-play = Giochi in { $name }. Il tuo tavolo si apre fra pochi secondi, e il prossimo subito dopo.
tournament-you-withdrew = Ti sei ritirato da { $name }.
tournament-you-paused = Niente nuove partite in { $name } finché non premi **Gioca**. Quella in corso conta ancora.
tournament-withdraw-question = Ti ritiri da { $name }? Se hai una partita in corso, la perdi, e non ne avrai altre.
tournament-start-question = Cominciare con { $count } giocatori? Dopo nessuno può iscriversi. I tavoli del primo turno si aprono subito.
tournament-start-arena-question = Cominciare con { $count } giocatori? Altri possono venire finché dura. I primi tavoli si aprono subito.
tournament-end-round-question =
    { $count ->
        [one] Chiudere questo turno? C'è una partita in corso: la perde chi ha usato più tempo.
       *[other] Chiudere questo turno? Ci sono { $count } partite in corso: perde chi ha usato più tempo.
    }
tournament-end-arena-question =
    { $count ->
        [0] Chiudere l'arena adesso?
        [one] Chiudere l'arena adesso? C'è una partita in corso, che poi non conta.
       *[other] Chiudere l'arena adesso? Ci sono { $count } partite in corso, che poi non contano.
    }
tournament-cancel-question = Annullare { $name }? Nessuno vince, e non si può tornare indietro.
tournament-is-started = { $name } è cominciato. I suoi tavoli si aprono adesso.
tournament-round-ends = Il turno di { $name } finisce adesso.
tournament-is-cancelled = { $name } è annullato.
tournament-removed = { $player } non è più nel torneo.
tournament-organise-does = Per chi lo organizza, e per chi può gestire gli eventi o il server
tournament-remove-whom = Togli un giocatore
tournament-which = Mostra la classifica
tournament-none-here = In questo canale non c'è nessun torneo. Chi può gestire gli eventi o il server ne crea uno con /torneo crea. Un torneo in cui tutti giocano le stesse distribuzioni, come nel bridge duplicato, lo apre chiunque con /duello e la sua opzione `distribuzioni`.
tournament-not-started = Questo torneo non è ancora cominciato.
tournament-no-threads = Ogni tavolo di un torneo ha un thread suo, e questo canale non ne ha. Crea il torneo in un canale testuale.
tournament-arena-times = Un'arena dura 30, 60, 90 o 120 minuti. Scegli uno di questi tempi.
tournament-round-times = Un turno dura al massimo 15 minuti, 1 ora, 6 ore, 1 giorno, 3 giorni o 7 giorni. Scegli uno di questi tempi.
tournament-round-title = Turno { $round } di { $rounds }
tournament-no-games = Nessuno ha ancora giocato.
tournament-rounds-heading = Turni
tournament-last-games = Ultime partite
tournament-standing = #{ $rank } { $player }: { $points } ({ $ties })
tournament-on-fire = 🔥 { $count } vittorie di fila
tournament-has-withdrawn = ritiro
tournament-has-paused = in pausa
tournament-ties-swiss = Parità: **Buchholz**, la somma dei punti degli avversari; prima senza il più basso (**−1**).
tournament-ties-round-robin = Parità: le partite fra questi giocatori, poi i punti di chi hanno battuto (Sonneborn-Berger).
tournament-ties-arena = Una vittoria vale 2 punti e un pareggio 1, dopo due vittorie di fila il doppio. Poi decidono più vittorie, e meno partite.
heading-direct-encounter = Diretti
heading-sonneborn-berger = S.-B.
heading-buchholz-cut = Buchh. −1
heading-buchholz = Buchholz
heading-fewer-games = Partite
tie-break-direct-encounter = scontri diretti
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-buchholz-cut = Buchholz −1
tie-break-buchholz = Buchholz
tie-break-wins = vittorie
tie-break-fewer-games = partite
tournament-options = Non conosco queste opzioni di { $game }. Scegli tra i suggerimenti: svuota **opzioni** e scrivi + dopo ognuna per aggiungerne un'altra.
tournament-race = Una gara non ha orologio. Togli **orologio**.
