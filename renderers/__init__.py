"""Pictures of games: a view becomes a scene of sprites, and the scene a PNG or GIF.

`pictures` is what the bot calls: in come views and texts, out come bytes.
"""
