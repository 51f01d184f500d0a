"""Tris on Steroids: RULES 000."""
