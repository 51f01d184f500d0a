## Im Bild: kurz, denn der Platz ist knapp

set-picture-pile = Stapel { $cards }
set-picture-called = ruft SET!
set-picture-found = hat ein SET gefunden
set-picture-wrong = lag falsch: kein SET
set-picture-empty = Noch keine Karte auf dem Tisch
set-picture-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
set-picture-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
set-picture-pair = noch eines für den Bonus
