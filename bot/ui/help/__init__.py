"""The help feature: a card for each game, what each command does, and the rules of each game with pictures.

In: `/help`, `/rules`, and the buttons that open their pages. Out: private panels.
"""
