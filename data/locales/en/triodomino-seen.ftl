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
