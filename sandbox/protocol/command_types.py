"""Types of application commands and of their options; names and numbers are Discord's."""

from enum import IntEnum


class CommandType(IntEnum):
    """Where a command is used: typed, from the menu of a user or message, or as the entry point of an Activity."""

    CHAT_INPUT = 1
    USER = 2
    MESSAGE = 3
    PRIMARY_ENTRY_POINT = 4


class OptionType(IntEnum):
    """The kind of value that an option takes."""

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


SUBCOMMANDS = frozenset({OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP})
"""Options that are commands themselves, or groups of commands."""
