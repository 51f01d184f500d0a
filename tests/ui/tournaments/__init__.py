"""Tests of the tournaments feature."""
