"""The bot over HTTP: games, and what only this door has to get right. DOOR=http plays all other tests over it, too."""
