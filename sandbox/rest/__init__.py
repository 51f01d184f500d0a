"""The part of Discord's REST API, version 10, that a board-game bot uses.

In: the bot's HTTP requests. Out: JSON answers, with Discord's error answers and rate limits, and Cloudflare's page for
a blocked address. Each module except `routing`, `call`, `cloudflare`, `rate_limits`, `request_log` and `faults` holds
the endpoints of one kind of object and lists them as `ROUTES`.
"""
