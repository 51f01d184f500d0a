"""Tests of the files in deploy/ and of the lock files that need neither Docker nor systemd."""
