"""Worker processes for work that takes long, so that it delays no answer: the moves of the computer players.

In: a function with its arguments, and the server that it is for. Out: what the function returns.

A worker is a Python process of low priority, started when there is work and ended when there has been none for a while.
It is a subprocess of its own rather than a fork, since a fork after threads and SQLite is unsafe. The pools of the
standard library and of loky end no single worker that hangs, nor idle ones; pebble's pool keeps three threads and all
its workers; anyio's keeps workers for five minutes, and imports the program's main module into each.
"""
