## Die Stellung in Worten, für alle, die das Bild nicht sehen

tris_1-seen-row =
    A{ $row } { $a ->
        [x] X
        [o] O
       *[empty] leer
    }, B{ $row } { $b ->
        [x] X
        [o] O
       *[empty] leer
    }, C{ $row } { $c ->
        [x] X
        [o] O
       *[empty] leer
    }
tris_1-seen-turn =
    { $player } ist am Zug, mit { $symbol ->
        [x] X
       *[o] O
    }
tris_1-seen-line = { $player } hat drei in einer Reihe: { UPPER($cells) }
