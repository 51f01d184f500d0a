### Comment une partie s'est terminée

ending-won =
    { $count ->
        [one] { $players } gagne.
       *[other] { $players } gagnent.
     }
ending-draw = Partie nulle.
ending-abandoned = Cette table a été fermée sans résultat.
agreed-draw = D'un commun accord.
agreed-end = Arrêt d'un commun accord.
ended-alone = { $people } a arrêté la partie.
ended-by-two = Deux joueurs étaient d'accord pour arrêter.
out-of-time = Temps écoulé : { $player }.
resigned = Abandon : { $player }.
resigned-early = { $player } a abandonné avant son premier coup.
withdrew = { $player } a quitté le tournoi.
deserted = Tout le monde est parti.
host-left = L'hôte est parti, et personne d'autre ne pouvait prendre le relais.
expired = Il ne s'y est rien passé pendant une demi-heure.
nobody-moved = Personne n'a joué pendant longtemps.
ended-by-host = { $host } l'a fermée.
ended-by-player = Quelqu'un qui jouait l'a fermée.
ended-by-moderator = La modération l'a fermée.
place-gone = Son salon n'existe plus.
rules-changed = Une mise à jour a changé les règles pendant la partie.

### La carte d'un résultat

caption-closed = terminée
caption-wins = gagne
caption-shared = victoire partagée
caption-lost = n'a pas réussi
caption-draw = Nulle
result-won =
    { $winners ->
        [one] { $players } gagne
       *[other] { $players } gagnent
     }{ $shown ->
        [none] { "" }
        [both] { " " }{ $points }
       *[own] { " avec" } { $points }
     }{ $rated ->
        [yes] , cote { $change }
       *[no] { "" }
     }
result-alone = { $player } : { $score }
result-best =
    { $compared ->
        [new] Un nouveau record{ $variant } : jusqu'ici c'était { $best }.
        [same] Aussi bien que le record{ $variant }.
       *[below] Le record{ $variant } est de { $best }.
    }
round-over = Fin de manche { $round }
round-gained = { $player } : { $change } dans cette manche
button-rematch = Revanche
card-alt = Le résultat de { $game }, { $day }.
card-alt-place = Place { $rank } : { $who }
card-resigned = abandon
card-resigned-early = abandon
card-withdrew = retrait
card-out-of-time = temps écoulé
card-alt-rating = cote { $change }
number-rounds = manches
number-played = de jeu
number-best-move = meilleur coup
number-hexagons = hexagones
number-moves =
    { $moves ->
        [one] coup
       *[other] coups
     }
number-longest-turn = tour le plus long
number-duration =
    { $unit ->
        [days] { $count } jours
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
     }
provisional = provisoire
card-new-best = nouveau record{ $variant }
card-best = record{ $variant } : { $best }
