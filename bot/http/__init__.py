"""The HTTP door: Discord's interactions as signed requests, instead of events of the gateway.

In: requests of Discord, and of the load balancer. Out: the payloads of interactions whose signature is valid; the bot
answers them by Discord's API, as it does those of the gateway.
"""
