"""What every game promises, tried on all of them, with all their options and numbers of players."""
