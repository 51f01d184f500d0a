"""Selects of which several may be picked, or none: lines of text, people, roles and channels."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.ui.text.clipped import clipped
from bot.ui.views.components import Piece
from bot.ui.views.custom_id import Press

MOST = 25
"""What Discord takes as options, and as what is picked, of a select."""

STANDING = (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice, discord.ChannelType.forum)
"""Channels in which a table, or a thread with a table, can stand."""

Kind = discord.SelectDefaultValueType


def several(placeholder: str, press: Press, options: Sequence[discord.SelectOption]) -> Piece:
    """A select of lines, any number of which may be picked; those that are chosen stand there already."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=press.custom_id,
        placeholder=clipped(placeholder, 150),
        options=list(options),
        min_values=0,
        max_values=len(options),
    )
    return discord.ui.ActionRow(select)


def people(placeholder: str, press: Press, chosen: Iterable[int]) -> Piece:
    """A select of users; their ids arrive as what was picked."""
    select: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=press.custom_id,
        placeholder=clipped(placeholder, 150),
        min_values=0,
        max_values=MOST,
        default_values=_defaults(chosen, Kind.user),
    )
    return discord.ui.ActionRow(select)


def roles(placeholder: str, press: Press, chosen: Iterable[int]) -> Piece:
    """A select of a server's roles; their ids arrive as what was picked."""
    select: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
        custom_id=press.custom_id,
        placeholder=clipped(placeholder, 150),
        min_values=0,
        max_values=MOST,
        default_values=_defaults(chosen, Kind.role),
    )
    return discord.ui.ActionRow(select)


def channels(placeholder: str, press: Press, chosen: Iterable[int]) -> Piece:
    """A select of a server's channels; their ids arrive as what was picked."""
    select: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id=press.custom_id,
        placeholder=clipped(placeholder, 150),
        min_values=0,
        max_values=MOST,
        channel_types=list(STANDING),
        default_values=_defaults(chosen, Kind.channel),
    )
    return discord.ui.ActionRow(select)


def _defaults(ids: Iterable[int], kind: Kind) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=one, type=kind) for one in sorted(ids)[:MOST]]
