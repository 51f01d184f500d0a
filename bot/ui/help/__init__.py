"""The help feature: the overview and each game's rules page.

In: `/help`, `/rules` and the buttons that open their pages. Out: private panels.
"""
