"""Processes that share a database: any of them serves any table, and what is due is done by whichever takes it."""
