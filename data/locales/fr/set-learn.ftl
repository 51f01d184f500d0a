### SET : les textes de sa leçon

set-learn-call = Dans un SET de trois cartes, chaque caractéristique (nombre, couleur, forme, remplissage) est toute pareille ou toute différente. Qui en voit un l'annonce d'abord : clique sur **SET !**
set-learn-take = Ici, couleur, forme et remplissage sont tous pareils, et les nombres tous différents. Clique sur **A4**, **B2** et **B4**.
set-learn-more = L'ordinateur s'est trompé, et une erreur coûte un SET. Maintenant il n'y en a aucun sur la table : clique sur **Pas de SET ici**.
set-learn-again = Tous sont d'accord, et trois cartes sont venues s'ajouter. Il y a maintenant un SET de losanges : clique sur **SET !**
set-learn-find = Seule la forme est pareille ; nombre, couleur et remplissage sont tous différents. Trouve les trois losanges : cliquer encore sur une carte la retire du choix.
set-learn-find-hint = Pas encore : laisse de côté tout ce qui n'est pas un losange, puis compare nombres, couleurs et remplissages.
set-learn-end = **Ton deuxième SET. C'est tout.**
    Quand il n'y a plus de cartes, qui a le plus de SET gagne. En partie, tu as 10 secondes pour montrer le SET que tu as annoncé.
