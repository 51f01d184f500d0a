"""Game records that everybody can verify: docs/records.md describes them.

In: an ended session, or a game record. Out: the record as JSON, or what is wrong with it and at which ply.
"""
