"""Discord's gateway, version 10: the websocket over which the bot receives events.

In: the bot's connections (`GatewaySocket`), and the events of the world and of interactions (`Dispatcher`). Out:
Discord's gateway events to the sessions that they concern (`Gateway`). A session that lost its socket can be resumed.
"""
