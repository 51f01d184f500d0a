"""A Discord on loopback, with a page in the browser, to play without a token and to test the bot over the wire.

In: the bot's REST calls and gateway connection (`rest`, `gateway`), and people's actions on the page or through
`sandbox.client` (`people`). Out: interactions and events to the bot, and messages to the people. All state is kept in
memory (`world`). Bot and sandbox do not import each other.
"""
