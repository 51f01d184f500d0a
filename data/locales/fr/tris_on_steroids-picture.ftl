## Sur les cartes de l'image et au-dessus des piles : des mots courts, la place est comptée

tris_on_steroids-picture-discard = DÉFAUSSE
tris_on_steroids-picture-swap = ÉCHANGE
tris_on_steroids-picture-goal = OBJECTIF
tris_on_steroids-picture-pile = Pioche
tris_on_steroids-picture-discards = Défausse
