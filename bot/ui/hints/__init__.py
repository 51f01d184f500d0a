"""The hints feature: the moves that a computer would make, shown to the player on turn alone.

In: the slash command and button presses. Out: private panels; where others play, an offer that they have to agree to.
"""
