"""The Interactions Endpoint URL: interactions as signed HTTP requests instead of gateway events.

In come the URL that the application sets, which is checked first, and interactions that have begun; out go signed
requests (`RequestSigner`), and what their answers say becomes the bot's response. The two ways exclude each other: as
long as there is a URL, the gateway sends no INTERACTION_CREATE.

https://docs.discord.com/developers/interactions/overview#preparing-for-interactions
"""
