"""The version of the program."""

VERSION = "1.0.0"
"""Follows semantic versioning: docs/releases.md says what is promised. Before it is tagged, it is the next release."""
