"""The duels feature: friends play the same deal, each in private panels, and see how it went when all have played.

In: the slash command, presses, and what becomes of duels. Out: a public message that says who has played, and when the
duel is over how all have; panels that only their user sees.
"""
