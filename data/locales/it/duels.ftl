### Duelli con la stessa distribuzione

command-duel = duello
command-duel-description = La stessa distribuzione per te e i tuoi amici, ognuno al suo tavolo; senza gioco: i tuoi duelli
command-duel-game = Quale gioco; senza, vedi i tuoi duelli
command-duel-friend = Chi sfidi; senza, puoi sceglierne più d'uno
command-duel-level = Quanto sono forti i computer, altrimenti medio; a SET e Tripple Domino si gioca da soli
command-duel-deals = Quante distribuzioni, altrimenti una; da tre a sette sono un torneo

duel-title = Duello · { $game } contro un computer ({ $level })
duel-title-alone = Duello · { $game }, ognuno da solo
duel-invitation =
    { $opener } sfida { $players }. Avete tutti { $deals ->
        [one] la stessa distribuzione
       *[other] le stesse { $deals } distribuzioni
    }, ognuno al suo tavolo, quando volete: si chiude { $time }. Nessuno vede la partita di un altro prima di aver giocato { $deals ->
        [one] la propria.
       *[other] la stessa distribuzione.
    }
duel-have-played = ✅ Hanno giocato: { $players }
duel-to-play = ⏳ Devono ancora giocare: { $players }
button-duel-help = Info sui duelli
button-duel-look = A che punto siamo

## Before and after the own game

duel-choose =
    Scegli da uno a sette amici. Ricevono un avviso e hanno { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } per giocare.
duel-choose-friends = Chi sfidi?
duel-own-title = I tuoi duelli
duel-own = Che cosa aspetta te e che cosa aspetta gli altri.
duel-own-none = Non partecipi a nessun duello. Sfida qualcuno con /duello e un gioco.
duel-own-more = e altri { $more }: ci arrivi dai loro messaggi.
duel-ends = finisce { $time }
duel-before = Hai un solo tentativo: niente mosse ritirate, niente suggerimenti. Puoi chiudere e tornare con **Gioca** o /duello: non si perde nulla. In un canale senza tavolo, /mossa e /posizione valgono per questa partita, e la vedi solo tu. Il duello finisce { $time }; chi ha cominciato e non ha finito arriva ultimo.
duel-better = Una vittoria vale più di un pareggio, e questo più di una sconfitta. Poi contano i punti di vantaggio sul computer; nei giochi senza punti una vittoria più rapida, o una sconfitta dopo più mosse.
duel-so-far = **Finora**
duel-closed = Hanno giocato tutti: il messaggio del duello mostra com'è andata.
duel-not-finished = non ha finito
duel-result =
    { $result ->
        [win] vittoria in { $moves ->
            [one] una mossa
           *[other] { $moves } mosse
        }
        [draw] pareggio
       *[other] sconfitta dopo { $moves ->
            [one] una mossa
           *[other] { $moves } mosse
        }
    }
duel-result-points =
    { $result ->
        [win] vittoria { $points }
        [draw] pareggio { $points }
       *[other] sconfitta { $points }
    }

button-duel-cancel = Annulla il duello
duel-cancelled = Questo duello è stato annullato.
duel-moderation = Non giochi in questo duello. Come moderatore puoi annullarlo: allora non conta nulla.

## The end

duel-won =
    { $count ->
        [one] ## Ha vinto { $players }
       *[other] ## Hanno vinto { $players }
    }
duel-drawn = ## Siete tutti alla pari
duel-no-result = ## Nessun risultato: hanno giocato in meno di due
duel-no-result-rules = ## Nessun risultato: nel frattempo le regole di questo gioco sono cambiate
duel-absent = Non hanno giocato: { $players }
duel-parted = **Dove le vostre partite si sono divise**
duel-parting = Mossa { $ply } · { $choices }
duel-share = { $percent }%
duel-worth = Tra parentesi: la percentuale di vittorie che un computer forte si aspetta dopo questa scelta.
duel-worth-points = Tra parentesi: i punti alla fine.
duel-is-over = [{ $title }]({ $link }) è finito: guardate com'è andata.
duel-never-parted = Avete fatto tutti le stesse mosse.
duel-computer-parted = Qui è { $player } che ha mosso in modo diverso: la sua ricerca non ha sempre potuto girare.
duel-look = Guarda una partita
duel-decided = Era un duello con la stessa distribuzione.
duel-day-over = Il tempo del duello era scaduto.
variant-duel = duello

## What a duel is

