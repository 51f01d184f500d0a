"""Tris 2: nine rolling dice (RULES 001)."""
