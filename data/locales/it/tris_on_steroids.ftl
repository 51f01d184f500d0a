tris_on_steroids-name = Tris on Steroids
tris_on_steroids-blurb = Riempi una fila con il tuo simbolo segreto, su carte che non stanno mai ferme. Da 2 a 4 giocatori.
tris_on_steroids-thumbnail = Sei carte, due coperte; una agisce sulla sua vicina.
tris_on_steroids-about =
    Ognuno ha un simbolo segreto e ne vuole una fila intera sulla griglia di carte.
    Le carte si girano, si scambiano e spariscono di continuo, e nessuno sa chi vuole che cosa.

tris_on_steroids-option-grid = La grandezza della griglia, e quindi la lunghezza di una fila
tris_on_steroids-option-grid-name = Griglia
tris_on_steroids-option-grid-3x3 = 3x3, file di tre
tris_on_steroids-option-grid-4x4 = 4x4, file di quattro
tris_on_steroids-option-copies = Quante volte ognuna delle dodici carte diverse è nel mazzo
tris_on_steroids-option-copies-name = Copie per carta
tris_on_steroids-option-turn_limit = La partita finisce senza vincitore dopo questo numero di turni; 0 per nessun limite
tris_on_steroids-option-turn_limit-name = Limite di turni

tris_on_steroids-word-clear = Scarta
tris_on_steroids-word-row = Riga
tris_on_steroids-word-column = Colonna
tris_on_steroids-word-diagonal = Diagonale
tris_on_steroids-word-down = In discesa ↘
tris_on_steroids-word-up = In salita ↗
tris_on_steroids-word-reveal = Scopri
tris_on_steroids-word-act = Usala su
tris_on_steroids-word-keep = Nessuna azione

tris_on_steroids-cleared =
    { $player } ha scartato { $kind ->
        [row] la riga { $place }
        [column] la colonna { UPPER($place) }
       *[diagonal] { $place ->
            [down] la diagonale in discesa
           *[up] la diagonale in salita
        }
    }.
tris_on_steroids-reshuffled = La riserva era finita: { $cards } scarti rimescolati formano quella nuova.
tris_on_steroids-revealed =
    { $player } ha scoperto { UPPER($cell) }: { $symbol ->
        [triangle] un triangolo
        [circle] un cerchio
        [cross] una croce
       *[square] un quadrato
    } con { $action ->
        [discard] SCARTA
        [swap] SCAMBIA
       *[goal] OBIETTIVO
    }.
tris_on_steroids-kept = { $player } ha lasciato { UPPER($cell) } com'è.
tris_on_steroids-discarded =
    { $player } ha scartato { $symbol ->
        [triangle] un triangolo
        [circle] un cerchio
        [cross] una croce
        [square] un quadrato
       *[hidden] una carta coperta
    } da { UPPER($cell) }.
tris_on_steroids-swapped = { $player } ha scambiato { UPPER($cell) } e { UPPER($target) }.
tris_on_steroids-goal-changed =
    { $player } ha preso come nuovo obiettivo { $taken ->
        [triangle] il triangolo
        [circle] il cerchio
        [cross] la croce
        [square] il quadrato
       *[hidden] la carta coperta
    } in { UPPER($cell) } e al suo posto ha messo { $given ->
        [triangle] un triangolo
        [circle] un cerchio
        [cross] una croce
        [square] un quadrato
       *[hidden] quello vecchio, coperto
    }.
tris_on_steroids-looked =
    Il tuo nuovo obiettivo è { $symbol ->
        [triangle] il triangolo
        [circle] il cerchio
        [cross] la croce
       *[square] il quadrato
    } (con { $action ->
        [discard] SCARTA
        [swap] SCAMBIA
       *[goal] OBIETTIVO
    }).
tris_on_steroids-won =
    { $player } mostra la carta obiettivo e vince con una fila di { $symbol ->
        [triangle] triangoli
        [circle] cerchi
        [cross] croci
       *[square] quadrati
    }!

tris_on_steroids-line = Una fila intera dello stesso simbolo.
tris_on_steroids-unfinished = I turni concordati sono finiti e nessuno ha vinto.

