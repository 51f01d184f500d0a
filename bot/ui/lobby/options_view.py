"""The private panel by which the host changes a lobby: options, clock, thread, guests."""

from collections.abc import Iterator

import discord

from bot.games.base import Choice, Flag, Number
from bot.sessions.session import CLOCKS, Session
from bot.texts import Texts
from bot.ui.board_message.lobby_view import clockable
from bot.ui.text.narration import title
from bot.ui.text.option_texts import changeable, explained, label, value_label, values
from bot.ui.views.components import Piece, choice, option, panel, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.entity_selects import people, several

HERE, IN_THREAD = "here", "thread"
"""The values of the select for the place where the game is played."""


def options_panel(session: Session, texts: Texts, *, threads: bool, refused: str = "") -> discord.ui.LayoutView:
    """Lays out a select for the variants, for each other option, for the clock, the place and the guests.

    threads: whether a thread can be created in this channel. refused: why the last change was not made.
    """
    heading = f"### {title(session, texts)}\n{texts('options-intro')}"
    lines = [heading, f"⚠️ {refused}"] if refused else [heading]
    pieces: list[Piece] = [text("\n".join(lines)), *_game_options(session, texts)]
    if clockable(session):
        pieces.extend(_clock(session, texts))
    if threads:
        pieces.extend(_thread(session, texts))
    if session.game.seats(session.options)[-1] > 1:
        pieces.extend(_guests(session, texts))
    return panel(pieces)


def _game_options(session: Session, texts: Texts) -> Iterator[Piece]:
    key, options = session.game_key, changeable(session)
    if flags := [one for one in options if isinstance(one, Flag)]:
        yield text(f"**{texts('options-variants')}**")
        yield several(
            texts("options-no-variants"),
            Press(Action.VARIANTS, session.id),
            [
                option(
                    label(key, flag, texts), flag.key, explained(key, flag, texts),
                    chosen=bool(session.options[flag.key]),
                )
                for flag in flags
            ],
        )  # fmt: skip
    for one in options:
        if isinstance(one, Choice | Number):
            yield from _game_option(session, one, texts)


def _game_option(session: Session, one: Choice | Number, texts: Texts) -> Iterator[Piece]:
    key, current = session.game_key, session.options[one.key]
    yield text(f"**{label(key, one, texts)}**\n-# {explained(key, one, texts)}")
    yield choice(
        label(key, one, texts),
        Press(Action.OPTION, session.id, words=one.key),
        [
            option(value_label(key, one, value, texts), str(value), chosen=value == current)
            for value in values(one, current)
        ],
    )


def _clock(session: Session, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('options-clock')}**\n-# {texts('options-clock-does')}")
    yield choice(
        texts("options-clock"),
        Press(Action.CLOCK, session.id),
        [option(texts("clock", seconds=one), str(one), chosen=one == session.clock) for one in CLOCKS],
    )


def _thread(session: Session, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('options-place')}**")
    yield choice(
        texts("options-place"),
        Press(Action.THREAD, session.id),
        [
            option(texts("options-here"), HERE, chosen=not session.threaded),
            option(texts("options-thread"), IN_THREAD, texts("options-thread-does"), chosen=session.threaded),
        ],
    )


def _guests(session: Session, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('options-guests')}**\n-# {texts('options-guests-does')}")
    yield people(texts("options-guests-all"), Press(Action.GUESTS, session.id), session.guests or ())
