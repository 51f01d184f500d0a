"""Tests of the picture of Tris on Steroids."""
