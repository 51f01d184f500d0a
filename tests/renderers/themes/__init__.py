"""Tests of the themes and their palettes."""
