## La posizione a parole, per chi non vede l'immagine

set-seen-hole = { UPPER($slot) }: vuota
set-seen-empty = Nessuna carta in tavola
set-seen-pile = Riserva: { $cards }
set-seen-called = { $player } ha dichiarato SET e sta per indicare tre carte
set-seen-found = { $player } ha trovato un SET:
set-seen-wrong = { $player } ha indicato { UPPER($slots) }: non è un SET
