### Tripple Domino : les textes de sa leçon

tripple_domino-learn-place = Un domino va là où tous les nombres qui se touchent sont identiques ; il rapporte la somme de ses nombres. Clique sur **223 +7**, puis sur la place **1 +7**.
tripple_domino-learn-bridge = Un pont touche un domino par un côté et un autre par la pointe opposée ; il rapporte 30 points de plus. Clique sur **133 +37**, puis sur **Confirmer**.
tripple_domino-learn-points = La touche de chaque domino qui va quelque part montre ses points. Clique sur **113 +5**, puis sur **Confirmer**.
tripple_domino-learn-double = Un domino qui en longe deux autres est une double liaison ; elle rapporte 25 points de plus. Clique sur **013 +29**, puis sur **Confirmer**.
tripple_domino-learn-draw = Aucun de tes dominos ne va, donc tu pioches. Cela coûte 5 points : clique sur **Piocher un domino −5**.
tripple_domino-learn-again = 2-2-2 ne va pas non plus. Tu peux piocher jusqu'à trois dominos par tour : clique sur **Piocher un domino −5**.
tripple_domino-learn-drawn = 0-2-4 va, et un domino qui vient d'être pioché peut être posé aussitôt. Clique sur **024 +6**, puis sur **Confirmer**.
tripple_domino-learn-end = **C'est tout.**
    Six dominos autour d'un point font un hexagone, pour 40 points de plus. Qui a posé tous ses dominos finit la manche, et la partie finit à 300 points.
