"""What tests of the tile games' searching players share."""
