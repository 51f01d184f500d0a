set-name = SET
set-blurb = Trovalo per primo: tre carte tutte uguali o tutte diverse in ogni caratteristica. Da 1 a 8.
set-thumbnail = Tre carte che formano un SET.
set-about =
    Tutti guardano insieme le stesse carte e cercano tre che in ognuna delle quattro caratteristiche siano tutte uguali o tutte diverse.
    Chi vede per primo un SET lo dichiara e lo indica; uno sbagliato costa. Vince chi ne ha di più.

set-option-beginners = Solo le 27 carte piene, nove sul tavolo
set-option-beginners-name = Principianti
set-option-lockout = Un errore non costa SET; stai fuori finché un altro non ne trova uno
set-option-lockout-name = Esclusione
set-option-one_by_one = Tavolo vuoto all'inizio, e una carta alla volta
set-option-one_by_one-name = Una carta alla volta
set-option-solitaire = Da solo, a punti; altre carte ne costano uno, due SET di fila ne valgono uno
set-option-solitaire-name = Solitario
set-option-strict = Non si aggiungono carte finché sul tavolo c'è un SET
set-option-strict-name = Rigoroso
set-option-play_out = Il solitario continua dopo l'ultima carta
set-option-play_out-name = Fino in fondo
set-option-seconds = Quanti secondi ha chi dichiara per indicare tre carte; poi è un errore
set-option-seconds-name = Tempo per indicare tre carte

set-word-call = SET!
set-word-take = Queste tre
set-word-none = Nessuno
set-word-more = Qui nessun SET
set-word-next = Prossima carta
set-word-refill = Riempi il tavolo

set-called = { $player } dichiara SET!
set-found = { $player } ha trovato un SET: { UPPER($slots) }.
set-wrong =
    { $player } ha indicato { UPPER($slots) }. Non è un SET: due hanno { $feature ->
        [number] lo stesso numero
        [colour] lo stesso colore
        [shape] la stessa forma
       *[shading] la stessa campitura
    }, la terza no.
set-none-shown = { $player } non ha alcun SET da indicare.
set-out-of-time = Tempo scaduto: { $player } non ha indicato alcun SET.
set-given-back =
    { $player } ne restituisce uno { $left ->
        [0] e resta senza.
        [one] e gliene resta uno.
       *[other] e gliene restano { $left }.
    }
set-debt =
    { $debts ->
        [one] { $player } deve il prossimo SET.
       *[other] { $player } deve i prossimi { $debts } SET.
    }
set-debt-paid =
    { $debts ->
        [0] { $player } salda così l'ultimo debito.
        [one] { $player } salda così un debito e ne ha ancora uno.
       *[other] { $player } salda così un debito e ne ha ancora { $debts }.
    }
set-locked = { $player } sta fuori finché un altro non trova un SET.
set-unlocked = Tutti sono di nuovo in gioco.
set-vote =
    { $missing ->
        [one] { $player } vuole andare avanti; ne manca ancora uno.
       *[other] { $player } vuole andare avanti; ne mancano ancora { $missing }.
    }
set-look-again = Eppure sul tavolo c'è un SET.
set-dealt =
    { $cards ->
        [one] Una carta nuova,
       *[other] { $cards } carte nuove,
    } { $pile ->
        [0] nessuna nella riserva.
        [one] una nella riserva.
       *[other] { $pile } nella riserva.
    }
set-fined =
    { $points ->
        [one] A { $player } servono altre carte: ora ha { $points } punto.
       *[other] A { $player } servono altre carte: ora ha { $points } punti.
    }
set-pair-open = { $player } può guadagnare un bonus: un secondo SET prima di riempire il tavolo.
set-bonus =
    { $points ->
        [one] Due di fila! { $player } ora ha { $points } punto.
       *[other] Due di fila! { $player } ora ha { $points } punti.
    }

set-exhausted = La riserva è vuota e sul tavolo non resta alcun SET.
set-agreed = La riserva è vuota e nessuno vede un altro SET.
set-solitaire-won = Meta raggiunta: zero punti o più.
set-solitaire-lost = Mancano dei punti: la meta del solitario è zero o più.

set-solitaire-not-one-by-one = Il solitario mette giù tutte le sue carte insieme. Togli `una_carta_alla_volta`, oppure `solitario`.
set-solitaire-not-lockout = Nel solitario nessun errore può lasciarti fuori. Togli `esclusione`, oppure `solitario`.
set-play-out-not-solitaire = Solo il solitario finisce prima; ogni altra partita si gioca comunque fino in fondo. Togli `fino_in_fondo`, oppure aggiungi `solitario`.
set-solitaire-not-seconds = Nel solitario non si dichiara, quindi non c'è un tempo per farlo. Togli `secondi`, oppure `solitario`.

