"""Tests of the processes: `python -m sandbox`, the bot beside it, and who may connect."""
