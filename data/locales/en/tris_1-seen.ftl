## The position in words, for those who do not see the picture

tris_1-seen-row =
    a{ $row } { $a ->
        [x] X
        [o] O
       *[empty] empty
    }, b{ $row } { $b ->
        [x] X
        [o] O
       *[empty] empty
    }, c{ $row } { $c ->
        [x] X
        [o] O
       *[empty] empty
    }
tris_1-seen-turn =
    { $player } to move, with { $symbol ->
        [x] X
       *[o] O
    }
tris_1-seen-line = { $player } has three in a line: { $cells }
