"""The database of each release, and tests that its unfinished games can be continued with this program."""
