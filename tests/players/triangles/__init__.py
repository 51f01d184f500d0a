"""Helpers for the tests of the tile games' searching players."""
