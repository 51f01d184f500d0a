"""Tests of the parts that several pictures share."""
