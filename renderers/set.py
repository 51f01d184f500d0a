"""SET: the table in plain text."""

from renderers.plain import scene

__all__ = ["scene"]
