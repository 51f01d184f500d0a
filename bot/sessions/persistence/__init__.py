"""Sessions to and from the store's records, and the restart that brings every live session back.

In: sessions. Out: `Change` records for the store; sessions replayed from saved rows.
"""
