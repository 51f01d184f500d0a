### Tripple Domino: the texts of its lesson

tripple_domino-learn-place = A tile fits where all numbers that touch are equal, and brings the sum of its numbers. Press **223 +7**, then the place **1 +7**.
tripple_domino-learn-bridge = A bridge touches one tile with a side and another with the corner opposite; it brings 30 points more. Press **133 +37**, then **Confirm**.
tripple_domino-learn-points = The key of each tile that fits shows its points. Press **113 +5**, then **Confirm**.
tripple_domino-learn-double = A tile that lies along two others is a double link; it brings 25 points more. Press **013 +29**, then **Confirm**.
tripple_domino-learn-draw = None of your tiles fits, so you draw. That costs 5 points: press **Draw a tile −5**.
tripple_domino-learn-again = 2-2-2 does not fit either. You may draw up to three tiles in a turn: press **Draw a tile −5**.
tripple_domino-learn-drawn = 0-2-4 fits, and a tile just drawn may be placed at once. Press **024 +6**, then **Confirm**.
tripple_domino-learn-end = **That's it.**
    Six tiles around a point are a hexagon, for 40 points more. Whoever has placed all tiles ends the round, and the game ends at 300 points.
