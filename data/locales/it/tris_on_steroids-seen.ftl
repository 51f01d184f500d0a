## La posizione a parole, per chi non vede l'immagine

tris_on_steroids-seen-turn =
    Turno { $turn }{ $limit ->
        [0] { "" }
       *[other] { " " }di { $limit }
    }: { $player } { $step ->
        [clear] scarta una fila
        [reveal] scopre una carta
       *[act] può usare la carta in { UPPER($cell) }
    }
tris_on_steroids-seen-line = { $player } vince con la fila { UPPER($cells) }
tris_on_steroids-seen-card =
    { UPPER($cell) }: { $face ->
        [up] { "" }
        [known] coperta (la conosci:{ " " }
       *[down] coperta
    }{ $symbol ->
        [triangle] triangolo
        [circle] cerchio
        [cross] croce
        [square] quadrato
       *[hidden] { "" }
    }{ $action ->
        [discard] { " " }SCARTA
        [swap] { " " }SCAMBIA
        [goal] { " " }OBIETTIVO
       *[hidden] { "" }
    }{ $face ->
        [known] )
       *[other] { "" }
    }
tris_on_steroids-seen-goal =
    Carta obiettivo di { $player }: { $face ->
        [up] { "" }
        [known] coperta (la conosci:{ " " }
       *[down] coperta
    }{ $symbol ->
        [triangle] triangolo
        [circle] cerchio
        [cross] croce
        [square] quadrato
       *[hidden] { "" }
    }{ $action ->
        [discard] { " " }SCARTA
        [swap] { " " }SCAMBIA
        [goal] { " " }OBIETTIVO
       *[hidden] { "" }
    }{ $face ->
        [known] )
       *[other] { "" }
    }
tris_on_steroids-seen-pile = Riserva: { $cards }
tris_on_steroids-seen-discards =
    Scarti: { $cards }, in cima { $symbol ->
        [triangle] triangolo
        [circle] cerchio
        [cross] croce
        [square] quadrato
       *[hidden] coperta
    }{ $action ->
        [discard] { " " }SCARTA
        [swap] { " " }SCAMBIA
        [goal] { " " }OBIETTIVO
       *[hidden] { "" }
    }
