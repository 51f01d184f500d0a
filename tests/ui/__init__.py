"""Tests of bot/ui: a folder for each of its rooms, and here what concerns several of them."""
