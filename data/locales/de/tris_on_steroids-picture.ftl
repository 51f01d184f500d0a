## Auf den Karten im Bild und über den Stapeln: kurz, denn der Platz ist knapp

tris_on_steroids-picture-discard = ABLEGEN
tris_on_steroids-picture-swap = TAUSCH
tris_on_steroids-picture-goal = ZIEL
tris_on_steroids-picture-pile = Stapel
tris_on_steroids-picture-discards = Ablage
