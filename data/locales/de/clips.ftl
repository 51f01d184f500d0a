### Clips: die Wende eines beendeten Spiels, im Kanal gezeigt

button-clip = Wende teilen
clip-move = Die Wende: Zug { $ply } von { $last }
clip-chances = Siegchancen von { $player }: { $before } % → **{ $after } %**
clip-points = { $player }: { $before } → **{ $after }**
clip-percent = {" "}%
clip-alt = Die Wende in bewegten Bildern. { $happened }
clip-shared = Die Wende dieses Spiels ist schon geteilt.
clip-shared-there = Die Wende dieses Spiels ist schon geteilt: { $link }
