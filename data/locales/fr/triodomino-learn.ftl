### Triodomino : les textes de sa leçon

triodomino-learn-open = Débarrasse-toi de tes dominos : ce que tu as en main à la fin d'une manche compte contre toi. Tu ouvres avec un domino au choix : clique sur **334**, puis sur **Confirmer**.
triodomino-learn-place = Un domino va là où tous les nombres qui se touchent sont identiques. Si l'un d'eux va, tu dois en poser un : clique sur **123**, puis sur **Confirmer**.
triodomino-learn-around = Six dominos autour d'un point font un hexagone, et il y en a déjà quatre autour du 3. Clique sur **344**, puis sur la place **1**.
triodomino-learn-hexagon = De tes dominos, seul 0-3-4 va, et il ferme l'hexagone. Cela te permet d'en poser encore un : clique sur **Confirmer**.
triodomino-learn-free = Ce domino libre est au choix, et il commence une nouvelle formation. Clique sur **012**, puis sur **Confirmer**.
triodomino-learn-draw = Il y a maintenant deux formations, A et B, et tous peuvent poser aux deux. Aucun des tiens ne va : clique sur **Piocher un domino**.
triodomino-learn-drawn = Un domino pioché qui va doit être posé ; sinon tu en pioches un second. Celui-ci va en B : clique sur **Confirmer**.
triodomino-learn-end = **C'est tout.**
    Qui n'a plus de domino finit la manche, et les autres reçoivent des points de pénalité pour les leurs. Après la dernière manche, le moins gagne.
