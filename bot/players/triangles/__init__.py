"""What the players of both tile games share: search by rollouts, how tiles are sent to it, and its C code."""
