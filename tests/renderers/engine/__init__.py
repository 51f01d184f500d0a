"""Tests of scenes, rasterizing, painting and encoding."""
