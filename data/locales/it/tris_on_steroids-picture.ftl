## Sulle carte dell'immagine e sopra i mazzi: parole brevi, c'è poco posto

tris_on_steroids-picture-discard = SCARTA
tris_on_steroids-picture-swap = SCAMBIA
tris_on_steroids-picture-goal = OBIETTIVO
tris_on_steroids-picture-pile = Mazzo
tris_on_steroids-picture-discards = Scarti
