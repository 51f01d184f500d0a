### The coach: a sentence for each turning point of a game. What was played stands in italics, what is better in bold.

coach-turn = **{ $number }** · Move { $ply }, { $player }:
coach-measured = { $why }: { $before }% instead of { $after }%.
coach-alone = { $why }.
coach-cost = { $move }. From { $before }% down to { $after }%.
coach-cost-alone = { $move }.

## Why a move is better than another one

coach-better = **{ $better }** is better than *{ $move }*
coach-wins = **{ $better }** wins at once, *{ $move }* does not
coach-lets-win = *{ $move }* lets { $player } win at once with *{ $reply }*, **{ $better }** does not
coach-fork = **{ $better }** threatens to win in two places, *{ $move }* does not
coach-forced-win = **{ $better }** wins against any defence, *{ $move }* does not
coach-forced-loss = *{ $move }* loses against the best replies, **{ $better }** does not
coach-own-line =
    { $number ->
        [one] with **{ $better }** one card of the secret symbol is
       *[other] with **{ $better }** { $number } cards of the secret symbol are
    } face up in one line, with *{ $move }* { $instead ->
        [0] none
        [one] one
       *[other] { $instead }
    }
coach-their-line =
    after *{ $move }* { $instead } { $symbol ->
        [triangle] triangles
        [circle] circles
        [cross] crosses
       *[square] squares
    } are face up in one line, after **{ $better }** { $number ->
        [0] none
        [one] only one
       *[other] only { $number }
    }
coach-points =
    { $number ->
        [one] **{ $better }** scores one point
       *[other] **{ $better }** scores { $number } points
    }, *{ $move }* { $instead }
coach-rid =
    { $number ->
        [one] **{ $better }** gets rid of one point
       *[other] **{ $better }** gets rid of { $number } points
    }, *{ $move }* of { $instead }
coach-fitting =
    { $number ->
        [one] after **{ $better }** one tile of the hand still fits
       *[other] after **{ $better }** { $number } tiles of the hand still fit
    }, after *{ $move }* { $instead ->
        [0] none
       *[other] { $instead }
    }
coach-answer =
    { $instead ->
        [one] after *{ $move }* the next tile can score one point
       *[other] after *{ $move }* the next tile can score { $instead } points
    }, after **{ $better }** { $number } at most
coach-open =
    { $instead ->
        [one] after *{ $move }* one tile that others may have fits
       *[other] after *{ $move }* { $instead } tiles that others may have fit
    }, after **{ $better }** { $number ->
        [0] none
       *[other] { $number }
    }
coach-out = **{ $better }** places the last tile of the hand, *{ $move }* does not
coach-hexagon = **{ $better }** closes a hexagon, *{ $move }* does not
coach-set-there = *{ $move }*{ $seconds ->
        [0] { "" }
        [one] { " " }after one second
       *[other] { " " }after { $seconds } seconds
    }, but **{ UPPER($slots) }** is a SET
coach-set-wrong = *{ $move }* is no SET: two share their { $feature ->
        [number] number
        [colour] colour
        [shape] shape
       *[shading] shading
    }, the third does not; { $found ->
        [yes] **{ $better }** is one
       *[no] there is none
    }
coach-set-none = *{ $move }*, but there is no SET on the table; better **{ $better }**