set-unreadable = Non capisco questa mossa. Prova `set`, poi `queste tre a1 b3 c2` con tre caselle, oppure `qui nessun set`.
set-other-variant = `{ $word }` non serve nella variante che giocate qui. Il tavolo propone le mosse possibili.
set-wait = { $player } ha dichiarato SET e sta per indicare tre carte. Aspetta un attimo.
set-show-first = Hai dichiarato SET. Indicalo, per esempio `queste tre a1 b3 c2`, oppure di' `nessuno`.
set-call-first = Prima dichiara con `set`: il gioco si ferma per te e indichi le tue carte.
set-too-few = Per un SET servono tre carte, e sul tavolo ce ne sono meno. Chiedi la prossima.
set-agreed-already = Hai già dato il tuo assenso. Aspetta gli altri, o trova comunque un SET.
set-still-there = C'è ancora un SET sul tavolo. La partita finisce da sola quando non ce ne sono più.
set-locked-out = Stai fuori finché un altro non trova un SET. Continua a guardare!
set-no-card = In { UPPER($slot) } non c'è una carta. Scegli tre caselle con una carta.
set-twice = Hai nominato due volte la stessa casella. Un SET è fatto di tre carte diverse.
set-nothing-to-refill = Il tavolo è già pieno. Prendi un SET, o chiedi altre carte con `qui nessun set`.
set-refill-first = Prima riempi il tavolo con `riempi il tavolo`, oppure prendi un secondo SET per il bonus.

## The variants, in a title

set-short-beginners = principianti
set-short-lockout = esclusione
set-short-one_by_one = una carta alla volta
set-short-solitaire = solitario
set-short-strict = rigoroso
set-short-play_out = fino in fondo
set-short-seconds = { $value } secondi per indicare
set-with-beginners = con le carte per principianti
set-with-lockout = con l'esclusione
set-with-one_by_one = una carta alla volta
set-with-solitaire = come solitario
set-with-strict = con la regola rigorosa
set-with-play_out = fino in fondo

## Options as the slash command names them

set-slash-beginners = principianti
set-slash-lockout = esclusione
set-slash-one_by_one = una_carta_alla_volta
set-slash-solitaire = solitario
set-slash-strict = rigoroso
set-slash-play_out = fino_in_fondo
set-slash-seconds = secondi

## How players stand, and what a move would do

set-stands =
    { $player }: { $owes ->
        [0] { $sets } SET
       *[other] −{ $owes }, deve { $owes } SET
    }{ $agreed ->
        [yes] , non ne vede
       *[no] { "" }
    }{ $out ->
        [yes] , sta fuori
       *[no] { "" }
    }
set-stands-alone =
    { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }
set-prompt =
    { $chosen ->
        [0] Quali tre carte sono un SET?
       *[other] Scelte: { UPPER($slots) }
    }
set-key = { UPPER($slot) }
set-card =
    { UPPER($slot) }: { $number } { $shape ->
        [diamond] { $number ->
            [one] rombo
           *[other] rombi
        }
        [oval] oblò
       *[squiggle] { $number ->
            [one] spagnoletta
           *[other] spagnolette
        }
    }, { $colour ->
        [orange] arancione
        [teal] petrolio
       *[black] nero
    }, { $shading ->
        [solid] campitura piena
        [striped] campitura a righe
       *[open] campitura vuota
    }

## The slash command of its own

set-multi-choice = Indica tre carte come SET; prima dichiara, se nessuno l'ha fatto
set-multi-choice-slash-words = carte
set-multi-choice-example = a1 b1 c1
set-multi-choice-words = Tre caselle, per esempio: A1 B3 C2

## The daily puzzle

set-daily-about = 27 carte piene, fino all'ultimo SET
set-daily-rules = Sul tavolo ci sono nove carte, di 27 tutte piene. Prendine tre che formano un SET; un errore costa solo tempo. Due SET di fila, il secondo tra le sei carte rimaste, valgono un punto; **Qui nessun SET** aggiunge tre carte e ne costa uno. Si continua finché non resta alcun SET.
set-daily-legend = 🟩 un SET · ⭐ un SET con il bonus · 🟨 altre tre carte · 🟥 nessun SET
set-daily-enough = Sul tavolo ci sono abbastanza carte: tra così tante c'è sempre un SET.
