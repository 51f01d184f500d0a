"""Pictures of games: a view becomes a scene of sprites, and the scene a PNG or GIF.

The bot calls `pictures`. In: views and texts. Out: bytes.
"""
