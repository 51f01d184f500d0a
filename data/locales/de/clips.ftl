### Clips: die Wende eines beendeten Spiels, im Kanal gezeigt

button-clip = Wende teilen
clip-move = Die Wende: Zug { $ply } von { $last }
clip-chances = Siegchancen von { $player }: { $before } % → **{ $after } %**
clip-points = { $player }: { $before } → **{ $after }**
clip-percent = {" "}%
clip-alt = Die Wende in bewegten Bildern. { $happened }
clip-none = Diese Partie hat keine Wende zum Teilen: Sie endete ohne Ergebnis oder vor dem ersten Zug.
clip-shared = Die Wende dieses Spiels ist schon geteilt.
clip-shared-there = Die Wende dieses Spiels ist schon geteilt: { $link }
