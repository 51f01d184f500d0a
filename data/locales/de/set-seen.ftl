## Die Stellung in Worten, für alle, die das Bild nicht sehen

set-seen-hole = { UPPER($slot) }: leer
set-seen-empty = Keine Karte auf dem Tisch
set-seen-pile = Vorrat: { $cards }
set-seen-called = { $player } hat SET gerufen und zeigt gleich drei Karten
set-seen-found = { $player } hat ein SET gefunden:
set-seen-wrong = { $player } hat { UPPER($slots) } gezeigt: kein SET
