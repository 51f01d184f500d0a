"""Interactions: users' commands, components, modals and autocompletes, and the bot's responses to them.

In: users' actions in their clients (`SlashCommands`, `Components`, `Modals`), the bot's registered commands
(`CommandRegistry`) and the bot's responses (`Responses`). Out: events for the gateway and for the people
(`interactions.events`), and messages through `messaging`.
"""
