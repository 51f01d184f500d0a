### Tris 1 : les sections de sa page de règles

tris_1-rules-goal = **Aligne avant l'autre trois de tes symboles sur une rangée, une colonne ou une diagonale.**
    Neuf dés forment un bloc, de trois sur trois. Une barre / sur le dessus est une case vide ; les barres ne comptent pas.
tris_1-rules-turn =
    ### Un tour
    Tourne sur place un dé à barre pour qu'il montre ton symbole. Qui commence écrit X, l'autre O. La première fois, c'est la personne arrivée en premier ; à la revanche, l'autre. Un symbole posé ne change plus.
    Quand les neuf cases sont pleines sans alignement, la partie est nulle.
tris_1-rules-typing =
    ### Comment l'écrire
    `b2` met ton symbole au centre. Les colonnes vont de A à C, de gauche à droite, les rangées de 1 à 3, de haut en bas.
