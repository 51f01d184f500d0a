"""The operator's commands besides running the bot: backups, restores and checks.

In: settings. Out: lines of text for the operator, and an exit status. The running bot does not import it.
"""
