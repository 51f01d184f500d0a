## La posizione a parole, per chi non vede l'immagine

tris_2-seen-setup = Preparazione: { $dice } dadi su 9 posati
tris_2-seen-die =
    { UPPER($cell) }: dado { UPPER($die) }, { $top ->
        [x] X
        [o] O
       *[other] /
    } in alto, { $ns ->
        [x] X
        [o] O
       *[other] /
    } a nord e sud, { $ew ->
        [x] X
        [o] O
       *[other] /
    } a est e ovest
tris_2-seen-last =
    Ultima mossa: { UPPER($die) } { $direction ->
        [north] verso nord
        [east] verso est
        [south] verso sud
       *[west] verso ovest
    } da { UPPER($cell) }
tris_2-seen-line = Tris: { UPPER($dice) }
tris_2-seen-won = { $player } vince
tris_2-seen-turn =
    Tocca a { $player }: { $placing ->
        [yes] posare un dado
       *[no] far rotolare un dado
    }
