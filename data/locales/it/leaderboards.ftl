### Leaderboards and profiles

command-leaderboard = classifica
command-leaderboard-description = Chi gioca meglio: per rating, o per record dove si gioca da soli
command-leaderboard-where = Su questo server o ovunque; questo server, se non scegli
command-leaderboard-game = Un solo gioco; tutti, se non scegli
command-leaderboard-variant = Una variante del gioco, anche da soli; tutte insieme, se non scegli
command-leaderboard-period = Una stagione o un mese; da sempre, se non scegli
place-server = Questo server
place-everywhere = Ovunque

leaderboard-title = Classifica
this-server = questo server
leaderboard-everywhere = ovunque
leaderboard-all-games = tutti i giochi
leaderboard-all-variants = tutte le varianti
usual-rules = regole usuali
leaderboard-alone = { $variant ->
        [none] da soli
       *[other] da soli, { $variant }
    }
leaderboard-all-time = da sempre
leaderboard-month = { $month } { $year }
leaderboard-season = stagione { $first }–{ $last } { $year }
leaderboard-month-name =
    { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    }
leaderboard-now = { $period } (adesso)
leaderboard-by-rating = per rating
leaderboard-by-points = per punti
leaderboard-shown = { $first }–{ $last } di { $people }
leaderboard-somebody = qualcuno
leaderboard-empty = In questa classifica non c'è ancora nessuno. Contano le partite tra persone: aprine una con /gioca.
leaderboard-empty-alone = In questa classifica non c'è ancora nessuno. Contano le partite giocate da soli: aprine una con /gioca.
ratings-not-computed = Rating e record non sono ancora calcolati dalle partite di prima dell'aggiornamento del bot.
leaderboard-provisional = Provvisorio: ancora poche partite, pochi avversari o pochi giorni
leaderboard-line =
    #{ $rank } { $player }: rating { $rating }{ $provisional ->
        [yes] , provvisorio
       *[no] { "" }
    }; vinte { $wins }, perse { $losses }, pareggiate { $draws } su { $games } ({ $percent }% vinte)
leaderboard-score-line =
    #{ $rank } { $player }: { $scored ->
        [points] { $points }
        [both] { $points } in { $time }
       *[time] { $time }
    }, { $day }
leaderboard-own-line = Tu: { $line }
leaderboard-own-none = Non sei ancora in questa classifica.
leaderboard-not-on-it = Non sei ancora in questa classifica. Contano le partite che hai finito lì, contro persone o da solo.
leaderboard-no-variant = Lì nessuno ha giocato questa variante. Scegline una che /classifica propone, o lasciala fuori per tutte insieme.
leaderboard-no-period = In quel periodo lì non è finita nessuna partita. Scegline uno che /classifica propone, o lascialo fuori per vedere da sempre.
leaderboard-choose-game = Quale gioco
leaderboard-choose-variant = Quale variante
leaderboard-choose-period = Quale periodo
button-leaderboard-first = Inizio
button-leaderboard-previous = Precedenti
button-leaderboard-next = Seguenti
button-leaderboard-own = Il mio posto
button-leaderboard-picture = Come immagine

heading-games = Partite
heading-wins = Vinte
heading-losses = Perse
heading-draws = Pareggiate
heading-share = % vinte
heading-rating = Rating
heading-points = Punti
heading-time = Tempo
heading-day = Giorno
heading-streak = Serie
heading-best-streak = Serie record
number-share = { $percent }%
number-rating-provisional = { $rating }?
day-short = { $day }/{ $month }/{ $year }

command-profile = profilo
command-profile-description = Rating, risultati e record di un giocatore
command-profile-player = Di chi; il tuo, se non scegli nessuno
command-profile-game = Un solo gioco; tutti, se non scegli
command-profile-show = Che cosa vuoi vedere; i risultati, se lo ometti
profile-shows-results = Risultati
profile-shows-achievements = Traguardi

profile-title = Profilo
profile-rank = posto { $rank } di { $among }
profile-peak = massimo { $rating }
profile-since =
    { $games ->
        [one] una partita fa
       *[other] { $games } partite fa
    }
profile-now = adesso
profile-last-games = Ultime partite
profile-favourite = Gioco preferito
profile-hidden = Questo profilo si vede solo sui server dove la persona gioca.
profile-empty = Il rating comincia con la prima partita contro persone. Apri un tavolo con /gioca.
profile-one-game = Una partita valida finora: il grafico comincia con la seconda.
profile-drawn = { $games } pari
profile-best = Record da soli
profile-best-line = { $game }{ $variant }: { $best }
scored-points =
    { $score ->
        [one] { $points } punto
       *[other] { $points } punti
    }
scored-points-in = { $points } in { $time }
profile-alt-rating =
    Rating { $rating } ± { $spread }{ $provisional ->
        [yes] , provvisorio
       *[no] { "" }
    }; posto { $rank } di { $among }{ $peaked ->
        [yes] ; massimo { $peak }
       *[no] { "" }
    }.
profile-alt-games = Partite { $games }: vinte { $wins }, perse { $losses }, pareggiate { $draws }. Serie { $streak }, record { $best }.
profile-alt-last = Le ultime partite, la più recente alla fine: { $outcomes }.
profile-alt-win = vinta
profile-alt-loss = persa
profile-alt-draw = pareggiata
profile-alt-favourite = Gioco preferito: { $game }.
profile-alt-against = Contro { $other }: vinte { $wins }, perse { $losses }, pareggiate { $draws }.
profile-alt-graph = Il rating dopo alcune delle partite, la più recente alla fine: { $ratings }.

