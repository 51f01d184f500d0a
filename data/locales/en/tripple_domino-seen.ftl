## The position in words, for those who do not see the picture

tripple_domino-seen-round = Round { $round }, stockpile: { $reserve }
tripple_domino-seen-turn =
    { $player } to move{ $drawn ->
        [0] { "" }
       *[other] , drawn: { $drawn }
    }
tripple_domino-seen-empty = No tile lies yet
tripple_domino-seen-table = On the table: { $tiles }
tripple_domino-seen-last = Last placed: { $cell }
tripple_domino-seen-hand = Your hand: { $tiles }
tripple_domino-seen-fits =
    { $tile } { $now ->
        [yes] fits
       *[no] would fit
    }: { $places }
tripple_domino-seen-legend = Cells: u and d are triangles that point up and down, then their column and row, rows counted upwards. A tile's numbers go clockwise, from the top (u) or the top left (d).
tripple_domino-seen-edge =
    { $edge } beside { $tile }, { $side ->
        [above] above
        [below] below
        [left] left
       *[right] right
    }
