"""Tests of the REST API and of what Discord refuses in requests."""
