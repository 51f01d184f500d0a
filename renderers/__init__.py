"""From a game's view to a picture: view -> scene -> painter -> PNG."""
