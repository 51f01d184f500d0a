## Nell'immagine, sulle carte, nella legenda e accanto ai mazzi: parole brevi, c'è poco posto

tris_on_steroids-picture-discard = SCARTA
tris_on_steroids-picture-swap = SCAMBIA
tris_on_steroids-picture-goal = OBIETTIVO
tris_on_steroids-picture-pile = Riserva
tris_on_steroids-picture-discards = Scarti
tris_on_steroids-picture-goals = Obiettivi segreti
