## Im Bild: kurz, denn der Platz ist knapp

set-picture-pile = Vorrat
set-picture-sets = SETs
set-picture-called = SET!
set-picture-last = Letztes SET
set-picture-wrong = Kein SET
