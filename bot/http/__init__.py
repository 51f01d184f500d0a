"""The HTTP door: Discord's interactions as signed requests, instead of events of the gateway.

In: requests from Discord and the load balancer. Out: the payloads of interactions with a valid signature; the bot
answers them by Discord's API, like the gateway's.
"""
