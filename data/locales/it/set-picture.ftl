## Nell'immagine: parole brevi, c'è poco posto

set-picture-pile = Riserva
set-picture-sets = SET
set-picture-called = SET!
set-picture-last = Ultimo SET
set-picture-wrong = Nessun SET
