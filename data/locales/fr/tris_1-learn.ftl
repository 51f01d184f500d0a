### Tris 1 : les textes de sa leçon

tris_1-learn-write = Tu es X. Tourne une case vide pour qu'elle montre ton symbole : le centre est sur le plus de lignes, clique donc sur **B2**.
tris_1-learn-threat = Trois de tes symboles sur une rangée, une colonne ou une diagonale gagnent. Clique sur **A1** : deux X sont alors sur une diagonale, et l'ordinateur doit répondre.
tris_1-learn-fork = L'ordinateur a fermé cette diagonale. **A3** ouvre deux lignes à la fois, et il ne peut en fermer qu'une.
tris_1-learn-line = Complète maintenant la ligne encore ouverte. Quelle est la case ?
tris_1-learn-line-hint = Pas encore : deux de tes X et une case vide sont déjà en ligne.
tris_1-learn-end = **Trois sur une ligne : tu gagnes. C'est tout.**
    Un bloc plein sans alignement est une partie nulle.
