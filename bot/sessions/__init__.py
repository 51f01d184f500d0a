"""Sessions: each is one table, from its lobby through its game to its result. No Discord, no SQL.

In: people's actions, and time. Out: frozen `Session` snapshots, durable before anybody sees them, and what happened
(`transition.TableEvent`). `service.Sessions` is all that the Discord side needs.
"""
