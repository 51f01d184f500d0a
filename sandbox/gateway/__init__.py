"""The gateway: the websocket by which Discord tells the bot what happens."""
