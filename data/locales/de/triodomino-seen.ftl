## Die Stellung in Worten, für alle, die das Bild nicht sehen

triodomino-seen-round = Runde { $round } von { $rounds }, Vorrat: { $stock }
triodomino-seen-turn =
    { $player } ist am Zug{ $drawn ->
        [0] { "" }
       *[other] , gezogen: { $drawn }
    }{ $free ->
        [yes] , darf ein neues Gebilde beginnen
       *[no] { "" }
    }
triodomino-seen-empty = Noch liegt kein Stein
triodomino-seen-formation = Gebilde { LETTER($number) }: { $tiles }
triodomino-seen-last = Zuletzt gelegt: { LETTER($formation) } { $cell }
triodomino-seen-hand = Deine Steine: { $tiles }
triodomino-seen-fits = { $tile } passt: { $cells }
triodomino-seen-closes = { $tile } schließt ein Sechseck: { $cells }
triodomino-seen-legend = Plätze: u und d sind Dreiecke mit der Spitze nach oben und nach unten, dann Spalte und Zeile, nach oben gezählt. Die Zahlen eines Steins gehen im Uhrzeigersinn, von oben (u) oder links oben (d) an.
triodomino-seen-edge =
    { $edge } an { $tile }, { $side ->
        [above] oben
        [below] unten
        [left] links
       *[right] rechts
    }{ $formation ->
        [0] { "" }
       *[other] {" "}({ LETTER($formation) })
    }
