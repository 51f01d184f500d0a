### Tris 1: the texts of its lesson

tris_1-learn-write = You are X. Turn an empty cell to your symbol: the middle is part of the most lines, so press **B2**.
tris_1-learn-threat = Three of your symbols in a row, a column or a diagonal win. Press **A1**: then two X lie on a diagonal, and the computer has to answer.
tris_1-learn-fork = The computer has closed that diagonal. **A3** makes two lines at once, and it can close only one of them.
tris_1-learn-line = Now finish the line that is still open. Which cell is it?
tris_1-learn-line-hint = Not there yet: two of your X and an empty cell already lie in one line.
tris_1-learn-end = **Three in a line: you win. That's it.**
    A full block without a line is a draw.
