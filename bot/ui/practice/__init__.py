"""The practice feature: positions of one's own games in which a move cost much, asked again after some days.

In: `/practice`, the button below an analysis, and the presses of its panels. Out: private panels. A position is shown
as its player saw it, and its solution follows only from that view.
"""
