"""Results in, ratings out: pure, over the games of one server."""
