### Tris 1

tris_1-name = Tris 1
tris_1-blurb = Il tris classico con i dadi di Tris 2: vincono tre dei tuoi simboli in fila. Per due.
tris_1-thumbnail = Tre X in diagonale, tra alcune O e caselle vuote.
tris_1-about =
    In due, a turno, si gira un dado vuoto sul proprio simbolo, X oppure O.
    Tre simboli propri in riga, in colonna o in diagonale vincono; se la griglia è piena senza un tris, è un pareggio.

## Options

tris_1-option-first = Chi comincia, con X
tris_1-option-first-name = Chi comincia
tris_1-option-first-first_seat = Chi si è seduto per primo
tris_1-option-first-second_seat = Chi si è seduto per secondo
tris_1-option-first-lot = Si tira a sorte
tris_1-short-first-first_seat = comincia il giocatore 1
tris_1-short-first-second_seat = comincia il giocatore 2
tris_1-short-first-lot = la sorte decide chi comincia
tris_1-slash-first = chi_comincia

## What happens

tris_1-begins = Comincia { $player } con X.
tris_1-written =
    { $player } ha scritto { $symbol ->
        [x] X
       *[other] O
     } in { UPPER($cell) }.
tris_1-line = Tris!
tris_1-full = L'ultima casella è piena.
tris_1-by-line = Tre in fila.
tris_1-by-full-board = Tutte e nove le caselle sono piene, senza tris.

## What cannot be done

tris_1-unreadable = Non capisco questa mossa. Scrivi una casella da A1 a C3, per esempio: `b2`.
tris_1-taken =
    In { UPPER($cell) } c'è già { $symbol ->
        [x] X
       *[other] O
     }. Scegli una casella vuota.

## What a move would do

tris_1-preview = { UPPER($cell) }{ $wins ->
        [yes] { " vince!" }
       *[no] { "" }
    }

## The keys of a move

tris_1-prompt = Quale casella per { UPPER($symbol) }?
tris_1-key-taken = { UPPER($symbol) }
