"""Interactions: what people ask by commands, components and modals, and the bot's answers to it."""
