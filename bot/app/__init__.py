"""The running bot: builds all parts, serves through one of the two doors, and stops.

In: the settings. Out: nothing; whatever ends the process before a stop is an exception that `bot.exit_status` knows.
"""
