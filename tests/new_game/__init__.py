"""Writes a new game as a starting point: a complete small one, to be changed step by step.

CONTRIBUTING.md, "How to add a game", says how.
`template/` is that game, Nim, checked like all other code; its files are copied under the new game's name.
"""
