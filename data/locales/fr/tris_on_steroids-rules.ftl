### Tris on Steroids : les sections de sa page de règles

tris_on_steroids-rules-goal = **Obtiens une ligne entière de ton symbole secret pendant ton tour.**
    Une ligne est une rangée, une colonne ou l'une des deux grandes diagonales, et toutes ses cartes sont visibles. Ton symbole est celui de ta carte objectif, face cachée devant toi. *But* ne la montre qu'à toi.
    Chaque carte a un symbole (triangle, cercle, croix, carré) et une action (DÉFAUSSE, ÉCHANGE, OBJECTIF). Chaque combinaison existe en quatre exemplaires.
tris_on_steroids-rules-turn =
    ### Un tour
    1. Retourne une carte cachée.
    2. Si tu veux, utilise l'action de cette carte sur une voisine, même en diagonale.

    Une carte n'agit que pendant le tour où elle a été retournée.
tris_on_steroids-rules-discard =
    ### DÉFAUSSE
    La voisine s'en va, une nouvelle carte cachée prend sa place.
tris_on_steroids-rules-swap =
    ### ÉCHANGE
    Les deux cartes changent de place ; aucune n'est retournée.
tris_on_steroids-rules-goal_card =
    ### OBJECTIF
    La voisine devient ta carte objectif et l'ancienne prend sa place ; aucune n'est retournée. Si elle est cachée, personne d'autre que toi ne la regarde.
tris_on_steroids-rules-clear =
    ### Quand toutes les cartes sont visibles
    Si ton tour commence ainsi, vide d'abord une rangée, une colonne ou une grande diagonale : ses cartes partent à la défausse, de nouvelles prennent leur place, cachées. Ensuite tu en retournes une.
tris_on_steroids-rules-win =
    ### Qui gagne
    La personne dont c'est le tour, dès qu'une ligne entière montre son symbole : au début du tour, après avoir retourné une carte ou après son action. Une ligne présente pendant le tour de quelqu'un d'autre ne gagne pas encore. Le jeu la remarque tout seul.
    Si deux personnes ont le même symbole, celle dont c'est le tour gagne. À la fin de la partie, toutes les cartes objectif sont montrées.
tris_on_steroids-rules-known =
    ### Ce que tu sais
    Ta carte objectif, tout ce qui est visible et chaque carte cachée que tu as regardée : le jeu s'en souvient pour toi, où qu'elle aille sur la table. Une carte défaussée cachée n'est plus vue de personne.
    Quand la pioche est vide, la défausse est mélangée pour en faire une nouvelle.
tris_on_steroids-rules-grid_4x4 =
    ### Variante : 4x4
    Il y a quatre cartes sur quatre, et une ligne en demande quatre.
tris_on_steroids-rules-typing =
    ### Comment l'écrire
    Les cases ont la lettre de la colonne et le numéro de la rangée, à partir de `a1` en haut à gauche.
    - `retourner b2` retourne la carte en b2
    - `l'utiliser sur c3` utilise sur c3 la carte que tu viens de retourner ; `aucune action` la laisse en l'état
    - `vider rangée 2`, `vider colonne b`, `vider diagonale descendante` (d'en haut à gauche à en bas à droite) ou `vider diagonale montante`
