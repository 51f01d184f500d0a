### /privacy

command-privacy = privacy
command-privacy-description = Guarda, esporta o cancella ciò che è salvato su di te
privacy-title = I tuoi dati
privacy-games = **Partite**: a quali tavoli siedi, il tuo id e i tuoi nomi lì, e le tue mosse con l'ora, così le partite sopravvivono a un riavvio e si possono rivedere e verificare.
privacy-results = **Risultati**: come sono finite le tue partite, il tuo rating, i record, i traguardi, i rompicapo del giorno, i tornei e le posizioni su cui ti alleni, per classifiche e profili.
privacy-settings = **Impostazioni**: ciò che hai scelto per te.
privacy-not-stored = **Non salvo**: messaggi, indirizzi e-mail, chi è online. Ciò che si scrive non mi arriva nemmeno.
privacy-how-long = **Per quanto**: finché non li cancelli; nelle copie di sicurezza qualche giorno in più. Un server che mi rimuove è dimenticato dopo 30 giorni.
privacy-export = Esporta i miei dati
privacy-delete = Cancella i miei dati
privacy-delete-surely = Cancella tutto
privacy-keep = Tieni i miei dati
privacy-on = Le tue impostazioni:
privacy-hidden-on = Nascosto altrove: sì
privacy-hidden-off = Nascosto altrove: no
privacy-hidden-means = Nascosto altrove: nella classifica di tutti i server il tuo nome non compare.
privacy-deleted-at = I tuoi dati saranno cancellati { $at }. Fino ad allora puoi tenerli.
privacy-question = **Cancello tutto ciò che ho salvato su di te?**
    - Le partite in corso sono abbandonate, e lasci i posti agli altri tavoli e i tornei.
    - Nelle partite finite le tue mosse restano, senza il tuo nome: per gli altri sei «una persona che se n'è andata».
    - Rating, record, rompicapo del giorno, inviti e impostazioni sono persi per sempre.
    - Messaggi e immagini che sono già su Discord restano come sono.
    Succede tra mezz'ora; fino ad allora puoi cambiare idea.
privacy-deleted = Tutto ciò che avevo salvato su di te è cancellato, come hai chiesto. Se giochi di nuovo, ricominci da capo.
privacy-exported = Questa pagina è da leggere, l'altro file sono i dati grezzi: tutto ciò che ho salvato su di te. Li vedi solo tu.
export-again = Hai appena avuto un'esportazione. Puoi avere la prossima { $at }.

### People whose data were deleted

person-deleted = Una persona che se n'è andata
no-replay-deleted = Chi ha giocato questa partita ha fatto cancellare i propri dati. La fortuna dipendeva dagli id dei giocatori: non posso più mostrarla né verificarla.

## The page of an export

export-intro = Questi sono tutti i dati che il bot ha salvato sull'utente { $person }, alla data { $made }. Ogni tabella qui sotto è una della banca dati, con una riga per voce.
export-format = Gli stessi dati, per i programmi, sono nel file my-data.json; docs/export.md del programma ne descrive il formato, { $format }.
export-more-rows = Altre { $count } righe sono nel file con i dati grezzi.
export-table-achievements = Traguardi
export-table-best_scores = Record nelle partite da solo
export-table-daily_attempts = Tentativi ai rompicapo del giorno
export-table-daily_moves = Mosse nei rompicapo del giorno
export-table-daily_clips = Svolte di rompicapo mostrate
export-table-deletions = Una cancellazione che hai chiesto
export-table-duel_moves = Le tue mosse nei duelli
export-table-duel_players = Duelli in cui hai giocato
export-table-moves = Le tue mosse, con le parole del gioco
export-table-practice_positions = Posizioni su cui ti alleni
export-table-practice_streaks = Quante posizioni hai risolto di fila
export-table-presence = Dove hai premuto o scritto qualcosa negli ultimi dieci minuti
export-table-rating_changes = Come ogni partita ha cambiato i tuoi rating
export-table-ratings = I tuoi rating
export-table-results = Come sono finite le tue partite
export-table-seats = Dove sedevi
export-table-sessions = Tavoli a cui sedevi, che hai aperto o a cui ti hanno invitato
export-table-tournament_players = Tornei in cui hai giocato
export-table-tournaments = Tornei che hai organizzato
export-table-user_settings = Le tue impostazioni
