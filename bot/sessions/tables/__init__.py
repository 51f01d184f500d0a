"""The tables: sessions in memory, with the lock under which actions change them one after the other.

In: rules, and requests for sessions. Out: frozen sessions, once their changes are durable.
"""
