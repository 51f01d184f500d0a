### SET: the texts of its lesson

set-learn-call = In a SET of three cards each feature (number, colour, shape, shading) is all equal or all different. Whoever sees one calls first: press **SET!**
set-learn-take = Here colour, shape and shading are all equal, and the numbers all different. Press **A4**, **B2** and **B4**.
set-learn-more = The computer was wrong, and an error costs a SET. Now there is no SET on the table: press **No SET here**.
set-learn-again = All have agreed, so three more cards have come. Now there is a SET of diamonds: press **SET!**
set-learn-find = Only the shape is equal; number, colour and shading are all different. Find the three diamonds: pressing a card again takes it back.
set-learn-find-hint = Not yet: leave out whatever is no diamond, then compare the numbers, the colours and the shadings.
set-learn-end = **Your second SET. That's it.**
    When no card is left, the most SETs win. In a game you have 10 seconds to show the SET that you called.