duel-help-title = Duelli con la stessa distribuzione
duel-help = Come nel bridge duplicato, tutti hanno la stessa distribuzione e lo stesso posto, ognuno al suo tavolo, entro un giorno. Vince chi fa meglio: nessuno ha avuto una distribuzione migliore. Poi vedete dove le vostre partite si sono divise, e quanto valeva ogni scelta.
duel-help-computers = La fortuna è la stessa per tutti, e lo sono anche i computer: nella stessa posizione, dopo lo stesso numero di mosse, scelgono la stessa cosa. Se muovi in modo diverso, rispondono a quello. In Tris on Steroids le carte che arrivano quando il mazzo è finito dipendono da quelle scartate.
duel-help-alone = Giochi da solo, come nel rompicapo del giorno: le stesse carte o tessere arrivano nello stesso ordine. Vince chi fa più punti; a parità, chi impiega meno tempo, da **Comincia** alla fine.
duel-help-trust = **Tra amici**: chi è nel duello con un secondo account potrebbe guardare prima, e gli amici possono raccontarsi qualcosa. Per questo gioca solo chi è sfidato, e tutti vedono chi è. La distribuzione è sigillata dall'inizio; il seme si mostra quando il duello è finito, e allora ogni partita si può verificare. Il risultato conta come una partita della variante *duello*.

## Several deals

duel-title-deals = { $title } · { $deals } distribuzioni
duel-title-deal = { $title } · distribuzione { $number } di { $deals }
duel-deal = Distribuzione { $number }
duel-played-of = { $played } su { $deals }
duel-before-series = È una di { $deals } distribuzioni: le giochi una dopo l'altra, ognuna con un solo tentativo. In ognuna hai 2 punti per ogni persona che fa peggio di te e 1 per ognuna che fa come te; vince chi ha più punti in tutto.
button-duel-next = Prossima distribuzione
duel-earlier-deal = Le distribuzioni si giocano una dopo l'altra. **Gioca** sotto il messaggio del duello, o /duello, ti porta alla prossima.
duel-deals-so-far = **Finora** · { $deals ->
        [one] la distribuzione che hanno giocato tutti
       *[other] le { $deals } distribuzioni che hanno giocato tutti
    }
duel-matchpoints = Tra parentesi: i punti di ogni distribuzione, 2 per ogni persona che ha fatto peggio, 1 per ognuna che ha fatto lo stesso.
duel-look-deal = Distribuzione { $number }: guarda una partita
duel-help-series = **Da tre a sette distribuzioni** (`distribuzioni` in /duello) sono un torneo, come nel bridge duplicato: in ognuna hai 2 punti per ogni persona che fa peggio di te e 1 per ognuna che fa come te, e vince chi ne ha di più in tutto. Ci sono tanti giorni quante distribuzioni. Che cosa hanno fatto gli altri in una lo vedi dopo averla giocata.

## Refusals

duel-bot = I bot non si possono sfidare. Scegli delle persone.
duel-friend-without-game = Scegli anche un gioco per la tua sfida: l'opzione `gioco` di /duello.
duel-friends = A un duello partecipano da due a { $most } persone. Scegli almeno un'altra persona.
duel-unknown = Questo duello è finito o è stato annullato. Le partite dei duelli finiti sono in /partite.
duel-not-yours = Può annullare questo duello solo chi l'ha aperto, o un moderatore che non vi gioca.
duel-begun = Qualcuno ha già cominciato, quindi questo duello non si può più annullare. Finisce da solo quando scade il tempo.
duel-not-invited = Non sei in questo duello: gioca solo chi è stato sfidato. Con /duello puoi aprirne uno tuo.
duel-not-begun = Non hai cominciato questo duello. Premi prima **Gioca** sotto il suo messaggio.
duel-moved-on = La tua partita è andata avanti da quando è comparso questo pulsante. /duello la apre com'è adesso.
duel-played = Hai già giocato questo duello: c'è un solo tentativo. Il suo messaggio mostra com'è andata quando hanno giocato tutti.
duel-over = Il tempo di questo duello è scaduto. Il suo messaggio mostra com'è andata.
duel-hidden = Lo vedi dopo aver giocato.
duel-other-rules = Le regole di questo gioco sono cambiate da quando il duello è stato aperto. Aprine uno nuovo con /duello.
duel-quota-user = Hai già { $most } duelli aperti. Aspetta che uno finisca.
duel-quota-server = Questo server ha già { $most } duelli aperti. Aspetta che uno finisca.
no-replay-duel = Questo è il risultato di un duello. Le partite dei suoi giocatori sono nell'elenco delle partite finite, una per una.
