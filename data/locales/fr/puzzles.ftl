### Énigmes tirées des parties du serveur, à côté de celles du jour

puzzle-of-server = Tirée des parties de ce serveur
puzzle-win-in-two = victoire en deux coups
puzzle-win-in-two-about = Un seul coup mène à une victoire sûre au suivant. Lequel ?
puzzle-win-in-two-asks = **Victoire en deux coups** : trouve le coup après lequel tu gagnes au suivant, quoi que fasse l'autre. Il n'y en a qu'un.
puzzle-best-placement = meilleur placement
puzzle-best-placement-about = Un seul placement rapporte plus de points que tous les autres. Lequel ?
puzzle-best-placement-asks = **Meilleur placement** : trouve le domino et la place qui rapportent aussitôt le plus de points. Il n'y en a qu'un.
puzzle-all-sets = trouve tous les SET
puzzle-all-sets-about = Tous les SET d'une table.
puzzle-all-sets-asks = **Trouve les { $count } SET** de cette table. Les cartes restent en place ; chaque SET vaut un point, trois autres cartes en coûtent un.
puzzle-before = Tu as un seul essai ; le temps court de **Commencer** à la fin. Tu peux fermer et revenir avec /énigmes. L'énigme finit { $time }.
puzzle-from = Tirée d'une partie de { $players } sur ce serveur.
puzzle-from-unnamed = Tirée d'une partie sur ce serveur.
puzzle-right = Juste. Maintenant, gagne.
puzzle-found = Trouvés : { $found }
puzzle-solved = Résolue en { $time }
puzzle-unsolved = Non résolue, { $time }
puzzle-scored = { $score } points sur { $most } en { $time }
puzzle-solution = La bonne réponse : **{ $moves }**
puzzle-legend = 🟩 une bonne réponse, 🟥 une mauvaise
puzzle-consent = De belles positions de parties de ce serveur peuvent aussi devenir des énigmes, si tout le monde est d'accord : /réglages moi.
puzzle-other-move = Cette énigme ne demande qu'une chose. Réponds avec ses boutons.
puzzle-found-already = Tu as déjà trouvé ce SET. Cherches-en un autre.

my-settings-puzzles = Positions de tes parties comme énigmes du serveur
puzzles-no = Non
puzzles-unnamed = Oui, sans mon nom
puzzles-named = Oui, avec mon nom
