"""The interactions endpoint."""
