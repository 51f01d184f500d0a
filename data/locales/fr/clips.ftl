### Clips : le tournant d'une partie finie, montré dans le salon

button-clip = Partager le tournant
clip-move = Le tournant : coup { $ply } sur { $last }
clip-chances = Chances de victoire de { $player } : { $before } % → **{ $after } %**
clip-points = { $player } : { $before } → **{ $after }**
clip-percent = {" "}%
clip-alt = Le tournant en images animées. { $happened }
clip-none = Cette partie n'a pas de tournant à partager : elle a fini sans résultat, ou avant le premier coup.
clip-shared = Le tournant de cette partie a déjà été partagé.
clip-shared-there = Le tournant de cette partie a déjà été partagé : { $link }
