"""Kinds of commands and of their options; names and numbers are Discord's."""

from enum import IntEnum


class CommandType(IntEnum):
    """What a command is used from."""

    CHAT_INPUT = 1
    USER = 2
    MESSAGE = 3


class OptionType(IntEnum):
    """What an option takes."""

    SUB_COMMAND = 1
    SUB_COMMAND_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


BRANCHES = frozenset({OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP})
"""Options that are commands themselves, or groups of such."""
