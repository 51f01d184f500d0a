"""Tests of replays: the camera that stays still during a round, and golden animations."""
