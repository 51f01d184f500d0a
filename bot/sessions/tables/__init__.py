"""The tables: sessions in memory, with the lock under which actions change them one after the other.

In: rules, and who wants which session. Out: frozen sessions, after what they show is durable.
"""
