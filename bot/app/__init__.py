"""The running bot: builds all parts, serves by one of the two doors, and stops.

In: the settings. Out: nothing before the stop; what ends the process earlier is an exception that `bot.exit_status`
knows.
"""
