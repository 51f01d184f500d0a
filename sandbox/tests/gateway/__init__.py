"""Tests of the gateway, with and without a library."""
