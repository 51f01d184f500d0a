"""The bot over HTTP: games, and requirements of HTTP only. DOOR=http runs all other end-to-end tests over HTTP too."""
