"""Everything that touches discord.py's internals.

In and out: discord.py; each seam has a test.
"""
