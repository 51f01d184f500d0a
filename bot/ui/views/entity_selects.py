"""Selects of any number of lines, users, roles or channels."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.ui.text.clipped import clipped
from bot.ui.views.components import Piece
from bot.ui.views.custom_id import Press

MAX_SELECTED = 25
"""The number of options of a select, and of chosen values, that Discord takes."""

TABLE_CHANNELS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
)
"""The channels where a table, or a thread with a table, can be opened."""

Kind = discord.SelectDefaultValueType


def multi_select(placeholder: str, press: Press, options: Sequence[discord.SelectOption]) -> Piece:
    """Returns a select of these lines; those marked as chosen are shown so already."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=press.custom_id,
        placeholder=clipped(placeholder, 150),
        options=list(options),
        min_values=0,
        required=False,
        max_values=len(options),
    )
    return discord.ui.ActionRow(select)


def user_select(placeholder: str, press: Press, chosen: Iterable[int], *, most: int = MAX_SELECTED) -> Piece:
    """Returns a select of users, of `most` at most; the values are their ids."""
    select: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=press.custom_id,
        placeholder=clipped(placeholder, 150),
        min_values=0,
        required=False,
        max_values=most,
        default_values=_defaults(chosen, Kind.user),
    )
    return discord.ui.ActionRow(select)


def role_select(placeholder: str, press: Press, chosen: Iterable[int]) -> Piece:
    """Returns a select of a guild's roles; the values are their ids."""
    select: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
        custom_id=press.custom_id,
        placeholder=clipped(placeholder, 150),
        min_values=0,
        required=False,
        max_values=MAX_SELECTED,
        default_values=_defaults(chosen, Kind.role),
    )
    return discord.ui.ActionRow(select)


def channel_select(placeholder: str, press: Press, chosen: Iterable[int]) -> Piece:
    """Returns a select of a guild's channels; the values are their ids."""
    select: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id=press.custom_id,
        placeholder=clipped(placeholder, 150),
        min_values=0,
        required=False,
        max_values=MAX_SELECTED,
        channel_types=list(TABLE_CHANNELS),
        default_values=_defaults(chosen, Kind.channel),
    )
    return discord.ui.ActionRow(select)


def one_channel_select(placeholder: str, press: Press, chosen: Iterable[int]) -> Piece:
    """Returns a select of one text channel of a guild, or none; the value is its id."""
    select: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id=press.custom_id,
        placeholder=clipped(placeholder, 150),
        min_values=0,
        required=False,
        max_values=1,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        default_values=_defaults(chosen, Kind.channel),
    )
    return discord.ui.ActionRow(select)


def _defaults(ids: Iterable[int], kind: Kind) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=one, type=kind) for one in sorted(ids)[:MAX_SELECTED]]
