"""The version of the program."""

VERSION = "1.0.0"
"""By semantic versioning: docs/releases.md says what is promised. Until its tag, it is the release to come."""
