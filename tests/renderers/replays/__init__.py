"""Replays of games: the camera that stays for a round."""
