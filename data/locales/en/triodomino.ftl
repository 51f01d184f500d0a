### Triodomino

triodomino-name = Triodomino
triodomino-blurb = Get rid of your triangles; whoever closes a hexagon may open a new formation. 2 to 4 players.
triodomino-thumbnail = Two groups of triangular tiles, the second one just begun.
triodomino-about =
    Triangular dominoes: whoever places all tiles of the hand first ends the round.
    Numbers that touch must agree; what is left in the others' hands counts, and closing a hexagon opens the way to a new formation.

## Options

triodomino-option-rounds = How many rounds you play
triodomino-option-rounds-name = Rounds
triodomino-option-topsy_turvy = Placed tiles score, and the most points win
triodomino-option-topsy_turvy-name = Topsy-turvy world
triodomino-option-first = Which player starts the first round, counted in the order of joining
triodomino-option-first-name = Who starts
triodomino-short-rounds =
    { $value ->
        [one] { $value } round
       *[other] { $value } rounds
    }
triodomino-short-topsy_turvy = topsy-turvy world
triodomino-short-first = player { $value } starts
triodomino-with-topsy_turvy = in the topsy-turvy world

## Words of a move

triodomino-word-open = Open with
triodomino-word-place = Place
triodomino-word-draw = Draw a tile
triodomino-word-pass = Pass
triodomino-word-free = New formation with
triodomino-word-skip = No free tile

## What happens

triodomino-round = Round { $round } of { $rounds } begins.
triodomino-opens = { $player } starts.
triodomino-opened = { $player } opens with { $tile }.
triodomino-placed = { $player } places { $tile } at formation { LETTER($formation) }.
triodomino-hexagon =
    { $count ->
        [one] { $player } closes a hexagon!
       *[other] { $player } closes { $count } hexagons at once!
    }
triodomino-freed = { $player } opens formation { LETTER($formation) } with { $tile }.
triodomino-skipped = { $player } does without the free tile.
triodomino-scored =
    { $points ->
        [one] { $player } scores { $points } point.
       *[other] { $player } scores { $points } points.
    }
triodomino-drew =
    { $player } draws a tile; { $stock ->
        [0] the stockpile is empty.
        [one] one is left.
       *[other] { $stock } are left.
    }
triodomino-took = You drew { $tile }.
triodomino-kept = It does not fit; { $player } keeps it.
triodomino-passed = { $player } cannot place and passes: the stockpile is empty.
triodomino-out = { $player } has placed the last tile!
triodomino-stuck = The round is over: nobody in turn could place a tile.
triodomino-left =
    { $value ->
        [one] { $player } gets { $value } penalty point for { $held }.
       *[other] { $player } gets { $value } penalty points for { $held }.
    }
triodomino-unlaid =
    { $tiles ->
        [one] { $player } is left with { $held }; it counts nothing.
       *[other] { $player } is left with { $held }; they count nothing.
    }
triodomino-lowest =
    { $winners ->
        [one] { $player } has the least left ({ $value }) and wins the round.
       *[other] { $player } has the least left ({ $value }) and shares the win of the round.
    }

## Why it is over

triodomino-fewest-points = The last round is over; the fewest penalty points win.
triodomino-most-points = The last round is over; the most points win.

## What cannot be done, and what to do instead

triodomino-unreadable = I cannot read that as a move. Try `draw`, or a tile with formation and cell: `place 0-1-2 a:u3,-1`.
triodomino-must-open = The table is empty. Open with any of your tiles: `open` and the tile.
triodomino-already-open = The round is open already. `place` a tile beside one that lies there.
triodomino-must-place = One of your tiles fits, so you have to place it. Your hand shows where.
triodomino-must-draw = Nothing fits, but the stockpile has tiles. `draw` one.
triodomino-stock-empty = The stockpile is empty. All that is left is to `pass`.
triodomino-free-or-skip = You have closed a hexagon. Place a `free` tile, or `skip` it.
triodomino-no-hexagon = A free tile comes only right after a hexagon. Go on with your turn.
triodomino-not-held = You do not hold { $tile }. Pick one of the tiles in your hand.
triodomino-no-formation =
    { $count ->
        [one] There is no formation { LETTER($formation) }; there is only A.
       *[other] There is no formation { LETTER($formation) }. Pick one from A to { LETTER($count) }.
    }
triodomino-occupied = There is a tile on { $cell } already. Pick a free cell beside it.
triodomino-apart = No tile lies along the edge of { $cell }. Pick a cell next to one.
triodomino-mismatch = { $tile } does not fit on { $cell }: all numbers that meet must be equal. Your hand shows where it fits.

## Options as the slash command names them

triodomino-slash-rounds = rounds
triodomino-slash-topsy_turvy = topsy_turvy
triodomino-slash-first = first

## How players stand, and what a move would do

triodomino-stands =
    { $player }: { $penalty ->
        [yes] { $score ->
            [one] { $score } penalty point
           *[other] { $score } penalty points
        }
       *[no] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
triodomino-preview-tile =
    { $tile }: { $places ->
        [0] fits nowhere now
        [one] one place
       *[other] { $places } places
    }, { $best ->
        [0] worth { $value }
       *[other] +{ $best }
    }{ $hexagons ->
        [0] { "" }
       *[other] , can close a hexagon
    }
triodomino-preview-place =
    { $tile }{ $places ->
        [1] { "" }
       *[other] { " " }at { $number }
    }{ $formations ->
        [1] { "" }
       *[other] { " " }in { LETTER($formation) }
    }: { $hexagons ->
        [0] { "" }
        [one] closes a hexagon,{ " " }
       *[other] closes { $hexagons } hexagons,{ " " }
    }{ $points ->
        [0] rid of { $value }
       *[other] +{ $points }
    }
triodomino-preview-open =
    { $tile }: { $points ->
        [0] rid of { $value }
       *[other] +{ $points }
    }

## The same on a button

triodomino-preview-tile-button =
    { $tile }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    }{ $best ->
        [0] { "" }
       *[other] { " " }+{ $best }
    }
triodomino-preview-place-button =
    { $number }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }

## What the player on turn is asked

triodomino-prompt-open = Which tile opens the round?
triodomino-prompt-tile = Which tile?
triodomino-prompt-free = A hexagon! Which tile opens a new formation?
triodomino-prompt-none = None of your tiles fits.
triodomino-prompt-place = { $tile }: which place?
