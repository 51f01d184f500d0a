"""The lobby feature: opening a table, joining, options, invitations, threads, and rematches.

In: slash commands and button presses of a lobby. Out: changes of sessions; the table's message follows.
"""
