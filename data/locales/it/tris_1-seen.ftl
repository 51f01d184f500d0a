## La posizione a parole, per chi non vede l'immagine

tris_1-seen-row =
    A{ $row } { $a ->
        [x] X
        [o] O
       *[empty] vuota
    }, B{ $row } { $b ->
        [x] X
        [o] O
       *[empty] vuota
    }, C{ $row } { $c ->
        [x] X
        [o] O
       *[empty] vuota
    }
tris_1-seen-turn =
    Tocca a { $player }, con { $symbol ->
        [x] X
       *[o] O
    }
tris_1-seen-line = { $player } ha fatto tris: { UPPER($cells) }
