"""The pictures of games that one module draws: `<key>.py`, found by the game's key. CONTRIBUTING.md says how."""
