### Parties terminées : /revoir et /analyse

command-replay = revoir
command-replay-description = Revois une partie finie de ce salon
command-replay-finished = Quelle partie ; la dernière si tu ne choisis rien
command-replay-turn = Partage plutôt le tournant avec tous : une fois par partie, par qui l'a jouée
command-analysis = analyse
command-analysis-description = Montre où une partie finie de ce salon a basculé
command-analysis-finished = Quelle partie ; la dernière si tu ne choisis rien
button-analysis = Analyse
button-own-moves = Mes meilleurs coups
button-turning-point = { $number } · Coup { $ply }
analysis-steady = Aucun coup n'a coûté cher.
analysis-best = Aucun de tes coups ne t'a coûté cher.
analysis-none = Dans cette partie personne n'avait le choix.
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
replay-none = Aucune partie n'est encore finie dans ce salon. Ouvres-en une avec /jouer ; une fois finie, tu peux la revoir et l'analyser.
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

menu-no-table = Ce message n'est pas une de mes tables. Choisis cela sur une table dont la partie est finie.
