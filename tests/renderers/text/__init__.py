"""Tests of the measuring and fitting of text."""
