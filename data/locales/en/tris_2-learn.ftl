### Tris 2: the texts of its lesson

tris_2-learn-roll = Each die has X, O and /, every symbol on two faces. A roll moves it to a free cell and brings another symbol up: press **F**, then **→ X**.
tris_2-learn-undo = The computer has rolled A to the left. The die just rolled may not go straight back, so its key → is grey: press **A**, then **↓ /**.
tris_2-learn-touch = All nine dice must stay in touch, at least corner to corner. So F may not go further away: press **F**, then **← O**.
tris_2-learn-tris = Three equal symbols in a line win, whichever they are. A die that rolls to the empty cell below D makes three X: which one can?
tris_2-learn-tris-hint = Not that one: it has to roll onto the cell below D and show X there.
tris_2-learn-end = **A tris: you win. That's it.**
    Both players roll the same dice. So look, before each roll, at what it leaves to the other.
