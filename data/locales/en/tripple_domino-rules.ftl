### Tripple Domino: the sections of its rules page

tripple_domino-rules-goal = **Make the most points.**
    You play rounds until somebody has 300 points at the end of one. Then the highest total wins.
tripple_domino-rules-tiles =
    ### The tiles
    56 triangles, each with three numbers from 0 to 5 that ascend clockwise. You may turn them, never flip them. A tile is worth the sum of its numbers.
    With two players you get 10 tiles, with three or four 8, with five or six 6. The rest is the stockpile.
tripple_domino-rules-start =
    ### The first tile
    Whoever holds the highest triple (three equal numbers) opens the round with it; if nobody has one, the highest tile opens. It scores its value and 5 more. Then it goes round clockwise.
tripple_domino-rules-place =
    ### A turn: place a tile
    Place one of your tiles along the edge of one that lies there. Numbers that meet must be equal, also where only a corner touches. You score the tile's value.
tripple_domino-rules-draw =
    ### Or draw
    You may draw even if you could place. Each tile drawn costs 5 points. If it fits you may place it at once; if you do not, you draw again, up to three times. Your older tiles have to wait. After the third you place it or pass for nothing more.
    When the stockpile is empty, or runs out before your third draw, not placing costs 5 points and the turn. Scores may fall below 0.
tripple_domino-rules-bridge =
    ### Bridge: 30 points more
    One edge touches a tile, and the corner opposite touches another.
tripple_domino-rules-double =
    ### Double link: 25 points more
    The tile lies along two or three tiles.
tripple_domino-rules-hexagon =
    ### Hexagon: 40 points more
    Place the sixth tile around a point. Two hexagons at once bring 80, three 120; the double link does not count then.
tripple_domino-rules-round_end =
    ### The end of a round
    Whoever places the last tile of the hand gets 20 points and the value of all tiles in the other hands; nobody loses anything.
    If the stockpile is empty and nobody can place, or everybody in turn passes on a turn begun with an empty stockpile, the round is blocked. Whoever holds the least then gets the value of the other hands, less the own, and no 20 points. If several hold the least, each of them scores like that.
tripple_domino-rules-solitaire =
    ### Variant: alone
    One tile is turned up and opens. You begin with an empty hand, draw, place, and see how many points you can make of 20 tiles. Placing the very last one brings 20 points; tiles left in the end are subtracted. Passing a turn that began with an empty stockpile ends the game.
tripple_domino-rules-typing =
    ### How to type it
    - `place 0-1-2 u3,-1` places the tile 0-1-2 on the cell u3,-1; it is turned for you.
    - The other moves are `draw` and `pass`.

    Cells are called `u` if they point up and `d` if they point down. The first tile lies on u0,0; the first number grows to the right, the second upwards. A picture may show it all turned. Your hand shows where your tiles fit.
