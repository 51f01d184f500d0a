"""Tests of the files in deploy/ and of the locks, as far as they can be tested without Docker and systemd."""
