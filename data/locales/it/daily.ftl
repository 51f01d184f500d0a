### I rompicapo del giorno

command-daily = rompicapo
command-daily-description = I rompicapo del giorno: uguali per tutti, un tentativo ciascuno
command-daily-puzzle = Quale rompicapo; quello che hai cominciato, se non scegli
command-daily-answer = La tua mossa, oppure comincia, se preferisci scriverla

daily-title = Rompicapo del { $day }
daily-intro = Tutti, ovunque, hanno la stessa distribuzione e un tentativo per ogni rompicapo, e vedono che cosa hanno fatto gli altri solo dopo averlo giocato.
daily-ends = I prossimi arrivano { $time }.
daily-begun = cominciato { $since }, puoi continuare per tutta la giornata
daily-finished =
    { $count ->
        [0] Qui non l'ha ancora giocato nessuno.
        [one] Qui l'ha giocato { $count } persona.
       *[other] Qui l'hanno giocato { $count } persone.
    }
daily-streak =
    { $now ->
        [0] Non hai giocato né ieri né oggi; la tua serie più lunga è durata { $best ->
            [one] { $best } giorno
           *[other] { $best } giorni
        }.
        [one] 🔥 1 giorno di fila, la serie più lunga { $best }
       *[other] 🔥 { $now } giorni di fila, la serie più lunga { $best }
    }
daily-before = Hai un solo tentativo. Vince chi fa più punti, a parità di punti chi impiega meno tempo: quello da **Comincia** alla fine. Puoi chiudere e tornare con /rompicapo: non si perde nulla, ma il tempo scorre. Il rompicapo finisce { $time }.
daily-moves-heading = Che cosa puoi fare: scrivi una di queste mosse dopo /rompicapo mossa:
daily-month =
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
       *[other] dicembre
    }
daily-today = Oggi
daily-yesterday = Ieri
daily-somebody = qualcuno
daily-leaderboard-empty = Qui nessuno ha giocato questo rompicapo.
daily-number-points = i tuoi punti
daily-number-rank = il tuo posto
daily-number-finished =
    { $count ->
        [one] ha giocato
       *[other] hanno giocato
    }
daily-number-streak =
    { $count ->
        [one] giorno di fila
       *[other] giorni di fila
    }
daily-yesterday-best = I migliori di ieri qui
daily-seals-tomorrow = Sigilli di domani: { $seals }

button-begin = Comincia
button-daily-leaderboard = Classifica
button-daily-share = Condividi
button-daily-legend = Legenda
button-daily-home = Rompicapo del giorno
button-daily-play = Gioca anche tu
button-daily-record = Registro: { $game }

## What is shared with the channel

daily-share = { $player } · rompicapo del { $day }
daily-share-streak =
    { $count ->
        [one] 🔥 { $count } giorno di fila
       *[other] 🔥 { $count } giorni di fila
    }
daily-share-elsewhere = In questo canale non si può pubblicare. Copia la riga dove vuoi:
daily-legend = Ogni icona è una mossa; … sta per altre.

## The luck

daily-luck = Il giorno prima ho estratto per ogni rompicapo un numero segreto, il **seme**, e ne ho fissato l'impronta, il **sigillo**. Tutta la distribuzione segue dal seme e dall'id del rompicapo: così è uguale per tutti e nessuno può cambiarla in seguito. Chi gestisce questo bot potrebbe conoscerla prima degli altri. Un'ora dopo la fine del giorno i semi stanno qui.
daily-seal = { $game }: `{ $seal }`, id `{ $id }`, dal { $time }
daily-record = Il registro del tuo tentativo. Verificalo con /verifica, o con il programma docs/verify.py.

## Refusals

daily-played = Hai già giocato questo rompicapo: c'è un solo tentativo, qualunque sia il server. /rompicapo mostra il tuo risultato e la classifica.
daily-not-begun = Non hai un rompicapo in corso. /rompicapo con un rompicapo e la mossa `comincia` ne comincia uno.
daily-day-over = Questo giorno è finito. /rompicapo mostra i rompicapo di oggi.
daily-moved-on = Il tuo rompicapo è andato avanti da quando è comparso questo pulsante. /rompicapo lo apre com'è adesso.
daily-deleted = Hai già avuto il tuo tentativo a questo rompicapo; è stato cancellato con i tuoi dati. Domani ce n'è un altro.
daily-hidden = Lo vedi dopo aver giocato questo rompicapo, o quando il suo giorno è finito per tutti.
daily-other-rules = Le regole di questo gioco sono cambiate da quando il rompicapo è stato estratto. Il prossimo si potrà giocare.
daily-nothing-to-share = Oggi non hai finito nessun rompicapo. Prima giocane uno, poi condividi com'è andata.

## A server's settings

settings-page-daily = Giornaliero
settings-intro-daily = I rompicapo del giorno si possono pubblicare in un canale, una volta al giorno.
settings-daily-channel = Canale per i rompicapo del giorno
settings-daily-nowhere = In nessun canale
settings-daily-hour = Pubblicati a partire da quest'ora
settings-daily-local = Nel tuo fuso orario: { $time }
settings-daily-forbidden = ⚠️ L'ultima pubblicazione non è riuscita: non posso scrivere in quel canale. Permettimi lì *Visualizza canale* e *Invia messaggi*, poi scegli di nuovo il canale.
settings-daily-no-channel = ⚠️ L'ultima pubblicazione non è riuscita: quel canale non esiste più. Scegline un altro.
settings-daily-unreachable = ⚠️ L'ultima pubblicazione non è riuscita: Discord non era raggiungibile.
