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
