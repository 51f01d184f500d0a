### Triodomino: the texts of its lesson

triodomino-learn-open = Get rid of your tiles: what you hold at the end of a round counts against you. You open with any tile: press **334**, then **Confirm**.
triodomino-learn-place = A tile fits where all numbers that touch are equal. If one fits, you have to place one: press **123**, then **Confirm**.
triodomino-learn-around = Six tiles around a point are a hexagon, and four lie around the 3 already. Press **344**, then the place **1**.
triodomino-learn-hexagon = Of your tiles only 0-3-4 fits, and it closes the hexagon. For that you may place one more tile: press **Confirm**.
triodomino-learn-free = This free tile may be any one, and begins a new formation. Press **012**, then **Confirm**.
triodomino-learn-draw = Now there are two formations, A and B, and everybody may place tiles at both. None of yours fits: press **Draw a tile**.
triodomino-learn-drawn = A drawn tile that fits has to be placed; otherwise you draw a second one. This one fits in B: press **Confirm**.
triodomino-learn-end = **That's it.**
    Whoever has no tile left ends the round, and the others get penalty points for theirs. After the last round the fewest win.
