## In the picture: short, for there is little room

set-picture-pile = Stockpile
set-picture-sets = SETs
set-picture-called = SET!
set-picture-last = Last SET
set-picture-wrong = No SET
