### Triodomino

triodomino-name = Triodomino
triodomino-blurb = Get rid of your triangles; whoever closes a hexagon may open a new formation. 2 to 4 players.
triodomino-thumbnail = Two groups of triangular tiles, the second one just begun.
triodomino-about =
    Triangular dominoes: whoever places all tiles of the hand first ends the round.
    Numbers that touch must agree; what is left in the others' hands counts, and closing a hexagon opens the way to a new formation.
triodomino-rules =
    ### What you want
    The fewest points after the agreed number of rounds. Be the first to place all your tiles: what you still hold when a round ends counts against you.

    ### The tiles
    56 triangles, each with three numbers from 0 to 5 that ascend clockwise. You may turn them, never flip them. A tile is worth the sum of its numbers. With two players you get 10 tiles, with three or four 8. The rest is the stockpile.

    ### Your turn
    Whoever starts opens with any tile, and that is the whole turn. Then it goes round clockwise:
    - If one of your tiles fits anywhere, you have to **place** one: along the edge of a tile that lies there. Numbers that meet must be equal, also where only a corner touches.
    - If none fits, **draw** one. If it fits, you have to place it; if not, you draw a second. If that does not fit either, you keep both and the next player goes on.
    - If nothing fits and the stockpile is empty, pass.

    ### Hexagons
    Place the sixth tile around a point, and you may place one more tile of your choice freely on the table. It begins a formation of its own, and from then on everybody may place on that one too. There is one free tile even if you close several hexagons at once. You may do without it.

    ### The end of a round
    When somebody has no tile left, that player scores 0; the others score what they hold. When everybody in turn was unable to place, all score what they hold, and the least wins the round. Another player starts the next round, clockwise. After the last round the lowest total wins.

    ### Topsy-turvy world
    Every tile you place, opening and free ones included, scores its value for you. What is left in the hands counts nothing, and the highest total wins. All else is the same.

    ### How to type it
    - `open 0-1-2` places the first tile of a round.
    - `place 0-1-2 1:u3,-1` places the tile 0-1-2 on the cell u3,-1 of formation 1 (A in the picture); it is turned for you. Cells are called `u` if they point up and `d` if they point down. The first tile of a formation lies on u0,0; the first number grows to the right, the second upwards. A picture may show it all turned. *My hand* shows where your tiles fit.
    - `draw` and `pass`
    - `free 0-1-2` places the free tile after a hexagon; `skip` does without it.

    ### Options
    - `rounds`: how many rounds you play.
    - `topsy_turvy`: the most points win.
    - `first`: who starts the first round. The leaflet says the youngest.

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
triodomino-took = { $player }, you drew { $tile }. Only you see this.
triodomino-kept = It does not fit; { $player } keeps it.
triodomino-passed = { $player } cannot place and passes: the stockpile is empty.
triodomino-out = { $player } has placed the last tile!
triodomino-stuck = The round is over: nobody in turn could place a tile.
triodomino-left =
    { $value ->
        [one] { $player } still holds { $value } point.
       *[other] { $player } still holds { $value } points.
    }
triodomino-unlaid =
    { $tiles ->
        [one] { $player } is left with { $tiles } tile; it counts nothing.
       *[other] { $player } is left with { $tiles } tiles; they count nothing.
    }
triodomino-lowest =
    { $winners ->
        [one] { $player } has the least left ({ $value }) and wins the round.
       *[other] { $player } has the least left ({ $value }) and shares the win of the round.
    }

## Why it is over

triodomino-fewest-points = The last round is over; the fewest points win.
triodomino-most-points = The last round is over; the most points win.

## What cannot be done, and what to do instead

triodomino-unreadable = I cannot read that as a move. Try `draw`, or a tile with formation and cell: `place 0-1-2 1:u3,-1`.
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
        [one] There is no formation { $formation }; there is only one.
       *[other] There is no formation { $formation }. Pick one from 1 to { $count }.
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
    { $player }: { $score ->
        [one] { $score } point
       *[other] { $score } points
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
    { $tile } at { $number }{ $formations ->
        [1] { "" }
       *[other] { " " }({ LETTER($formation) })
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
    { $tile }{ $best ->
        [0] { "" }
       *[other] { " " }· +{ $best }
    }
triodomino-preview-place-button =
    { $number }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    }{ $points ->
        [0] { "" }
       *[other] { " " }· +{ $points }
    }
