## In the picture, on the cards, in their legend and at the piles: short, for there is little room

tris_on_steroids-picture-discard = DISCARD
tris_on_steroids-picture-swap = SWAP
tris_on_steroids-picture-goal = GOAL
tris_on_steroids-picture-pile = Stockpile
tris_on_steroids-picture-discards = Discards
tris_on_steroids-picture-goals = Secret goals
