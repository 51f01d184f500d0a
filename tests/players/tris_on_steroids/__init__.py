"""What the searching players of Tris on Steroids find, and that their compiled search plays by the game's rules."""
