"""Processes that share a database: any of them can serve any table, and due work is done by whichever takes it."""
