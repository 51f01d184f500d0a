### Parties finies : /revoir, /profil, la carte du résultat

command-replay = revoir
command-replay-description = Revois une partie finie de ce salon
command-replay-slash-game = partie
command-replay-game = Quelle partie ; la dernière si tu ne choisis rien
command-analysis = analyse
command-analysis-description = Vois où une partie finie de ce salon a basculé
command-analysis-slash-game = partie
command-analysis-game = Quelle partie ; la dernière si tu ne choisis rien
button-analysis = Analyse
button-own-moves = Mes meilleurs coups
button-turning-point = { $number } · Coup { $ply }
analysis-turn = **{ $number }** · Coup { $ply }, { $player } : { $move }. De { $before } % à { $after } %.
analysis-better = Mieux : **{ $move }**.
analysis-steady = Aucun coup n'a coûté cher à quelqu'un.
analysis-best = Aucun de tes coups ne t'a coûté cher.
analysis-none = Dans cette partie personne n'avait le choix.
analysis-judge = Combien de fois un ordinateur fort voit chacun gagner, coup par coup.
analysis-step = Le meilleur ici : { $move }, { $share } % de victoires attendues.
analysis-alt = Combien de fois chacun pouvait s'attendre à gagner, par numéro de coup.
analysis-busy = Une autre partie de ce serveur est en cours d'analyse. Réessaie dans une minute.
command-profile = profil
command-profile-description = Les résultats d'une personne sur ce serveur
command-profile-slash-player = joueur
command-profile-player = Le profil de qui ; le tien si tu ne choisis personne
command-profile-slash-game = jeu
command-profile-game = Un seul jeu ; tous si tu ne choisis rien
button-replay = Revoir
button-steps = Pas à pas
button-step-first = Début
button-step-back = Retour
button-step-on = Suite
button-step-last = Fin
replay-at = -# Moment { $ply } sur { $last }
replay-alt =
    { $moves ->
        [one] La partie en images animées : un coup. L'image suivante montre comment elle s'est finie.
       *[other] La partie en images animées : { $moves } coups. L'image suivante montre comment elle s'est finie.
     }
replay-part = Quel passage
replay-part-whole = La partie entière
replay-part-round = Manche { $round }
replay-part-last = Les { $moves } derniers coups
replay-part-alt =
    { $moves ->
        [one] { $part } en images animées : un coup.
       *[other] { $part } en images animées : { $moves } coups.
     }
replay-none = Aucune partie n'est encore finie dans ce salon. Ouvres-en une avec /jouer ; une fois finie, /revoir la montre de nouveau.
replay-unknown = Je ne connais pas cette partie dans ce salon. Choisis-en une que /revoir propose, ou laisse vide pour la dernière.
no-replay = Cette partie a été jouée avec d'anciennes règles, ou s'est arrêtée avant de commencer. Je ne peux pas la montrer de nouveau.
profile-title = Profil
profile-rank = rang { $rank } sur { $among }
profile-peak = maximum { $rating }
profile-since =
    { $games ->
        [one] il y a une partie
       *[other] il y a { $games } parties
     }
profile-now = maintenant
profile-last-games = Dernières parties
profile-favourite = Jeu préféré
profile-empty = La cote commence avec la première partie contre des personnes. Ouvre une table avec /jouer.
profile-alt = Cote { $rating }. Parties { $games } : { $wins } gagnées, { $losses } perdues, { $draws } nulles. Série { $streak }.
profile-needs-server = Seuls les serveurs ont des profils. Utilise la commande dans un salon de serveur.
heading-share = % gagnées
heading-streak = Série
day =
    { $day } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
     } { $year }
card-alt = Le résultat de { $game }, { $day }.
card-alt-place = Place { $rank } : { $who }
card-resigned = abandon
card-resigned-early = abandon
card-out-of-time = temps écoulé
card-alt-rating = cote { $change }
number-rounds = manches
number-played = de jeu
number-best-move = meilleur coup
number-best-score = record d'avant
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
number-share = { $percent } %
