"""The REST API, version 10, as far as a board-game bot uses it."""
