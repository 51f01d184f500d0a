## The position in words, for those who do not see the picture

tris_1-seen-row =
    A{ $row } { $a ->
        [x] X
        [o] O
       *[empty] empty
    }, B{ $row } { $b ->
        [x] X
        [o] O
       *[empty] empty
    }, C{ $row } { $c ->
        [x] X
        [o] O
       *[empty] empty
    }
tris_1-seen-turn =
    { $player } to move, with { $symbol ->
        [x] X
       *[o] O
    }
tris_1-seen-line = { $player } has three in a line: { UPPER($cells) }
