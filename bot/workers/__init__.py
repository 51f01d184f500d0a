"""Worker processes for long work that must not delay answers: computer players' moves, ratings, searches, pairings.

In: a function with its arguments, and the server for which it runs. Out: the function's result.

A worker is a Python process of low priority, started when there is work and ended when there has been none for a while.
It is a subprocess of its own rather than a fork, since a fork after threads and SQLite is unsafe. The pools of the
standard library and of loky can end neither a single hanging worker nor idle ones; pebble's pool keeps three threads
and all
its workers; anyio's keeps workers for five minutes, and imports the program's main module into each.
"""
