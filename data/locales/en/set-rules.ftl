### SET: the sections of its rules page

set-rules-goal = **Find three cards that are all the same or all different in each of four features: a SET.**
    The features are number (1, 2, 3), colour (orange, teal, black), shape (diamond, oval, squiggle) and shading (solid, striped, open). There are 81 cards, one of each. If two of three share something that the third lacks, they are no SET.
    Most SETs win.
    In the picture the number is the same three times; colour, shape and shading are different three times.
set-rules-turn =
    ### How it goes
    Twelve cards lie on the table and everybody looks at once. Whoever sees a SET calls; the game stops, and that player alone shows three cards. The first call to arrive counts. If you play alone, you take cards without a call.
    A SET is yours, and three new cards fill the gaps while cards last. A table of more than twelve is not filled up.
set-rules-error =
    ### No SET
    If the three are no SET, or you show none, the cards stay, and you give back one SET that you have won. If you have none, you owe the next one that you win. Claiming cards that somebody took a moment before costs nothing.
set-rules-more =
    ### Nobody sees one
    When all agree, three more cards come. Nobody checks whether you are right. Each call clears the votes, and whoever sits out is not asked.
set-rules-end =
    ### The end
    The game is over when the stockpile is empty and either no SET is left on the table or all agree that they see none. Most SETs win; equal numbers share. Whoever still owes a SET then is let off.
set-rules-beginners =
    ### Variant: beginners
    You play with the 27 solid cards only, nine on the table.
set-rules-lockout =
    ### Variant: lock-out
    An error costs no SET; you sit out until somebody else finds one. If all are out, all are back in.
set-rules-one_by_one =
    ### Variant: one card at a time
    The table starts empty. Cards are turned one at a time, when nobody wants to call. With fewer than three on the table one voice is enough.
set-rules-solitaire =
    ### Variant: solitaire
    You play alone, without calls. Every three cards added cost a point, and a SET among the twelve with at once a second one among the nine left earns one; errors cost nothing. The game ends with the last card turned. Try to end with zero points or more.
    With the 27 cards it is nine and six instead of twelve and nine. **Played out** goes on until the last table holds no SET; it brings no more bonus.
set-rules-typing =
    ### How to type it
    Rows have letters and columns numbers: `a1` is at the top left. There are always three rows; more cards lie at their right ends, the first ones in `a5`, `b5`, `c5`.
    - `call`, then `take a1 b3 c2` or `none`
    - `more` asks for three more cards, `next` for one (one card at a time)
    - `refill`: in the solitaire, new cards instead of a try for the bonus
