tris_on_steroids-name = Tris on Steroids
tris_on_steroids-blurb = Fill a line with your secret symbol, on a grid of cards that will not lie still. 2 to 4 players.
tris_on_steroids-thumbnail = Six cards, two of them face down; one acts upon its neighbour.
tris_on_steroids-about =
    Everybody has a secret symbol and wants a full line of it on the grid of cards.
    The cards are turned, swapped and cleared away all the time, and nobody knows who wants what.

tris_on_steroids-option-grid = The size of the grid, and so the length of a line
tris_on_steroids-option-grid-name = Grid
tris_on_steroids-option-grid-3x3 = 3x3, lines of three
tris_on_steroids-option-grid-4x4 = 4x4, lines of four
tris_on_steroids-option-copies = How often each of the twelve different cards is in the deck
tris_on_steroids-option-copies-name = Copies of each card
tris_on_steroids-option-turn_limit = The game ends without a winner after so many turns; 0 for no limit
tris_on_steroids-option-turn_limit-name = Limit of turns

tris_on_steroids-word-clear = Clear
tris_on_steroids-word-row = Row
tris_on_steroids-word-column = Column
tris_on_steroids-word-diagonal = Diagonal
tris_on_steroids-word-down = Falling ↘
tris_on_steroids-word-up = Rising ↗
tris_on_steroids-word-reveal = Turn up
tris_on_steroids-word-act = Use it on
tris_on_steroids-word-keep = No action

tris_on_steroids-cleared =
    { $player } cleared { $kind ->
        [row] row { $place }
        [column] column { UPPER($place) }
       *[diagonal] { $place ->
            [down] the falling diagonal
           *[up] the rising diagonal
        }
    }.
tris_on_steroids-reshuffled = The stockpile had run out: { $cards } discards were shuffled into a new one.
tris_on_steroids-revealed =
    { $player } turned up { UPPER($cell) }: { $symbol ->
        [triangle] a triangle
        [circle] a circle
        [cross] a cross
       *[square] a square
    } with { $action ->
        [discard] DISCARD
        [swap] SWAP
       *[goal] GOAL
    }.
tris_on_steroids-kept = { $player } left { UPPER($cell) } as it lies.
tris_on_steroids-discarded =
    { $player } discarded { $symbol ->
        [triangle] a triangle
        [circle] a circle
        [cross] a cross
        [square] a square
       *[hidden] a face-down card
    } from { UPPER($cell) }.
tris_on_steroids-swapped = { $player } swapped { UPPER($cell) } and { UPPER($target) }.
tris_on_steroids-goal-changed =
    { $player } took { $taken ->
        [triangle] the triangle
        [circle] the circle
        [cross] the cross
        [square] the square
       *[hidden] the face-down card
    } on { UPPER($cell) } as a new goal and placed { $given ->
        [triangle] a triangle
        [circle] a circle
        [cross] a cross
        [square] a square
       *[hidden] the old one, face down,
    } there.
tris_on_steroids-looked =
    Your new goal is { $symbol ->
        [triangle] the triangle
        [circle] the circle
        [cross] the cross
       *[square] the square
    } (with { $action ->
        [discard] DISCARD
        [swap] SWAP
       *[goal] GOAL
    }).
tris_on_steroids-won =
    { $player } shows the goal card and wins with a line of { $symbol ->
        [triangle] triangles
        [circle] circles
        [cross] crosses
       *[square] squares
    }!

tris_on_steroids-line = A full line of one symbol.
tris_on_steroids-unfinished = The last of the agreed turns is over, and nobody has won.

tris_on_steroids-unreadable = I cannot read that as a move. Try `reveal b2`, `act c3`, `keep` or `clear row 2`.
tris_on_steroids-no-cell = This grid has no cell { UPPER($cell) }. Count the columns by letter and the rows by number, as in `b2`.
tris_on_steroids-no-line = This grid has no line { $line }. Pick one of its rows, columns or main diagonals.
tris_on_steroids-clear-first = All cards are face up, so a line has to go first. Pick one, for example `clear row 2`.
tris_on_steroids-reveal-first = Now turn up a face-down card, for example `reveal b2`. Actions come after that, and a line is cleared only when all cards are face up.
tris_on_steroids-act-first = You have turned up your card. Use its action on a neighbour, such as `act b2`, or `keep` it as it lies.
tris_on_steroids-face-up = The card on { UPPER($cell) } is face up already. Pick one that lies face down.
tris_on_steroids-not-next-to-it = { UPPER($target) } is not next to { UPPER($cell) }. A card points only at a neighbour, straight or diagonally.

## The variants, in a title

tris_on_steroids-short-grid-3x3 = 3x3
tris_on_steroids-short-grid-4x4 = 4x4
tris_on_steroids-short-copies = { $value } of each card
tris_on_steroids-short-turn_limit =
    { $value ->
        [0] no limit of turns
        [one] { $value } turn at most
       *[other] { $value } turns at most
    }
tris_on_steroids-with-grid-4x4 = on a 4x4 grid

## Options as the slash command names them

tris_on_steroids-slash-grid = grid
tris_on_steroids-slash-copies = copies
tris_on_steroids-slash-turn_limit = turn_limit

## What a move would do

tris_on_steroids-preview-reveal =
    { UPPER($cell) }: { $symbol ->
        [triangle] a triangle
        [circle] a circle
        [cross] a cross
       *[square] a square
    } with { $action ->
        [discard] DISCARD
        [swap] SWAP
       *[goal] GOAL
    } (which you know){ $wins ->
        [yes] { ": " }wins!
       *[no] { "" }
    }
tris_on_steroids-preview-discard =
    { UPPER($target) }: discard { $symbol ->
        [triangle] the triangle
        [circle] the circle
        [cross] the cross
        [square] the square
       *[hidden] the face-down card
    }
tris_on_steroids-preview-swap =
    Swap { UPPER($cell) } and { UPPER($target) }{ $wins ->
        [yes] { ": " }wins!
       *[no] { "" }
    }
tris_on_steroids-preview-goal =
    { UPPER($target) }: { $symbol ->
        [triangle] the triangle
        [circle] the circle
        [cross] the cross
        [square] the square
       *[hidden] the face-down card
    } as your goal{ $wins ->
        [yes] { ": " }wins!
       *[no] { "" }
    }

## The keys of a turn, the questions that they answer, and the private panel

tris_on_steroids-prompt-clear = All cards are face up: which line is cleared?
tris_on_steroids-prompt-reveal = Which card is turned up?
tris_on_steroids-prompt-act =
    { UPPER($cell) } { $action ->
        [discard] discards a neighbour: which one?
        [swap] changes places with a neighbour: which one?
       *[goal] makes a neighbour the goal: which one?
    }
tris_on_steroids-key-line =
    { $kind ->
        [column] ↓ { UPPER($place) }
        [row] → { $place }
       *[diagonal] { $place ->
            [down] ↘
           *[up] ↗
        }
    }
tris_on_steroids-key-card =
    { $symbol ->
        [triangle] △
        [circle] ○
        [cross] ✕
       *[square] □
    }
tris_on_steroids-hand = Goal
tris_on_steroids-button-keep = Keep
tris_on_steroids-goal =
    Your goal: **{ $length ->
        [3] three
       *[4] four
    } { $symbol ->
        [triangle] triangles
        [circle] circles
        [cross] crosses
       *[square] squares
    } in a line**
