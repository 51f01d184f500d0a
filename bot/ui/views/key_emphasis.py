"""Keys of moves that cannot be used now, or that stand out: changes what `MovePieces` and `HandPieces` lay out."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import discord

from bot.ui.views.components import Piece, Style
from bot.ui.views.custom_id import MOVE_ACTIONS, Press


def greyed(pieces: Sequence[Piece]) -> Sequence[Piece]:
    """Returns the pieces with all keys of moves disabled, as while a computer thinks."""
    for key in _move_keys(pieces):
        key.disabled = True
        if isinstance(key, discord.ui.Button):
            key.style = Style.secondary
    return pieces


def with_only_bright(pieces: Sequence[Piece], labels: Collection[str]) -> Sequence[Piece]:
    """Returns the pieces with the keys of these labels bright, and no other one but those that are chosen already."""
    for key in _move_keys(pieces):
        if isinstance(key, discord.ui.Button):
            if key.label in labels and key.style is Style.secondary:
                key.style = Style.primary
            elif key.label not in labels and key.style is Style.primary:
                key.style = Style.secondary
    return pieces


def _move_keys(pieces: Sequence[Piece]) -> Iterator[discord.ui.Button[Any] | discord.ui.Select[Any]]:
    for row in pieces:
        if isinstance(row, discord.ui.ActionRow):
            for key in row.children:
                press = Press.parse(getattr(key, "custom_id", None) or "")
                if press is not None and press.action in MOVE_ACTIONS:
                    assert isinstance(key, discord.ui.Button | discord.ui.Select)  # noqa: S101  no other has such an id
                    yield key
