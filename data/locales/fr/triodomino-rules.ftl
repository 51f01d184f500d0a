### Triodomino : les sections de sa page de règles

triodomino-rules-goal = **Aie le moins de points de pénalité après le nombre de manches convenu.**
    Pose tous tes dominos avant les autres : ce que tu as encore en main à la fin d'une manche compte contre toi.
triodomino-rules-tiles =
    ### Les dominos
    56 triangles portant chacun trois nombres de 0 à 5, croissants dans le sens horaire. Tu peux les tourner, jamais les retourner. Un domino vaut la somme de ses nombres.
    À deux, vous en recevez 10 chacun, à trois ou quatre 8. Le reste forme la pioche.
triodomino-rules-start =
    ### Le premier domino
    Qui commence ouvre avec un domino au choix ; c'est tout son tour. Puis on joue dans le sens horaire.
triodomino-rules-place =
    ### Un tour : pose un domino
    Si un de tes dominos va quelque part, tu dois en poser un : le long d'un domino déjà posé. Les nombres qui se touchent doivent être identiques, même là où seule une pointe touche.
triodomino-rules-draw =
    ### Pioche si aucun ne va
    Pioche un domino. S'il va, tu dois le poser ; sinon tu en pioches un second. Si celui-ci ne va pas non plus, tu gardes les deux et le tour passe.
    Si rien ne va et que la pioche est vide, tu passes.
triodomino-rules-hexagon =
    ### Hexagone : un domino libre
    Pose le sixième domino autour d'un point, et tu peux encore poser librement sur la table un domino de ton choix. Il commence une formation à part, et dès lors tous peuvent aussi poser là.
    Il n'y a qu'un domino libre, même si tu fermes plusieurs hexagones d'un coup. Tu peux y renoncer.
triodomino-rules-round_end =
    ### Fin de la manche
    Quand quelqu'un n'a plus de domino, cette personne ne reçoit pas de points de pénalité ; les autres reçoivent la valeur de ce qui leur reste en main. Quand, pendant un tour de table entier, personne n'a pu poser, tout le monde reçoit la valeur de ce qui lui reste en main, et le moins gagne la manche.
    Une autre personne, dans le sens horaire, commence la manche suivante. Après la dernière, le plus bas total gagne.
triodomino-rules-topsy_turvy =
    ### Variante : le monde à l'envers
    Chaque domino que tu poses, celui d'ouverture et les libres aussi, te rapporte sa valeur. Ce qui reste en main ne compte pas, et le plus haut total gagne. Tout le reste est pareil.
triodomino-rules-typing =
    ### Comment l'écrire
    - `ouvrir avec 0-1-2` pose le premier domino d'une manche.
    - `poser 0-1-2 a:u3,-1` pose le domino 0-1-2 sur la case u3,-1 de la formation A ; il se tourne tout seul.
    - `piocher un domino` et `passer`
    - `nouvelle formation avec 0-1-2` pose le domino libre après un hexagone ; `pas de domino libre` y renonce.

    Les cases s'appellent `u` si elles pointent vers le haut et `d` vers le bas. Le premier domino d'une formation est en u0,0 ; le premier nombre croît vers la droite, le second vers le haut. L'image peut montrer le tout tourné. Ta main montre où vont tes dominos.
