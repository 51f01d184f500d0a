"""Interactions: users' commands, components, modals and autocompletes, and the bot's responses to them.

In come what a user does in their client (`SlashCommands`, `Components`, `Modals`), the bot's registered commands
(`CommandRegistry`) and the bot's responses (`Responses`); out come events for the gateway and for the people
(`interactions.events`), and messages through `messaging`.
"""
