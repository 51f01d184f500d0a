"""The tournaments feature: tournaments on servers, each with a public message that is kept up to date.

In: the slash command, presses, and tournaments' events. Out: the public message, and private panels.
"""
