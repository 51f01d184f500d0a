### Tripple Domino

tripple_domino-name = Tripple Domino
tripple_domino-blurb = Place triangles edge to edge; bridges, double links and hexagons pay extra. 1 to 6 players.
tripple_domino-thumbnail = Six triangular tiles form a hexagon, the last one just placed.
tripple_domino-about =
    Dominoes with three corners: tiles are placed edge to edge, and the numbers that touch must agree.
    Each tile scores; bridges, double links and closed hexagons pay extra, and the most points win.

## Options

tripple_domino-option-target = For two or more: the game ends with the round in which somebody reaches so many points
tripple_domino-option-target-name = Points to reach
tripple_domino-option-multi_hexagon = What several hexagons closed by one tile are worth
tripple_domino-option-multi_hexagon-name = Several hexagons at once
tripple_domino-option-multi_hexagon-each = 40 points for each hexagon
tripple_domino-option-multi_hexagon-once = 40 points in all
tripple_domino-option-tiles = Playing alone: how many tiles there are in all
tripple_domino-option-tiles-name = Tiles, alone
tripple_domino-short-target = to { $value } points
tripple_domino-short-multi_hexagon-each = each hexagon scores
tripple_domino-short-multi_hexagon-once = hexagons score once
tripple_domino-short-tiles = alone: { $value } tiles
tripple_domino-with-tiles = with { $value } tiles
tripple_domino-with-multi_hexagon-once = with hexagons counted once

## Words of a move

tripple_domino-word-place = Place
tripple_domino-word-draw = Draw a tile
tripple_domino-word-pass = Pass

## What happens

tripple_domino-round = Round { $round } begins.
tripple_domino-opens = { $player } has the opening tile.
tripple_domino-opened = { $player } opens with { $tile }: { $value } points and { $bonus } more.
tripple_domino-placed =
    { $value ->
        [one] { $player } places { $tile } for { $value } point.
       *[other] { $player } places { $tile } for { $value } points.
    }
tripple_domino-bridge = A bridge: +{ $bonus }.
tripple_domino-double = A double link: +{ $bonus }.
tripple_domino-hexagon =
    { $count ->
        [one] A hexagon: +{ $bonus }.
       *[other] { $count } hexagons at once: +{ $bonus }.
    }
tripple_domino-drew =
    { $player } draws a tile and loses { $cost } points; { $reserve ->
        [0] the stockpile is empty.
        [one] one is left.
       *[other] { $reserve } are left.
    }
tripple_domino-took = You drew { $tile }.
tripple_domino-passed =
    { $cost ->
        [0] { $player } passes.
       *[other] { $player } passes and loses { $cost } points: the stockpile is empty.
    }
tripple_domino-out = { $player } has placed the last tile: { $bonus } points, and { $left } for the other hands.
tripple_domino-blocked = The round is blocked: nobody places any more.
tripple_domino-left =
    { $value ->
        [one] { $player } still holds { $held }: { $value } point.
       *[other] { $player } still holds { $held }: { $value } points.
    }
tripple_domino-lowest =
    { $points ->
        [one] { $player } holds the least; that makes { $points } point.
       *[other] { $player } holds the least; that makes { $points } points.
    }
tripple_domino-all-laid = { $player } has placed all tiles: { $bonus } points extra.
tripple_domino-subtracted =
    { $value ->
        [one] No further tile is placed. { $player } loses { $value } point for those in hand.
       *[other] No further tile is placed. { $player } loses { $value } points for those in hand.
    }

## Why it is over

tripple_domino-target = The target score is reached.
tripple_domino-complete = All tiles are placed.
tripple_domino-incomplete = The stockpile is empty and tiles are left in hand.

## What cannot be done, and what to do instead

tripple_domino-tiles-or-target = `tiles` is for playing alone, `target` for playing with others. Choose one of the two.
tripple_domino-unreadable = I cannot read that as a move. Try `draw`, `pass`, or a tile and a cell: `place 0-1-2 u3,-1`.
tripple_domino-opening = The round has to be opened first, with the highest triple or else the highest tile. There is only one move; take it.
tripple_domino-not-held = You do not hold { $tile }. Pick one of the tiles in your hand.
tripple_domino-only-drawn = You have begun to draw, so { $tile } has to wait. Only the tile just drawn may be placed now.
tripple_domino-occupied = There is a tile on { $cell } already. Pick a free cell beside it.
tripple_domino-apart = No tile lies along the edge of { $cell }. Pick a cell next to one.
tripple_domino-mismatch = { $tile } does not fit on { $cell }: all numbers that meet must be equal. Your hand shows where it fits.
tripple_domino-drawn-three = You have drawn three tiles. Place the last one, or `pass`.
tripple_domino-reserve-empty = The stockpile is empty. Place a tile, or `pass`.
tripple_domino-must-draw = There is no passing yet. Place a tile, or `draw`.

## Options as the slash command names them

tripple_domino-slash-target = target
tripple_domino-slash-multi_hexagon = multi_hexagon
tripple_domino-slash-tiles = tiles

## How players stand, and what a move would do

tripple_domino-stands =
    { $player }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
tripple_domino-preview-tile =
    { $tile }: { $places ->
        [0] fits nowhere now
        [one] one place, +{ $best }
       *[other] { $places } places, up to +{ $best }
    }
tripple_domino-preview-place =
    { $tile }{ $places ->
        [1] { "" }
       *[other] { " " }at { $number }
    }: { $kind ->
        [hexagon] { $hexagons ->
            [one] closes a hexagon, +{ $points }
           *[other] closes { $hexagons } hexagons, +{ $points }
        }
        [bridge] bridge, +{ $points }
        [double] double link, +{ $points }
       *[plain] +{ $points }
    }
tripple_domino-preview-draw = Draw a tile: { $points } points, { $reserve } in the stockpile
tripple_domino-preview-pass = Pass: { $points } points

## The same on a button

tripple_domino-preview-tile-button =
    { $tile }{ $places ->
        [0] { "" }
       *[other] { " " }+{ $best }
    }
tripple_domino-preview-place-button =
    { $number }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    } +{ $points }
tripple_domino-preview-draw-button = { $word } { $points }
tripple_domino-preview-pass-button = { $word } { $points }

## What the player on turn is asked

tripple_domino-prompt-tile = Which tile?
tripple_domino-prompt-drawn = Place the tile that you drew?
tripple_domino-prompt-none = None of your tiles fits.
tripple_domino-prompt-place = { $tile }: which place?

## The daily puzzle

tripple_domino-daily-about = 24 tiles, alone
tripple_domino-daily-rules = One tile lies on the table, 23 are in the stockpile. Place tiles edge to edge: each brings its numbers, bridges, double links and hexagons pay extra. Drawing costs 5 points, at most three times in a turn; after a draw only the tile just drawn may be placed. At the end 20 points if all are placed, otherwise what is left in your hand is subtracted.
tripple_domino-daily-legend = 🔺 a tile placed · 🌉 a bridge or double link · ⭐ a hexagon · 🔻 drawn · ⬛ passed
