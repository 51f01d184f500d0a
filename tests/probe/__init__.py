"""Tests of the probe against the sandbox, which can behave in every way in which Discord may behave."""
