## The position in words, for those who do not see the picture

tris_on_steroids-seen-turn =
    Turn { $turn }{ $limit ->
        [0] { "" }
       *[other] { " " }of { $limit }
    }: { $player } { $step ->
        [clear] clears a line
        [reveal] turns up a card
       *[act] may use the card on { UPPER($cell) }
    }
tris_on_steroids-seen-line = { $player } wins with the line { UPPER($cells) }
tris_on_steroids-seen-card =
    { UPPER($cell) }: { $face ->
        [up] { "" }
        [known] face down (you know:{ " " }
       *[down] face down
    }{ $symbol ->
        [triangle] triangle
        [circle] circle
        [cross] cross
        [square] square
       *[hidden] { "" }
    }{ $action ->
        [discard] { " " }DISCARD
        [swap] { " " }SWAP
        [goal] { " " }GOAL
       *[hidden] { "" }
    }{ $face ->
        [known] )
       *[other] { "" }
    }
tris_on_steroids-seen-goal =
    Goal card of { $player }: { $face ->
        [up] { "" }
        [known] face down (you know:{ " " }
       *[down] face down
    }{ $symbol ->
        [triangle] triangle
        [circle] circle
        [cross] cross
        [square] square
       *[hidden] { "" }
    }{ $action ->
        [discard] { " " }DISCARD
        [swap] { " " }SWAP
        [goal] { " " }GOAL
       *[hidden] { "" }
    }{ $face ->
        [known] )
       *[other] { "" }
    }
tris_on_steroids-seen-pile = Stockpile: { $cards }
tris_on_steroids-seen-discards =
    Discards: { $cards }, on top { $symbol ->
        [triangle] triangle
        [circle] circle
        [cross] cross
        [square] square
       *[hidden] face down
    }{ $action ->
        [discard] { " " }DISCARD
        [swap] { " " }SWAP
        [goal] { " " }GOAL
       *[hidden] { "" }
    }
