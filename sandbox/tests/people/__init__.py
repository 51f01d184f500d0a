"""Tests of the people's API."""
