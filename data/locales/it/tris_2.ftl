### Tris 2

tris_2-name = Tris 2
tris_2-blurb = A ogni turno fai rotolare uno dei nove dadi: tre simboli uguali in fila vincono. Per due.
tris_2-thumbnail = Quattro dadi con X, O e barre; uno è appena rotolato.
tris_2-about =
    Nove dadi formano una griglia; a ogni turno uno di loro rotola su una casella libera accanto e mostra un altro simbolo.
    Tre simboli uguali in fila vincono, quali che siano. Tutti e due muovono gli stessi dadi.

## Options

tris_2-option-rule_of_4 = Tutti i dadi devono sempre stare in quattro righe e quattro colonne
tris_2-option-rule_of_4-name = Regola del 4
tris_2-suggestion-rule_of_4 = Consigliata, in Opzioni: la regola del 4. Senza, tra giocatori attenti non vince quasi mai nessuno: di solito finisce in pareggio.
tris_2-option-advanced = Costruite voi la griglia iniziale, un dado alla volta
tris_2-option-advanced-name = Preparazione avanzata
tris_2-option-advanced_mid_edge = Nella preparazione avanzata al centro dei lati mai due simboli uguali a contatto
tris_2-option-advanced_mid_edge-name = Centri dei lati diversi
tris_2-option-first = Chi comincia
tris_2-option-first-name = Chi comincia
tris_2-option-first-dice = Lo decide un lancio di dadi
tris_2-option-first-first_seat = Chi si è seduto per primo
tris_2-option-first-second_seat = Chi si è seduto per secondo

## Words of a move

tris_2-word-roll = rotola
tris_2-word-place = posa
tris_2-word-north = nord
tris_2-word-east = est
tris_2-word-south = sud
tris_2-word-west = ovest
tris_2-word-x = X
tris_2-word-o = O

## What happens

tris_2-begins = Comincia { $player }.
tris_2-begins-by-dice =
    Comincia { $player }: ai dadi { UPPER($better) } batte { UPPER($worse) }{ $equal ->
        [0] { "" }
        [one] , dopo un lancio pari
       *[other] , dopo { $equal } lanci pari
     }.
tris_2-rolled =
    { $player } ha fatto rotolare { UPPER($die) } verso { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
     }: { $was ->
        [x] X
        [o] O
       *[other] /
     } è diventato { $now ->
        [x] X
        [o] O
       *[other] /
     }.
tris_2-placed =
    { $player } ha posato un dado in { UPPER($cell) }: { $top ->
        [x] X
        [o] O
       *[other] /
     } in alto, { $ns ->
        [x] X
        [o] O
       *[other] /
     } a nord e a sud.
tris_2-set-up = La griglia è completa. La prima mossa è di { $player }.
tris_2-tris =
    Tris! { $dice ->
        [3] Tre dadi
        [4] Quattro dadi
        [5] Cinque dadi
       *[other] { $dice } dadi
     } mostrano { $symbol ->
        [x] X
        [o] O
       *[other] /
     }.
tris_2-by-tris = Una fila di simboli uguali.

## What cannot be done

tris_2-unreadable = Non capisco questa mossa. Scrivila così: `rotola e nord`.
tris_2-unreadable-placement = Non capisco questa mossa. State ancora costruendo la griglia, quindi scrivila così: `posa b2 x o`.
tris_2-twin-faces =
    Nessun dado ha { $symbol ->
        [x] X
        [o] O
       *[other] /
     } sia in alto sia su un lato. Scegli due simboli diversi.
tris_2-still-placing =
    La griglia non è ancora completa: { $missing ->
        [one] manca un dado
       *[other] mancano { $missing } dadi
     }. Prima posane uno, per esempio: `posa b2 x o`.
tris_2-all-placed = Tutti e nove i dadi sono già posati. Ora fanne rotolare uno, per esempio: `rotola e nord`.
tris_2-occupied =
    A { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
     } di { UPPER($die) } c'è un altro dado. Fai rotolare { UPPER($die) } altrove, o scegli un altro dado.
