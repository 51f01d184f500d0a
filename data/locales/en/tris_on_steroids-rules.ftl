### Tris on Steroids: the sections of its rules page

tris_on_steroids-rules-goal = **Get a whole line of your secret symbol while it is your turn.**
    A line is a row, a column or one of the two main diagonals, and all its cards lie face up. Your symbol is the one on your goal card, which lies face down before you. *Goal* shows it to you alone.
    Each card has a symbol (triangle, circle, cross, square) and an action (DISCARD, SWAP, GOAL). Every pairing is there four times.
tris_on_steroids-rules-turn =
    ### A turn
    1. Turn up one face-down card.
    2. If you like, use the action of that card on one of its neighbours, diagonal ones included.

    A card acts only in the turn that turned it up.
tris_on_steroids-rules-discard =
    ### DISCARD
    The neighbour goes, and a new face-down card takes its place.
tris_on_steroids-rules-swap =
    ### SWAP
    The two cards change places; neither is turned.
tris_on_steroids-rules-goal_card =
    ### GOAL
    The neighbour becomes your goal card, and your old one goes to its place; neither is turned. You alone look at a face-down one.
tris_on_steroids-rules-clear =
    ### When all cards lie face up
    If your turn begins so, first clear a row, a column or a main diagonal: its cards are discarded, and new ones lie there face down. Then turn one up.
tris_on_steroids-rules-win =
    ### Who wins
    The player on turn, as soon as a whole line shows their symbol: when the turn begins, after turning a card up, or after its action. A line that is there while somebody else is on turn wins nothing yet. It is noticed for you.
    When two players have the same symbol, the one on turn wins. When the game is over, all goal cards are shown.
tris_on_steroids-rules-known =
    ### What you know
    Your own goal card, everything that lies face up, and every face-down card that you have looked at: the game remembers it for you, wherever it goes on the table. A card discarded face down is out of sight for everybody.
    When the stockpile runs out, the discards are shuffled into a new one.
tris_on_steroids-rules-grid_4x4 =
    ### Variant: 4x4
    Four by four cards lie on the table, and a line takes four.
tris_on_steroids-rules-typing =
    ### How to type it
    Cells have a column letter and a row number, from `a1` at the top left.
    - `reveal b2` turns the card on b2 up
    - `act c3` uses the card just turned up on c3; `keep` leaves it at that
    - `clear row 2`, `clear column b`, `clear diagonal down` (from top left to bottom right) or `clear diagonal up`
