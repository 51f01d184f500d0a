### Triodomino: the sections of its rules page

triodomino-rules-goal = **Have the fewest penalty points after the agreed number of rounds.**
    Be the first to place all your tiles: what you still hold when a round ends counts against you.
triodomino-rules-tiles =
    ### The tiles
    56 triangles, each with three numbers from 0 to 5 that ascend clockwise. You may turn them, never flip them. A tile is worth the sum of its numbers.
    With two players you get 10 tiles, with three or four 8. The rest is the stockpile.
triodomino-rules-start =
    ### The first tile
    Whoever starts opens with any tile, and that is the whole turn. Then it goes round clockwise.
triodomino-rules-place =
    ### A turn: place a tile
    If one of your tiles fits anywhere, you have to place one: along the edge of a tile that lies there. Numbers that meet must be equal, also where only a corner touches.
triodomino-rules-draw =
    ### Draw if none fits
    Draw one tile. If it fits, you have to place it; if not, you draw a second. If that does not fit either, you keep both and the next player goes on.
    If nothing fits and the stockpile is empty, pass.
triodomino-rules-hexagon =
    ### Hexagon: a free tile
    Place the sixth tile around a point, and you may place one more tile of your choice freely on the table. It begins a formation of its own, and from then on everybody may place on that one too.
    There is one free tile even if you close several hexagons at once. You may do without it.
triodomino-rules-round_end =
    ### The end of a round
    When somebody has no tile left, that player gets no penalty points; the others get the value of what they hold. When everybody in turn was unable to place, all get the value of what they hold, and the least wins the round.
    Another player starts the next round, clockwise. After the last round the lowest total wins.
triodomino-rules-topsy_turvy =
    ### Variant: topsy-turvy world
    Every tile you place, opening and free ones included, scores its value for you. What is left in the hands counts nothing, and the highest total wins. All else is the same.
triodomino-rules-typing =
    ### How to type it
    - `open 0-1-2` places the first tile of a round.
    - `place 0-1-2 a:u3,-1` places the tile 0-1-2 on the cell u3,-1 of formation A; it is turned for you.
    - `draw` and `pass`
    - `free 0-1-2` places the free tile after a hexagon; `skip` does without it.

    Cells are called `u` if they point up and `d` if they point down. The first tile of a formation lies on u0,0; the first number grows to the right, the second upwards. A picture may show it all turned. Your hand shows where your tiles fit.
