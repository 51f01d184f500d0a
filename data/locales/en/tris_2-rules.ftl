### Tris 2: the sections of its rules page

tris_2-rules-goal = **Get three or more equal symbols on top in an unbroken row, column or diagonal.**
    Any symbol counts, and whoever made the roll wins at once.
    Nine dice lie in a block, three by three. Each shows X, O and /, every symbol on two opposite faces.
tris_2-rules-turn =
    ### A turn
    Roll exactly one die, whichever you like, one cell to the north, east, south or west. The cell must be free; the field has no edges.
    A die tips over as it rolls. To the north or south its top changes places with its north-south symbol, to the east or west with its east-west symbol. So the top always changes.
    There is no passing, and no position without a roll. A draw comes by agreement alone.
tris_2-rules-forbidden =
    ### Two forbidden rolls
    - One that makes **islands**: all nine dice must stay in touch, at least corner to corner.
    - One that **undoes**: the die just rolled may not roll straight back. Any other way is fine.

    In the picture C has just rolled north. It may not go back, and north or east it would be an island.
tris_2-rules-start =
    ### The start
    The dice are thrown until there is no tris and until no two dice in the middles of the sides touch at a corner with the same symbol. From such a start nobody can win with the first roll.
    To find who begins, each player throws a die: / beats X, X beats O.
tris_2-rules-rule_of_4 =
    ### Variant: rule of 4
    After every roll all dice must fit into four rows and four columns. Without this rule careful players hardly ever win: most of their games end as a draw that they agree on.
    In the picture die I may roll east, but not south: that would be a fifth row.
tris_2-rules-advanced =
    ### Variant: advanced setup
    You build the block yourselves, a die each in turn, in any empty cell and any way up. No placement may make a tris, nor leave a block that cannot be completed without one. The player who did not place the last die makes the first roll.
    If you want **different middles** too, the dice in the middles of the sides may not touch with the same symbol.
tris_2-rules-typing =
    ### How to type it
    - `roll e north` rolls die E to the north. The dice are called A to I in reading order of the start and keep their names; type them in small or capital letters.
    - `place b2 x o` belongs to the advanced setup: it puts a die on B2 with X on top and O to the north and south.
    - Where a text names cells, it is by column and row: A1 to C3 is the start, row 4 lies south of it and row 0 north, column D to the east and column Z to the west.
