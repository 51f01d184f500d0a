### Tris 2

tris_2-name = Tris 2
tris_2-blurb = Roll one of nine dice each turn; three equal symbols in a line win. For two.
tris_2-thumbnail = Four dice with X, O and bars; one of them has just been rolled.
tris_2-about =
    Nine dice lie in a block; each turn one of them rolls over onto a free cell beside it and shows another symbol.
    Three equal symbols in a line win, whichever they are. Both players move the same dice.

## Options

tris_2-option-rule_of_4 = All dice must always fit into four rows and four columns
tris_2-option-rule_of_4-name = Rule of 4
tris_2-suggestion-rule_of_4 = Suggested, in Options: the rule of 4. Without it careful players hardly ever win: the game mostly ends as a draw.
tris_2-option-advanced = You build the starting block yourselves, die by die
tris_2-option-advanced-name = Advanced setup
tris_2-option-advanced_mid_edge = In the advanced setup the middles of the sides may not touch with the same symbol
tris_2-option-advanced_mid_edge-name = Different middles
tris_2-option-first = Who begins
tris_2-option-first-name = Who begins
tris_2-option-first-dice = A throw of the dice decides
tris_2-option-first-first_seat = Whoever sat down first
tris_2-option-first-second_seat = Whoever sat down second

## Words of a move

tris_2-word-roll = roll
tris_2-word-place = place
tris_2-word-north = north
tris_2-word-east = east
tris_2-word-south = south
tris_2-word-west = west
tris_2-word-x = X
tris_2-word-o = O

## What happens

tris_2-begins = { $player } begins.
tris_2-begins-by-dice =
    { $player } begins: { UPPER($better) } beats { UPPER($worse) } by the dice{ $equal ->
        [0] { "" }
        [one] , after one equal throw
       *[other] , after { $equal } equal throws
     }.
tris_2-rolled =
    { $player } rolled { UPPER($die) } { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
     }: { $was ->
        [x] X
        [o] O
       *[other] /
     } became { $now ->
        [x] X
        [o] O
       *[other] /
     }.
tris_2-placed =
    { $player } placed a die on { UPPER($cell) }: { $top ->
        [x] X
        [o] O
       *[other] /
     } on top, { $ns ->
        [x] X
        [o] O
       *[other] /
     } to the north and south.
tris_2-set-up = The block is complete. { $player } makes the first roll.
tris_2-tris =
    Tris! { $dice ->
        [3] Three dice
        [4] Four dice
        [5] Five dice
       *[other] { $dice } dice
     } show { $symbol ->
        [x] X
        [o] O
       *[other] /
     }.
tris_2-by-tris = A line of equal symbols.

## What cannot be done

tris_2-unreadable = I do not understand that move. Write it like this: `roll e north`.
tris_2-unreadable-placement = I do not understand that move. The block is being built, so write it like this: `place b2 x o`.
tris_2-twin-faces =
    No die has { $symbol ->
        [x] X
        [o] O
       *[other] /
     } both on top and on a side. Choose two different symbols.
tris_2-still-placing =
    The block is not complete yet: { $missing ->
        [one] one die is missing
       *[other] { $missing } dice are missing
     }. Place one first, for example: `place b2 x o`.
tris_2-all-placed = All nine dice have been placed. Now roll one, for example: `roll e north`.
tris_2-occupied =
    Another die lies { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
     } of { UPPER($die) }. Roll { UPPER($die) } another way, or choose another die.
tris_2-undo = { UPPER($die) } has just come from there, and rolling straight back would undo the last move. Roll { UPPER($die) } another way, or choose another die.
tris_2-island =
    If { UPPER($die) } rolls { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
     }, some dice lose touch with the others. All nine must hang together, at least at the corners: choose another roll.
tris_2-rule-of-4 =
    If { UPPER($die) } rolls { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
     }, the field grows longer than four cells. The rule of 4 is on: choose another roll.
tris_2-taken = There is a die on { UPPER($cell) } already. Choose an empty cell.
tris_2-tris-while-placing =
    { $symbol ->
        [x] X
        [o] O
       *[other] /
     } on { UPPER($cell) } would make a tris, and the block must have none. Choose another symbol or another cell.
tris_2-mid-edge =
    { $symbol ->
        [x] X
        [o] O
       *[other] /
     } on { UPPER($cell) } would touch the same symbol in the middle of the next side. Choose another symbol or another cell.
tris_2-no-completion =
    With { $symbol ->
        [x] X
        [o] O
       *[other] /
     } on { UPPER($cell) } the block could no longer be completed without a tris. Choose another symbol or another cell.
tris_2-mid-edge-alone = Differing middles belong to the advanced setup. Turn that on too, or leave both off.

## The variants, in a title

tris_2-short-rule_of_4 = rule of 4
tris_2-short-advanced = advanced setup
tris_2-short-advanced_mid_edge = middles differ
tris_2-short-first-dice = dice decide who begins
tris_2-short-first-first_seat = player 1 begins
tris_2-short-first-second_seat = player 2 begins
tris_2-with-rule_of_4 = with the rule of 4
tris_2-with-advanced = with the advanced setup
tris_2-with-advanced_mid_edge = with differing middles

## Options as the slash command names them

tris_2-slash-rule_of_4 = rule_of_4
tris_2-slash-advanced = advanced
tris_2-slash-advanced_mid_edge = advanced_mid_edge
tris_2-slash-first = first

## What a move would do

tris_2-preview-roll =
    { UPPER($die) } { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
     }: { $now ->
        [x] X
        [o] O
       *[other] /
     } on top{ $wins ->
        [yes] { " " }and wins!
       *[no] { "" }
     }
tris_2-preview-top =
    { $top ->
        [x] X
        [o] O
       *[other] /
     } on top
tris_2-preview-die =
    { UPPER($cell) }: { $top ->
        [x] X
        [o] O
       *[other] /
     } on top, { $ns ->
        [x] X
        [o] O
       *[other] /
     } north and south

## The keys of a move, and the questions that they answer

tris_2-prompt-die = Which die?
tris_2-prompt-direction = Die { UPPER($die) }: which way?
tris_2-prompt-cell = Which cell for the next die?
tris_2-prompt-top = Die on { UPPER($cell) }: which symbol on top?
tris_2-prompt-sides = Die on { UPPER($cell) }, { UPPER($top) } on top: which symbol north and south?
tris_2-key-direction =
    { $direction ->
        [north] ↑
        [east] →
        [south] ↓
       *[west] ←
     }{ $now ->
        [none] { "" }
       *[other] { " " }{ UPPER($now) }
     }{ $wins ->
        [yes] { " " }wins!
       *[no] { "" }
     }
tris_2-key-die = { UPPER($die) } { UPPER($top) }
tris_2-key-taken = { UPPER($top) }
tris_2-key-sides =
    ↕ { UPPER($ns) }{ $ew ->
        [none] { "" }
       *[other] { " " }↔ { UPPER($ew) }
     }
tris_2-draw-repeated = The same position has come { $times } times.
tris_2-draw-long = After { $rolls } rolls nobody is closer to a tris.
