### Tris 1

tris_1-name = Tris 1
tris_1-blurb = Tic-tac-toe on the dice of Tris 2: three of your symbols in a line win. For two.
tris_1-thumbnail = Three X in a diagonal line, between O and empty cells.
tris_1-about =
    Two players take turns to turn an empty die to their own symbol, X or O.
    Three symbols of one's own in a row, a column or a diagonal win; a full block without a line is a draw.

## Options

tris_1-option-first = Who begins, with X
tris_1-option-first-name = Who begins
tris_1-option-first-first_seat = Whoever sat down first
tris_1-option-first-second_seat = Whoever sat down second
tris_1-option-first-lot = Lots are drawn
tris_1-short-first-first_seat = player 1 begins
tris_1-short-first-second_seat = player 2 begins
tris_1-short-first-lot = lots decide who begins
tris_1-slash-first = first

## What happens

tris_1-begins = { $player } begins with X.
tris_1-written =
    { $player } wrote { $symbol ->
        [x] X
       *[other] O
     } on { UPPER($cell) }.
tris_1-line = Three in a line!
tris_1-full = The last cell is full.
tris_1-by-line = Three in a line.
tris_1-by-full-board = All nine cells are full, without a line.

## What cannot be done

tris_1-unreadable = I do not understand that move. Name a cell from A1 to C3, for example: `b2`.
tris_1-taken =
    { $symbol ->
        [x] X
       *[other] O
     } is on { UPPER($cell) } already. Choose an empty cell.

## What a move would do

tris_1-preview = { UPPER($cell) }{ $wins ->
        [yes] { " wins!" }
       *[no] { "" }
    }

## The keys of a move

tris_1-prompt = Which cell for { UPPER($symbol) }?
tris_1-key-taken = { UPPER($symbol) }
