"""The hints feature: the moves that a computer would make, shown only to the player on turn.

In: the slash command and button presses. Out: private panels; if others play too, an offer that they have to accept.
"""
