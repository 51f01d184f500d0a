## The position in words, for those who do not see the picture

tris_2-seen-setup = Setup: { $dice } of 9 dice placed
tris_2-seen-die =
    { UPPER($cell) }: die { UPPER($die) }, { $top ->
        [x] X
        [o] O
       *[other] /
    } on top, { $ns ->
        [x] X
        [o] O
       *[other] /
    } north and south, { $ew ->
        [x] X
        [o] O
       *[other] /
    } east and west
tris_2-seen-last =
    Last roll: { UPPER($die) } { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } from { UPPER($cell) }
tris_2-seen-line = Tris: { UPPER($dice) }
tris_2-seen-won = { $player } wins
tris_2-seen-turn =
    { $player } to { $placing ->
        [yes] place a die
       *[no] roll a die
    }
