## The position in words, for those who do not see the picture

set-seen-hole = { UPPER($slot) }: empty
set-seen-empty = No card on the table
set-seen-pile = Stockpile: { $cards }
set-seen-called = { $player } has called SET and is about to show three cards
set-seen-found = { $player } has found a SET:
set-seen-wrong = { $player } showed { UPPER($slots) }: no SET
