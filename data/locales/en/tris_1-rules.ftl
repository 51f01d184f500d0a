### Tris 1: the sections of its rules page

tris_1-rules-goal = **Be the first with three of your symbols in a row, a column or a diagonal.**
    Nine dice lie in a block, three by three. A bar / on top is an empty cell; bars do not count.
tris_1-rules-turn =
    ### A turn
    Turn one bar to your symbol. Whoever begins writes X, the other O. At first that is whoever sat down first, in a rematch the other one. Symbols are never changed.
    When all nine cells are full and there is no line, the game is a draw.
tris_1-rules-typing =
    ### How to type it
    `b2` writes your symbol in the middle. Columns are A to C from left to right, rows 1 to 3 from top to bottom.
