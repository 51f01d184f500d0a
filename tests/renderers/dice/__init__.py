"""Tests of the pictures of Tris 1 and Tris 2."""
