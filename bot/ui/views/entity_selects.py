"""Selects of any number of users, roles or channels."""

from collections.abc import Callable, Iterable
from typing import Any

import discord

from bot.texts import clipped
from bot.ui.text.move_tree import MAX_CHOICES
from bot.ui.views.components import Piece
from bot.ui.views.custom_id import Press

TABLE_CHANNELS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
)
"""The types of channels where a table, or a thread with a table, can be opened."""

Kind = discord.SelectDefaultValueType


def user_select(placeholder: str, press: Press, chosen: Iterable[int], *, most: int = MAX_CHOICES) -> Piece:
    """Returns a select of at most `most` users; the values are their ids."""
    return _select(discord.ui.UserSelect, placeholder, press, Kind.user, chosen, max_values=most)


def role_select(placeholder: str, press: Press, chosen: Iterable[int]) -> Piece:
    """Returns a select of a guild's roles; the values are their ids."""
    return _select(discord.ui.RoleSelect, placeholder, press, Kind.role, chosen)


def channel_select(placeholder: str, press: Press, chosen: Iterable[int]) -> Piece:
    """Returns a select of a guild's channels; the values are their ids."""
    types = list(TABLE_CHANNELS)
    return _select(discord.ui.ChannelSelect, placeholder, press, Kind.channel, chosen, channel_types=types)


def one_channel_select(placeholder: str, press: Press, chosen: Iterable[int]) -> Piece:
    """Returns a select of at most one text channel of a guild; the value is its id."""
    types = [discord.ChannelType.text, discord.ChannelType.news]
    return _select(
        discord.ui.ChannelSelect, placeholder, press, Kind.channel, chosen, max_values=1, channel_types=types
    )


def _select(
    select: Callable[..., discord.ui.Item[Any]],
    placeholder: str,
    press: Press,
    kind: Kind,
    chosen: Iterable[int],
    *,
    max_values: int = MAX_CHOICES,
    **options: Any,
) -> Piece:
    """Returns a select of entities of this kind, with the chosen ones preselected.

    Args:
        options: further arguments of this kind of select.
    """
    made = select(
        custom_id=press.custom_id,
        placeholder=clipped(placeholder, 150),
        min_values=0,
        required=False,
        max_values=max_values,
        default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in sorted(chosen)[:MAX_CHOICES]],
        **options,
    )
    return discord.ui.ActionRow(made)
