## La position en mots, pour qui ne voit pas l'image

tris_1-seen-row =
    A{ $row } { $a ->
        [x] X
        [o] O
       *[empty] vide
    }, B{ $row } { $b ->
        [x] X
        [o] O
       *[empty] vide
    }, C{ $row } { $c ->
        [x] X
        [o] O
       *[empty] vide
    }
tris_1-seen-turn =
    À { $player } de jouer, avec { $symbol ->
        [x] X
       *[o] O
    }
tris_1-seen-line = { $player } en a trois alignés : { UPPER($cells) }
