## On the cards in the picture, and over the piles: short, for there is little room

tris_on_steroids-picture-discard = DISCARD
tris_on_steroids-picture-swap = SWAP
tris_on_steroids-picture-goal = GOAL
tris_on_steroids-picture-pile = Pile
tris_on_steroids-picture-discards = Discards
