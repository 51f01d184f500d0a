"""The tests of the bot, the renderers and the documents. The sandbox has its own, in sandbox/tests."""
