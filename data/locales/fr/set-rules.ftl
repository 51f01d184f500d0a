### SET : les sections de sa page de règles

set-rules-goal = **Trouve trois cartes qui, pour chacune de quatre caractéristiques, sont toutes pareilles ou toutes différentes : un SET.**
    Les caractéristiques sont le nombre (1, 2, 3), la couleur (orange, bleu canard, noir), la forme (losange, ovale, vague) et le remplissage (plein, rayé, vide). Il y a 81 cartes, une de chaque. Si deux sur trois partagent ce que la troisième n'a pas, ce n'est pas un SET.
    Qui a le plus de SET gagne.
    Sur l'image, le nombre est trois fois le même ; la couleur, la forme et le remplissage sont trois fois différents.
set-rules-turn =
    ### Comment on joue
    Douze cartes sont sur la table et tout le monde regarde en même temps. Qui voit un SET l'annonce ; le jeu s'arrête, et seule cette personne montre trois cartes. La première annonce reçue compte. En solo, tu prends les cartes sans annonce.
    Un SET est à toi, et trois nouvelles cartes remplissent les trous tant qu'il y en a. Une table de plus de douze n'est pas remplie.
set-rules-error =
    ### Pas de SET
    Si les trois cartes ne font pas un SET, ou si tu n'en montres pas, elles restent, et tu rends un SET gagné. Si tu n'en as pas, tu dois le prochain que tu gagneras. Montrer des cartes que quelqu'un vient de prendre ne coûte rien.
set-rules-more =
    ### Personne n'en voit
    Quand tous sont d'accord, trois cartes s'ajoutent. Personne ne vérifie si vous avez raison. Chaque annonce efface les voix, et on ne demande rien à qui attend.
set-rules-end =
    ### La fin
    La partie se termine quand la pioche est vide et qu'il ne reste aucun SET sur la table, ou que tous sont d'accord pour n'en voir aucun. Qui a le plus de SET gagne ; à égalité, la victoire est partagée. Qui doit encore un SET en est alors quitte.
set-rules-beginners =
    ### Variante : débutants
    Vous jouez avec les 27 cartes pleines seulement, neuf sur la table.
set-rules-lockout =
    ### Variante : exclusion
    Une erreur ne coûte pas de SET ; tu attends que quelqu'un d'autre en trouve un. Si tous attendent, tous reviennent.
set-rules-one_by_one =
    ### Variante : une carte à la fois
    La table est vide au début. Les cartes viennent une à une, quand personne ne veut annoncer. À moins de trois cartes sur la table, une voix suffit.
set-rules-solitaire =
    ### Variante : solitaire
    Tu joues en solo, sans annonce. Trois cartes ajoutées coûtent un point, un SET parmi les douze et aussitôt un second parmi les neuf restantes en rapportent un ; les erreurs ne coûtent rien. On finit avec la dernière carte retournée. Le but est d'avoir zéro point ou plus.
    Avec les 27 cartes, neuf et six remplacent douze et neuf. **Jusqu'au bout** continue jusqu'à ce que la dernière table n'ait plus de SET, mais sans autre bonus.
set-rules-typing =
    ### Comment l'écrire
    Les rangées ont des lettres, les colonnes des numéros : `a1` est en haut à gauche. Il y a toujours trois rangées ; les cartes ajoutées sont à droite, les premières en `a5`, `b5`, `c5`.
    - `set`, puis `ces trois-là a1 b3 c2` ou `aucun`
    - `pas de set ici` demande trois cartes de plus, `carte suivante` une seule (une carte à la fois)
    - `remplir la table` : en solitaire, de nouvelles cartes au lieu de tenter le bonus
