"""What the searching players of Tris 2 find, and that their compiled search plays by the rules of the game."""
