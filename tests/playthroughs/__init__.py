"""Whole games written out, one text file each, and the proof that they still go the same way."""
