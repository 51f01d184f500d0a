"""Monitoring from outside: metrics for Prometheus, whether the bot is alive, whether it is ready to serve.

In: reports of commits, pictures, answers and requests as they happen, and the state of the bot at the moment of a
scrape. Out: a small HTTP server, which runs only if a port for it is set.
"""
