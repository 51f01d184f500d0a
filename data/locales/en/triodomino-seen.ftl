## The position in words, for those who do not see the picture

triodomino-seen-round = Round { $round } of { $rounds }, stockpile: { $stock }
triodomino-seen-turn =
    { $player } to move{ $drawn ->
        [0] { "" }
       *[other] , drawn: { $drawn }
    }{ $free ->
        [yes] , may open a new formation
       *[no] { "" }
    }
triodomino-seen-empty = No tile lies yet
triodomino-seen-formation = Formation { LETTER($number) }: { $tiles }
triodomino-seen-last = Last placed: { LETTER($formation) } { $cell }
triodomino-seen-hand = Your hand: { $tiles }
triodomino-seen-fits = { $tile } fits: { $cells }
triodomino-seen-closes = { $tile } closes a hexagon: { $cells }
triodomino-seen-legend = Cells: u and d are triangles that point up and down, then their column and row, rows counted upwards. A tile's numbers go clockwise, from the top (u) or the top left (d).
triodomino-seen-edge =
    { $edge } beside { $tile }, { $side ->
        [above] above
        [below] below
        [left] left
       *[right] right
    }{ $formation ->
        [0] { "" }
       *[other] {" "}({ LETTER($formation) })
    }
