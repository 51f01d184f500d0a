"""Tests of bot/ui: a folder for each of its rooms, and here the tests that concern several rooms."""
