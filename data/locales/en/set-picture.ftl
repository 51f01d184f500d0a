## In the picture: short, for there is little room

set-picture-pile = Pile { $cards }
set-picture-called = calls SET!
set-picture-found = found a SET
set-picture-wrong = was wrong: no SET
set-picture-empty = No card on the table yet
set-picture-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
set-picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
set-picture-pair = one more for the bonus
