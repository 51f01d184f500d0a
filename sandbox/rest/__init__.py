"""Discord's REST API, version 10, as far as a board-game bot uses it.

In come the bot's HTTP requests; out go JSON answers, with Discord's error answers and rate limits, and Cloudflare's
page for an address that is blocked. Each module but `routing`, `call`, `cloudflare`, `rate_limits`, `request_log` and
`faults` holds the endpoints of one kind of object and lists them as `ROUTES`.
"""
