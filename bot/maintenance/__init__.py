"""What an operator does from the command line besides running the bot: backups, restores and checks.

In: settings. Out: lines of text for the operator, and an exit status. The running bot does not import it.
"""
