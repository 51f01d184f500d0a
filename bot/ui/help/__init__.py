"""The help feature: the overview and each game's rules page.

In: `/help`, `/rules` and their buttons. Out: private panels.
"""
