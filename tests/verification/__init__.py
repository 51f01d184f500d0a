"""Records of games, and what verifies them."""
