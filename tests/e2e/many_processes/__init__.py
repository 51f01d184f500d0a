"""Several processes serve the same tables over HTTP, with one PostgreSQL database. In: presses. Out: promises kept."""