tris_on_steroids-unreadable = Non capisco questa mossa. Prova `scopri b2`, `usala su c3`, `nessuna azione` o `scarta riga 2`.
tris_on_steroids-no-cell = Questa griglia non ha la casella { UPPER($cell) }. Le colonne hanno lettere, le righe numeri, come in `b2`.
tris_on_steroids-no-line = Questa griglia non ha la fila { $line }. Scegli una delle sue righe, colonne o diagonali principali.
tris_on_steroids-clear-first = Tutte le carte sono scoperte, quindi prima va scartata una fila. Sceglila, per esempio `scarta riga 2`.
tris_on_steroids-reveal-first = Adesso scopri una carta coperta, per esempio `scopri b2`. Le azioni vengono dopo, e una fila si scarta solo quando tutte le carte sono scoperte.
tris_on_steroids-act-first = Hai già scoperto la tua carta. Usa la sua azione su una vicina, come `usala su b2`, oppure lasciala com'è con `nessuna azione`.
tris_on_steroids-face-up = La carta in { UPPER($cell) } è già scoperta. Scegline una coperta.
tris_on_steroids-not-next-to-it = { UPPER($target) } non è accanto a { UPPER($cell) }. Una carta punta solo verso una vicina, in linea retta o in diagonale.

## The variants, in a title

tris_on_steroids-short-grid-3x3 = 3x3
tris_on_steroids-short-grid-4x4 = 4x4
tris_on_steroids-short-copies = { $value } copie per carta
tris_on_steroids-short-turn_limit =
    { $value ->
        [0] senza limite di turni
        [one] al massimo { $value } turno
       *[other] al massimo { $value } turni
    }
tris_on_steroids-with-grid-4x4 = su 4x4

## Options as the slash command names them

tris_on_steroids-slash-grid = griglia
tris_on_steroids-slash-copies = copie
tris_on_steroids-slash-turn_limit = limite_di_turni

## What a move would do

tris_on_steroids-preview-reveal =
    { UPPER($cell) }: { $symbol ->
        [triangle] un triangolo
        [circle] un cerchio
        [cross] una croce
       *[square] un quadrato
    } con { $action ->
        [discard] SCARTA
        [swap] SCAMBIA
       *[goal] OBIETTIVO
    } (la conosci){ $wins ->
        [yes] { ": " }vince!
       *[no] { "" }
    }
tris_on_steroids-preview-discard =
    { UPPER($target) }: scarta { $symbol ->
        [triangle] il triangolo
        [circle] il cerchio
        [cross] la croce
        [square] il quadrato
       *[hidden] la carta coperta
    }
tris_on_steroids-preview-swap =
    Scambia { UPPER($cell) } e { UPPER($target) }{ $wins ->
        [yes] { ": " }vince!
       *[no] { "" }
    }
tris_on_steroids-preview-goal =
    { UPPER($target) }: { $symbol ->
        [triangle] il triangolo
        [circle] il cerchio
        [cross] la croce
        [square] il quadrato
       *[hidden] la carta coperta
    } come obiettivo{ $wins ->
        [yes] { ": " }vince!
       *[no] { "" }
    }

## The keys of a turn, the questions that they answer, and the private panel

tris_on_steroids-prompt-clear = Tutte le carte sono scoperte: quale fila va scartata?
tris_on_steroids-prompt-reveal = Quale carta viene scoperta?
tris_on_steroids-prompt-act =
    { UPPER($cell) } { $action ->
        [discard] scarta una vicina: quale?
        [swap] si scambia con una vicina: quale?
       *[goal] fa di una vicina l'obiettivo: quale?
    }
tris_on_steroids-key-line =
    { $kind ->
        [column] ↓ { UPPER($place) }
        [row] → { $place }
       *[diagonal] { $place ->
            [down] ↘
           *[up] ↗
        }
    }
tris_on_steroids-key-card =
    { $symbol ->
        [triangle] △
        [circle] ○
        [cross] ✕
       *[square] □
    }
tris_on_steroids-hand = Meta
tris_on_steroids-button-keep = Lascia
tris_on_steroids-goal =
    Il tuo obiettivo: **{ $length ->
        [3] tre
       *[4] quattro
    } { $symbol ->
        [triangle] triangoli
        [circle] cerchi
        [cross] croci
       *[square] quadrati
    } in fila**
