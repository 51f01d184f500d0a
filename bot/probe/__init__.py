"""Tries on Discord what the bot assumes of Discord: `python -m bot probe --channel ID`.

In: a bot's token, the id of a test channel, and a person there who presses what a message asks for. Out: for each
assumption a line that says whether it held, and if it did not, what that breaks; optionally the whole exchange as JSON.

The texts are for whoever runs the bot, on the terminal and in their test channel. They are English, like the log and
the messages of the command line, and not in data/locales. The probe uses neither the store nor the sessions.
"""
