"""Support for tests against the sandbox, its own and the bot's: a check against Discord's API description, a browser.

Needs the development dependencies; nothing that serves the sandbox imports it.
"""
