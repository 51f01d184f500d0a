### Tris on Steroids : les textes de sa leçon

tris_on_steroids-learn-reveal = Tu veux trois cartes de ton symbole secret sur une ligne, que personne d'autre ne connaît : la croix. À chaque tour tu retournes une carte : clique sur **B1**.
tris_on_steroids-learn-discard = La carte qui vient d'être retournée peut agir sur une voisine. DÉFAUSSE l'enlève, et une nouvelle vient à sa place, cachée : clique sur **A1**.
tris_on_steroids-learn-again = Des cercles arrivent, mais tu veux des croix. Retourne **C2** et regarde.
tris_on_steroids-learn-goal = OBJECTIF fait d'une voisine ton objectif secret, et l'ancien prend sa place. Choisis le cercle en B1 : clique sur **○**.
tris_on_steroids-learn-third = Maintenant tu veux des cercles, et il y en a déjà deux dans la rangée 2. Retourne **A3**.
tris_on_steroids-learn-swap = ÉCHANGE fait changer de place deux cartes. En B2 il manque un cercle : clique sur **B2**.
tris_on_steroids-learn-end = **Une ligne de ton symbole pendant ton tour : tu gagnes. C'est tout.**
    Rien n'oblige à utiliser une action. Et quand toutes les cartes sont visibles, le tour suivant commence par vider une ligne.
