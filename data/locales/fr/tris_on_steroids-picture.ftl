## Dans l'image, sur les cartes, dans leur légende et près des piles : des mots courts, la place est comptée

tris_on_steroids-picture-discard = DÉFAUSSE
tris_on_steroids-picture-swap = ÉCHANGE
tris_on_steroids-picture-goal = OBJECTIF
tris_on_steroids-picture-pile = Pioche
tris_on_steroids-picture-discards = Défausse
tris_on_steroids-picture-goals = Objectifs secrets
