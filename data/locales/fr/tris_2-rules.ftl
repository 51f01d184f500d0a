### Tris 2 : les sections de sa page de règles

tris_2-rules-goal = **Aligne sur le dessus trois symboles identiques ou plus, sans trou, sur une rangée, une colonne ou une diagonale.**
    Tous les symboles comptent, et qui a fait rouler le dé gagne aussitôt.
    Neuf dés forment un bloc de trois sur trois. Chacun porte X, O et /, chaque symbole sur deux faces opposées.
tris_2-rules-turn =
    ### Un tour
    Fais rouler un seul dé, celui que tu veux, d'une case vers le nord, l'est, le sud ou l'ouest. La case doit être libre ; le terrain n'a pas de bord.
    En roulant, le dé bascule. Vers le nord ou le sud, le symbole du dessus s'échange avec celui des côtés nord et sud ; vers l'est ou l'ouest, avec celui des côtés est et ouest. Le dessus change donc toujours.
    On ne passe jamais, et un coup est toujours possible. La partie n'est nulle que d'un commun accord.
tris_2-rules-forbidden =
    ### Deux coups interdits
    - Faire des **îles** : les neuf dés doivent rester en contact, au moins par un coin.
    - **Annuler** : le dé qui vient de rouler ne peut pas revenir tout de suite en arrière. Dans toute autre direction, il peut.

    Sur l'image, C vient de rouler vers le nord. Il ne peut pas revenir, et au nord ou à l'est il serait une île.
tris_2-rules-start =
    ### Le début
    On lance les dés jusqu'à ce qu'il n'y ait aucun tris et que, au milieu des côtés, deux symboles identiques ne se touchent pas par un coin. À partir d'un tel début, personne ne peut gagner au premier coup.
    Pour savoir qui commence, chacun lance un dé : / bat X, X bat O.
tris_2-rules-rule_of_4 =
    ### Variante : règle des 4
    Après chaque coup, tous les dés doivent tenir dans quatre rangées et quatre colonnes. Sans cette règle, entre gens attentifs, presque personne ne gagne : on convient le plus souvent de la nulle.
    Sur l'image, le dé I peut rouler vers l'est, mais pas vers le sud : ce serait une cinquième rangée.
tris_2-rules-advanced =
    ### Variante : préparation avancée
    Vous construisez le bloc vous-mêmes, en posant à tour de rôle un dé sur une case vide, tourné à votre gré. Aucun dé ne peut faire un tris, ni laisser un bloc qu'on ne peut plus compléter sans tris. La personne qui n'a pas posé le dernier dé joue le premier coup.
    Si vous voulez aussi des **milieux différents**, deux symboles identiques ne peuvent pas se toucher au milieu des côtés.
tris_2-rules-typing =
    ### Comment l'écrire
    - `rouler e nord` fait rouler le dé E vers le nord. Les dés s'appellent A à I, dans l'ordre de lecture du début, et gardent leur nom ; écris-le en majuscule ou en minuscule.
    - `poser b2 x o` sert à la préparation avancée : il pose un dé en B2 avec X sur le dessus et O au nord et au sud.
    - Là où un texte nomme des cases, c'est par colonne et rangée : de A1 à C3, c'est le début, la rangée 4 est au sud, la rangée 0 au nord, la colonne D à l'est et la colonne Z à l'ouest.
