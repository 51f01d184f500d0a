"""Tests of several processes that serve the same tables, on PostgreSQL."""
