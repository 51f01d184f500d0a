## Die Stellung in Worten, für alle, die das Bild nicht sehen

tripple_domino-seen-round = Runde { $round }, Vorrat: { $reserve }
tripple_domino-seen-turn =
    { $player } ist am Zug{ $drawn ->
        [0] { "" }
       *[other] , gezogen: { $drawn }
    }
tripple_domino-seen-empty = Noch liegt kein Stein
tripple_domino-seen-table = Auf dem Tisch: { $tiles }
tripple_domino-seen-last = Zuletzt gelegt: { $cell }
tripple_domino-seen-hand = Deine Steine: { $tiles }
tripple_domino-seen-fits =
    { $tile } { $now ->
        [yes] passt
       *[no] würde passen
    }: { $places }
tripple_domino-seen-legend = Plätze: u und d sind Dreiecke mit der Spitze nach oben und nach unten, dann Spalte und Zeile, nach oben gezählt. Die Zahlen eines Steins gehen im Uhrzeigersinn, von oben (u) oder links oben (d) an.
tripple_domino-seen-edge =
    { $edge } an { $tile }, { $side ->
        [above] oben
        [below] unten
        [left] links
       *[right] rechts
    }
