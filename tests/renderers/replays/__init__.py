"""Replays: the camera that stays for a round, and golden animations."""
