"""The duels feature: friends play the same deal, each in private panels, and see how it went when all have played.

In: the slash command, presses, and changes of duels. Out: a public message that says who has played, and after the end
how everybody did; panels that only their user sees.
"""
