"""Everything that relies on undocumented parts of discord.py, one module for each concern.

In and out: discord.py's own objects. tests/ui/gateway/test_seams.py fails, and names the module, if discord.py changes
one of these parts.
"""
