"""Games told and drawn from their records on the command line."""
