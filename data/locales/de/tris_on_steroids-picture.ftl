## Im Bild, auf den Karten, in ihrer Legende und neben Vorrat und Ablage: kurz, denn der Platz ist knapp

tris_on_steroids-picture-discard = ABLEGEN
tris_on_steroids-picture-swap = TAUSCH
tris_on_steroids-picture-goal = ZIEL
tris_on_steroids-picture-pile = Vorrat
tris_on_steroids-picture-discards = Ablage
tris_on_steroids-picture-goals = Geheime Ziele
