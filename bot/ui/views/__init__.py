"""Components V2 building blocks: panels, buttons, selects, custom ids, the components of a move.

In: texts and sessions. Out: discord.py views.
"""
