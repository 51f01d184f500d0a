"""The Interactions Endpoint URL: interactions as signed HTTP requests instead of gateway events.

In: the URL that the application sets, which is checked first, and new interactions. Out: signed requests
(`RequestSigner`), whose answers become the bot's responses. As long as there is a URL, the gateway sends no
INTERACTION_CREATE.

https://docs.discord.com/developers/interactions/overview#preparing-for-interactions
"""
