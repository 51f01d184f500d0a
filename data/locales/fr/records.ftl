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
analysis-turn-alone = **{ $number }** · Coup { $ply }, { $player } : { $move }.
analysis-judge-alone = Les coups qu'un ordinateur fort aurait joués autrement, là où cela comptait le plus.
analysis-last-moves = De cette longue partie, les { $moves } derniers coups ont été jugés.
analysis-failed = La partie n'a pas pu être analysée. Réessaie dans une minute.
no-search = Ici les parties ne sont pas analysées : les ordinateurs de ce bot jouent sans leur recherche.
analysis-judge = Combien de fois un ordinateur fort voit chacun gagner, coup par coup.
analysis-step = Le meilleur ici : { $move }
analysis-alt = Combien de fois chacun pouvait s'attendre à gagner, par numéro de coup.
analysis-busy = Une autre partie de ce serveur est en cours d'analyse. Réessaie dans une minute.
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

### The verification of finished games

command-verify = vérifier
command-verify-description = Vérifie le hasard, les coups et le résultat d'une partie finie de ce salon
command-verify-slash-game = partie
command-verify-game = Quelle partie ; la dernière si tu ne choisis rien
command-verify-slash-record = relevé
command-verify-record = Un relevé en fichier : c'est alors lui qui est vérifié
button-verify = Vérifier
verify-title = Vérification
verify-right = **Tout est juste.**
verify-right-luck = Hasard : la graine correspond au sceau, et chaque tirage ({ $draws } en tout) découle de la graine et de ce qui s'y est ajouté.
verify-right-moves = Coups et résultat : chaque coup ({ $moves } en tout) suit les règles, et ils mènent au résultat.
verify-hash = Empreinte du relevé : `{ $hash }`. Qui voit la même empreinte a le même relevé.
verify-file = Le relevé est le fichier ci-dessous. `docs/verify.py` de mon programme le vérifie sans moi.
verify-played = C'est le relevé de la partie jouée à cette table.
verify-unknown = Je n'ai pas cette partie. Compare l'empreinte avec celle d'une autre personne, pour être sûr que c'est la bonne partie.
verify-names = Les noms qu'il contient ne sont pas vérifiés : l'empreinte ne les lie pas.
verify-named-file = Il contient les noms des joueurs, car tu en étais. L'empreinte ne les lie pas.
record-names-seated = Seule une personne assise à cette table reçoit le relevé avec les noms.
button-named-record = Relevé avec noms
verify-refused = **Ce relevé est refusé.** { $reason }
verify-refused-at = **Ce relevé est refusé au coup { $ply }.** { $reason }
verify-malformed = Ce n'est pas le relevé d'une partie que je connais.
verify-commitment = La graine ne correspond pas au sceau.
verify-field = Un champ n'est pas ce qu'il doit être.
verify-draws = Les tirages ne sont pas ceux de la graine.
verify-move = Le coup est contre les règles.
verify-state = Les coups ne mènent pas à cette position.
verify-bad-hash = L'empreinte ne correspond pas à ce qui la précède.
verify-result = Ce n'est pas le résultat auquel mènent les coups.
verify-other-hash = C'est un autre relevé que celui de cette empreinte.
verify-not-played = Ce n'est pas ce qui a été joué à la table.
verify-none = Aucune partie n'est encore finie dans ce salon. Une fois finie, /vérifier la contrôle.
verify-no-game = Je ne connais pas cette partie dans ce salon. Choisis-en une que /vérifier propose, ou laisse vide pour la dernière.
verify-unreadable = Je ne peux pas lire ce fichier. Un relevé a au plus un mégaoctet.
