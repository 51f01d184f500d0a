"""Support for tests of the sandbox and of the bot: a check against Discord's API description, a browser.

It needs the development dependencies; no code that serves the sandbox imports it.
"""
