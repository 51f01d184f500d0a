"""Tests of the picture of SET."""
