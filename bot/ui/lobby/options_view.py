"""The private panel by which the host changes what is given at a lobby."""

from collections.abc import Iterator

import discord

from bot.games.base import Choice, Flag, Number
from bot.sessions.session import CLOCKS, Session
from bot.texts import Words
from bot.ui.board_message.lobby_view import clockable
from bot.ui.text.narration import title
from bot.ui.text.option_texts import changeable, explained, label, value_label, values
from bot.ui.views.components import Piece, choice, option, panel, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.entity_selects import people, several

HERE, IN_THREAD = "here", "thread"
"""What is picked for the place where the game is played."""


def options_panel(session: Session, words: Words, *, threads: bool, refused: str = "") -> discord.ui.LayoutView:
    """A select for the variants, for each other option, for the clock, the place and the guests.

    threads: whether the game may be taken into a thread from here. refused: why the last change was not made.
    """
    heading = f"### {title(session, words)}\n{words('options-intro')}"
    said = [heading, f"⚠️ {refused}"] if refused else [heading]
    pieces: list[Piece] = [text("\n".join(said)), *_of_the_game(session, words)]
    if clockable(session):
        pieces.extend(_clock(session, words))
    if threads:
        pieces.extend(_thread(session, words))
    if session.game.seats(session.options)[-1] > 1:
        pieces.extend(_guests(session, words))
    return panel(pieces)


def _of_the_game(session: Session, words: Words) -> Iterator[Piece]:
    key, options = session.game_key, changeable(session)
    if flags := [one for one in options if isinstance(one, Flag)]:
        yield text(f"**{words('options-variants')}**")
        yield several(
            words("options-no-variants"),
            Press(Action.VARIANTS, session.id),
            [
                option(
                    label(key, flag, words), flag.key, explained(key, flag, words),
                    chosen=bool(session.options[flag.key]),
                )
                for flag in flags
            ],
        )  # fmt: skip
    for one in options:
        if isinstance(one, Choice | Number):
            yield from _of_an_option(session, one, words)


def _of_an_option(session: Session, one: Choice | Number, words: Words) -> Iterator[Piece]:
    key, current = session.game_key, session.options[one.key]
    yield text(f"**{label(key, one, words)}**\n-# {explained(key, one, words)}")
    yield choice(
        label(key, one, words),
        Press(Action.OPTION, session.id, words=one.key),
        [
            option(value_label(key, one, value, words), str(value), chosen=value == current)
            for value in values(one, current)
        ],
    )


def _clock(session: Session, words: Words) -> Iterator[Piece]:
    yield text(f"**{words('options-clock')}**\n-# {words('options-clock-does')}")
    yield choice(
        words("options-clock"),
        Press(Action.CLOCK, session.id),
        [option(words("clock", seconds=one), str(one), chosen=one == session.clock) for one in CLOCKS],
    )


def _thread(session: Session, words: Words) -> Iterator[Piece]:
    yield text(f"**{words('options-place')}**")
    yield choice(
        words("options-place"),
        Press(Action.THREAD, session.id),
        [
            option(words("options-here"), HERE, chosen=not session.threaded),
            option(words("options-thread"), IN_THREAD, words("options-thread-does"), chosen=session.threaded),
        ],
    )


def _guests(session: Session, words: Words) -> Iterator[Piece]:
    yield text(f"**{words('options-guests')}**\n-# {words('options-guests-does')}")
    yield people(words("options-guests-all"), Press(Action.GUESTS, session.id), session.guests or ())
