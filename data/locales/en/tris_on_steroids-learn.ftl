### Tris on Steroids: the texts of its lesson

tris_on_steroids-learn-reveal = You want three of your secret symbol in a line, and only you know it: the cross. In each turn you turn up a card: press **B1**.
tris_on_steroids-learn-discard = The card just turned up may act on a neighbour. DISCARD takes it away, and a new card comes in its place, face down: press **A1**.
tris_on_steroids-learn-again = Circles are coming up, but you want crosses. Turn up **C2** and see.
tris_on_steroids-learn-goal = GOAL makes a neighbour your secret goal, and the old one takes its place. Choose the circle on B1: press **○**.
tris_on_steroids-learn-third = Now you want circles, and two lie in row 2 already. Turn up **A3**.
tris_on_steroids-learn-swap = SWAP lets two cards change places. A circle is missing on B2: press **B2**.
tris_on_steroids-learn-end = **A line of your symbol in your turn: you win. That's it.**
    You need not use an action. And when all cards lie face up, the next turn begins with clearing a line.
