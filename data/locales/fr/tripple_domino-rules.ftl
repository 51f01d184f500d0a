### Tripple Domino : les sections de sa page de règles

tripple_domino-rules-goal = **Fais le plus de points.**
    On joue des manches jusqu'à ce que quelqu'un ait 300 points à la fin de l'une d'elles. Alors le plus haut total gagne.
tripple_domino-rules-tiles =
    ### Les dominos
    56 triangles portant chacun trois nombres de 0 à 5, croissants dans le sens horaire. Tu peux les tourner, jamais les retourner. Un domino vaut la somme de ses nombres.
    À deux, vous en recevez 10 chacun, à trois ou quatre 8, à cinq ou six 6. Le reste forme la pioche.
tripple_domino-rules-start =
    ### Le premier domino
    Qui a le plus haut triple (trois nombres identiques) ouvre la manche avec lui ; si personne n'en a, le domino le plus fort ouvre. Il rapporte sa valeur et 5 points de plus. Puis on joue dans le sens horaire.
tripple_domino-rules-place =
    ### Un tour : pose un domino
    Pose un de tes dominos le long d'un autre. Les nombres qui se touchent doivent être identiques, même là où seule une pointe touche. Tu marques la valeur du domino.
tripple_domino-rules-draw =
    ### Ou pioche
    Tu peux piocher même si tu pouvais poser. Chaque domino pioché coûte 5 points. S'il convient, tu peux le poser aussitôt ; sinon tu pioches encore, trois fois au plus. Tes autres dominos doivent attendre. Après le troisième, tu le poses ou tu passes sans rien perdre de plus.
    Quand la pioche est vide, ou s'épuise avant que tu pioches trois fois, ne pas poser coûte 5 points et le tour. Les points peuvent descendre sous zéro.
tripple_domino-rules-bridge =
    ### Pont : 30 points de plus
    Un côté touche un domino et la pointe opposée en touche un autre.
tripple_domino-rules-double =
    ### Double liaison : 25 points de plus
    Le domino longe deux ou trois dominos.
tripple_domino-rules-hexagon =
    ### Hexagone : 40 points de plus
    Pose le sixième domino autour d'un point. Deux hexagones d'un coup rapportent 80, trois 120 ; la double liaison ne compte pas alors.
tripple_domino-rules-round_end =
    ### Fin de la manche
    Qui pose le dernier domino de sa main reçoit 20 points et la valeur de tous les dominos des autres mains ; personne ne perd rien.
    Si la pioche est vide et que personne ne peut poser, ou que tous passent à la suite dans des tours commencés avec la pioche vide, la manche est bloquée. Qui a le moins en main reçoit alors la valeur des autres mains, moins la sienne, mais pas les 20 points. En cas d'égalité, cela vaut pour chacun.
tripple_domino-rules-solitaire =
    ### Variante : en solitaire
    Un domino est dévoilé et ouvre. Tu commences la main vide, tu pioches, tu poses, et tu vois combien de points tu tires de 20 dominos. Poser le tout dernier rapporte 20 points ; ceux qui restent à la fin sont déduits. Si tu passes un tour commencé avec la pioche vide, la partie est finie.
tripple_domino-rules-typing =
    ### Comment l'écrire
    - `poser 0-1-2 u3,-1` pose le domino 0-1-2 sur la case u3,-1 ; il se tourne tout seul.
    - Les autres coups sont `piocher un domino` et `passer`.

    Les cases s'appellent `u` si elles pointent vers le haut et `d` vers le bas. Le premier domino est en u0,0 ; le premier nombre croît vers la droite, le second vers le haut. L'image peut montrer le tout tourné. Ta main montre où vont tes dominos.
