### Nim

nim-name = Nim
nim-blurb = Si prendono a turno da uno a tre fiammiferi; vince chi prende l'ultimo.
nim-rules =
    Sul tavolo c'è un mucchio di fiammiferi. A turno se ne prendono uno, due o tre; vince chi prende l'ultimo.

    ### Come si scrive
    `take 2` prende due fiammiferi.

    ### Opzioni
    - `fiammiferi`: quanti fiammiferi ci sono all'inizio.
nim-option-matches-name = Fiammiferi
nim-option-matches = Quanti fiammiferi ci sono all'inizio
nim-slash-matches = fiammiferi
nim-word-take = prendi

## What happens, and what cannot be done

nim-taken = { $player } ne ha presi { $number }.
nim-last-match = L'ultimo fiammifero è preso.
nim-unreadable = Non capisco questa mossa. Scrivila così: take 2.
nim-too-many = Fiammiferi rimasti: { $matches }. Prendine di meno.

## The position, and what a move would do

nim-seen-matches = Fiammiferi rimasti: { $matches }
nim-seen-turn = Tocca a { $player }
nim-preview = ne lascia { $left }
