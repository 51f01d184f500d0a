## Die Stellung in Worten, für alle, die das Bild nicht sehen

tris_2-seen-setup = Aufbau: { $dice } von 9 Würfeln gelegt
tris_2-seen-die =
    { UPPER($cell) }: Würfel { UPPER($die) }, { $top ->
        [x] X
        [o] O
       *[other] /
    } oben, { $ns ->
        [x] X
        [o] O
       *[other] /
    } im Norden und Süden, { $ew ->
        [x] X
        [o] O
       *[other] /
    } im Osten und Westen
tris_2-seen-last =
    Zuletzt gerollt: { UPPER($die) } nach { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }, von { UPPER($cell) }
tris_2-seen-line = Tris: { UPPER($dice) }
tris_2-seen-won = { $player } gewinnt
tris_2-seen-turn =
    { $player } ist am Zug: { $placing ->
        [yes] einen Würfel legen
       *[no] einen Würfel rollen
    }
