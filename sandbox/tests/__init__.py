"""The sandbox's own tests."""
