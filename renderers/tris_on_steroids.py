"""Tris on Steroids: the grid in plain text."""

from renderers.plain import scene

__all__ = ["scene"]