tris_2-undo = { UPPER($die) } arriva proprio da lì: tornare subito indietro annullerebbe l'ultima mossa. Fai rotolare { UPPER($die) } altrove, o scegli un altro dado.
tris_2-island =
    Se { UPPER($die) } rotola verso { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
     }, qualche dado resta isolato. Tutti e nove devono toccarsi, almeno per un vertice: scegli un'altra mossa.
tris_2-rule-of-4 =
    Se { UPPER($die) } rotola verso { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
     }, il campo supera le quattro caselle. Vale la regola del 4: scegli un'altra mossa.
tris_2-taken = In { UPPER($cell) } c'è già un dado. Scegli una casella vuota.
tris_2-tris-while-placing =
    { $symbol ->
        [x] X
        [o] O
       *[other] /
     } in { UPPER($cell) } farebbe tris, e la griglia non deve averne. Scegli un altro simbolo o un'altra casella.
tris_2-mid-edge =
    { $symbol ->
        [x] X
        [o] O
       *[other] /
     } in { UPPER($cell) } toccherebbe lo stesso simbolo al centro del lato vicino. Scegli un altro simbolo o un'altra casella.
tris_2-no-completion =
    Con { $symbol ->
        [x] X
        [o] O
       *[other] /
     } in { UPPER($cell) } la griglia non si potrebbe più completare senza tris. Scegli un altro simbolo o un'altra casella.
tris_2-mid-edge-alone = I centri dei lati diversi fanno parte della preparazione avanzata. Attivale entrambe, oppure nessuna delle due.

## The variants, in a title

tris_2-short-rule_of_4 = regola del 4
tris_2-short-advanced = preparazione avanzata
tris_2-short-advanced_mid_edge = centri dei lati diversi
tris_2-short-first-dice = i dadi decidono chi comincia
tris_2-short-first-first_seat = comincia il giocatore 1
tris_2-short-first-second_seat = comincia il giocatore 2
tris_2-with-rule_of_4 = con la regola del 4
tris_2-with-advanced = con la preparazione avanzata
tris_2-with-advanced_mid_edge = con i centri dei lati diversi

## Options as the slash command names them

tris_2-slash-rule_of_4 = regola_del_4
tris_2-slash-advanced = preparazione_avanzata
tris_2-slash-advanced_mid_edge = centri_dei_lati_diversi
tris_2-slash-first = chi_comincia

## What a move would do

tris_2-preview-roll =
    { UPPER($die) } { $direction ->
        [north] verso nord
        [east] verso est
        [south] verso sud
       *[west] verso ovest
     }: { $now ->
        [x] X
        [o] O
       *[other] /
     } in alto{ $wins ->
        [yes] { " " }e vince!
       *[no] { "" }
     }
tris_2-preview-top =
    { $top ->
        [x] X
        [o] O
       *[other] /
     } in alto
tris_2-preview-die =
    { UPPER($cell) }: { $top ->
        [x] X
        [o] O
       *[other] /
     } in alto, { $ns ->
        [x] X
        [o] O
       *[other] /
     } a nord e sud

## The keys of a move, and the questions that they answer

tris_2-prompt-die = Quale dado?
tris_2-prompt-direction = Dado { UPPER($die) }: in quale direzione?
tris_2-prompt-cell = Quale casella per il prossimo dado?
tris_2-prompt-top = Dado in { UPPER($cell) }: quale simbolo in alto?
tris_2-prompt-sides = Dado in { UPPER($cell) }, { UPPER($top) } in alto: quale simbolo a nord e a sud?
tris_2-key-direction =
    { $direction ->
        [north] ↑
        [east] →
        [south] ↓
       *[west] ←
     }{ $now ->
        [none] { "" }
       *[other] { " " }{ UPPER($now) }
     }{ $wins ->
        [yes] { " " }vince!
       *[no] { "" }
     }
tris_2-key-die = { UPPER($die) } { UPPER($top) }
tris_2-key-taken = { UPPER($top) }
tris_2-key-sides =
    ↕ { UPPER($ns) }{ $ew ->
        [none] { "" }
       *[other] { " " }↔ { UPPER($ew) }
     }
tris_2-draw-repeated = La stessa posizione è tornata { $times } volte.
tris_2-draw-long = Dopo { $rolls } mosse nessuno è più vicino a un tris.
