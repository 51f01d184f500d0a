## Die Stellung in Worten, für alle, die das Bild nicht sehen

tris_on_steroids-seen-turn =
    Zug { $turn }{ $limit ->
        [0] { "" }
       *[other] { " " }von { $limit }
    }: { $player } { $step ->
        [clear] räumt eine Linie ab
        [reveal] deckt eine Karte auf
       *[act] darf die Karte auf { UPPER($cell) } nutzen
    }
tris_on_steroids-seen-line = { $player } gewinnt mit der Linie { UPPER($cells) }
tris_on_steroids-seen-card =
    { UPPER($cell) }: { $face ->
        [up] { "" }
        [known] verdeckt (du kennst sie:{ " " }
       *[down] verdeckt
    }{ $symbol ->
        [triangle] Dreieck
        [circle] Kreis
        [cross] Kreuz
        [square] Quadrat
       *[hidden] { "" }
    }{ $action ->
        [discard] { " " }ABLEGEN
        [swap] { " " }TAUSCH
        [goal] { " " }ZIEL
       *[hidden] { "" }
    }{ $face ->
        [known] )
       *[other] { "" }
    }
tris_on_steroids-seen-goal =
    Zielkarte von { $player }: { $face ->
        [up] { "" }
        [known] verdeckt (du kennst sie:{ " " }
       *[down] verdeckt
    }{ $symbol ->
        [triangle] Dreieck
        [circle] Kreis
        [cross] Kreuz
        [square] Quadrat
       *[hidden] { "" }
    }{ $action ->
        [discard] { " " }ABLEGEN
        [swap] { " " }TAUSCH
        [goal] { " " }ZIEL
       *[hidden] { "" }
    }{ $face ->
        [known] )
       *[other] { "" }
    }
tris_on_steroids-seen-pile = Vorrat: { $cards }
tris_on_steroids-seen-discards =
    Ablage: { $cards }, obenauf { $symbol ->
        [triangle] Dreieck
        [circle] Kreis
        [cross] Kreuz
        [square] Quadrat
       *[hidden] verdeckt
    }{ $action ->
        [discard] { " " }ABLEGEN
        [swap] { " " }TAUSCH
        [goal] { " " }ZIEL
       *[hidden] { "" }
    }
