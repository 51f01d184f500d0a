### Triodomino

triodomino-name = Triodomino
triodomino-blurb = Liberati dei triangoli; chi chiude un esagono può aprire un nuovo campo. Da 2 a 4 giocatori.
triodomino-thumbnail = Due gruppi di tessere triangolari, il secondo appena iniziato.
triodomino-about =
    Domino triangolare: chi posa per primo tutte le proprie tessere chiude il round.
    I numeri che si toccano devono essere uguali; quel che resta in mano agli altri conta, e chi chiude un esagono può aprire un nuovo campo.

## Options

triodomino-option-rounds = Quanti round giocate
triodomino-option-rounds-name = Round
triodomino-option-topsy_turvy = Le tessere posate danno punti, e chi ne ha di più vince
triodomino-option-topsy_turvy-name = Mondo al contrario
triodomino-option-first = Quale giocatore comincia il primo round, in ordine di arrivo
triodomino-option-first-name = Chi comincia
triodomino-short-rounds =
    { $value ->
        [one] { $value } round
       *[other] { $value } round
    }
triodomino-short-topsy_turvy = mondo al contrario
triodomino-short-first = comincia il giocatore { $value }
triodomino-with-topsy_turvy = nel mondo al contrario

## Words of a move

triodomino-word-open = Apri con
triodomino-word-place = Posa
triodomino-word-draw = Pesca una tessera
triodomino-word-pass = Passa
triodomino-word-free = Nuovo campo con
triodomino-word-skip = Nessuna tessera libera

## What happens

triodomino-round = Comincia il round { $round } di { $rounds }.
triodomino-opens = Comincia { $player }.
triodomino-opened = { $player } apre con { $tile }.
triodomino-placed = { $player } posa { $tile } nel campo { LETTER($formation) }.
triodomino-hexagon =
    { $count ->
        [one] { $player } chiude un esagono!
       *[other] { $player } chiude { $count } esagoni insieme!
    }
triodomino-freed = { $player } apre il campo { LETTER($formation) } con { $tile }.
triodomino-skipped = { $player } rinuncia alla tessera libera.
triodomino-scored =
    { $points ->
        [one] { $player } segna { $points } punto.
       *[other] { $player } segna { $points } punti.
    }
triodomino-drew =
    { $player } pesca una tessera; { $stock ->
        [0] la riserva è vuota.
        [one] ne resta una.
       *[other] ne restano { $stock }.
    }
triodomino-took = Hai pescato { $tile }.
triodomino-kept = Non combacia; { $player } la tiene.
triodomino-passed = { $player } non può posare e passa: la riserva è vuota.
triodomino-out = { $player } ha posato l'ultima tessera!
triodomino-stuck = Il round è finito: per un giro intero nessuno ha potuto posare.
triodomino-left =
    { $value ->
        [one] { $player } riceve { $value } punto di penalità per { $held }.
       *[other] { $player } riceve { $value } punti di penalità per { $held }.
    }
triodomino-unlaid =
    { $tiles ->
        [one] A { $player } resta { $held }; non conta.
       *[other] A { $player } restano { $held }; non contano.
    }
triodomino-lowest =
    { $winners ->
        [one] { $player } ha in mano meno di tutti ({ $value }) e vince il round.
       *[other] { $player } ha in mano meno di tutti ({ $value }) e vince il round a pari merito.
    }

## Why it is over

triodomino-fewest-points = L'ultimo round è finito; vince chi ha meno punti di penalità.
triodomino-most-points = L'ultimo round è finito; vince chi ha più punti.

## What cannot be done, and what to do instead

triodomino-unreadable = Non capisco questa mossa. Prova `pesca una tessera`, oppure una tessera con campo e casella: `posa 0-1-2 a:u3,-1`.
triodomino-must-open = Il tavolo è vuoto. Apri con una delle tue tessere: `apri con` e la tessera.
triodomino-already-open = Il round è già aperto. Con `posa` posa una tessera accanto a un'altra.
triodomino-must-place = Una delle tue tessere si può posare, quindi devi farlo. La tua mano mostra dove.
triodomino-must-draw = Nessuna tua tessera combacia, ma la riserva non è vuota. Pescane una con `pesca una tessera`.
triodomino-stock-empty = La riserva è vuota. Puoi solo passare con `passa`.
triodomino-free-or-skip = Hai chiuso un esagono. Posa una tessera libera con `nuovo campo con`, o rinuncia con `nessuna tessera libera`.
triodomino-no-hexagon = La tessera libera arriva solo subito dopo un esagono. Continua il tuo turno.
triodomino-not-held = Non hai { $tile } in mano. Scegli una delle tue tessere.
triodomino-no-formation =
    { $count ->
        [one] Il campo { LETTER($formation) } non c'è; c'è solo il campo A.
       *[other] Il campo { LETTER($formation) } non c'è. Scegline uno dalla A alla { LETTER($count) }.
    }
triodomino-occupied = In { $cell } c'è già una tessera. Scegli una casella libera accanto.
triodomino-apart = Nessuna tessera confina con { $cell }. Scegli una casella accanto a una tessera.
triodomino-mismatch = { $tile } non combacia in { $cell }: tutti i numeri che si toccano devono essere uguali. La tua mano mostra dove si può posare.

## Options as the slash command names them

triodomino-slash-rounds = round
triodomino-slash-topsy_turvy = mondo_al_contrario
triodomino-slash-first = chi_comincia

## How players stand, and what a move would do

triodomino-stands =
    { $player }: { $penalty ->
        [yes] { $score ->
            [one] { $score } punto di penalità
           *[other] { $score } punti di penalità
        }
       *[no] { $score ->
            [one] { $score } punto
           *[other] { $score } punti
        }
    }, { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }
triodomino-preview-tile =
    { $tile }: { $places ->
        [0] ora non combacia
        [one] un posto
       *[other] { $places } posti
    }, { $best ->
        [0] vale { $value }
       *[other] +{ $best }
    }{ $hexagons ->
        [0] { "" }
       *[other] , può chiudere un esagono
    }
triodomino-preview-place =
    { $tile }{ $places ->
        [1] { "" }
       *[other] { " " }al posto { $number }
    }{ $formations ->
        [1] { "" }
       *[other] { " " }in { LETTER($formation) }
    }: { $hexagons ->
        [0] { "" }
        [one] chiude un esagono,{ " " }
       *[other] chiude { $hexagons } esagoni,{ " " }
    }{ $points ->
        [0] { $value } in meno in mano
       *[other] +{ $points }
    }
triodomino-preview-open =
    { $tile }: { $points ->
        [0] { $value } in meno in mano
       *[other] +{ $points }
    }

## The same on a button

triodomino-preview-tile-button =
    { $tile }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    }{ $best ->
        [0] { "" }
       *[other] { " " }+{ $best }
    }
triodomino-preview-place-button =
    { $number }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }

## What the player on turn is asked

triodomino-prompt-open = Quale tessera apre il round?
triodomino-prompt-tile = Quale tessera?
triodomino-prompt-free = Un esagono! Quale tessera apre un nuovo campo?
triodomino-prompt-none = Nessuna tua tessera combacia.
triodomino-prompt-place = { $tile }: in quale posto?
