"""How the bot is watched from outside: metrics for Prometheus, whether it is alive, whether it is ready to serve.

In: what the store, the pictures, the answers and the requests report as they happen, and the state of the bot at the
moment of a scrape. Out: a small HTTP server, which runs only if a port for it is set.
"""
