"""The private panel by which the host changes a lobby: options, clock, thread, guests."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import discord

from bot.games.base import Choice, Flag, Number
from bot.sessions.session import CLOCKS, Session
from bot.texts import Texts
from bot.ui.table_message.lobby_view import can_have_clock
from bot.ui.text.narration import title
from bot.ui.text.option_texts import changeable_options, explanation, offered_values, option_name, value_label
from bot.ui.views.components import Piece, button, button_row, option, panel, select, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.entity_selects import multi_select, user_select

NO_NAMES: Mapping[int, str] = MappingProxyType({})

BY_ITSELF, BY_HOST = "itself", "host"
"""The values of the select for who starts the game."""

HERE, IN_THREAD = "here", "thread"
"""The values of the select for the place where the game is played."""


def options_panel(
    session: Session, texts: Texts, *, no_thread: str | None, refused: str = "", names: Mapping[int, str] = NO_NAMES
) -> discord.ui.LayoutView:
    """Lays out a select for the variants, each other option, the clock, the start, the place, the guests and the seats.

    A button removes a computer, if there is one.

    Args:
        no_thread: why no thread can be created in this channel; None if one can, empty for no explanation.
        refused: why the last change was not made.
        names: of the users whom a rematch waits for.
    """
    heading = f"### {title(session, texts)}\n{texts('options-intro')}"
    lines = [heading, f"⚠️ {refused}"] if refused else [heading]
    pieces: list[Piece] = [text("\n".join(lines)), *_game_options(session, texts)]
    if can_have_clock(session):
        pieces.extend(_clock(session, texts))
    if session.two_seats:
        pieces.extend(_auto_start(session, texts))
    if no_thread is None:
        pieces.extend(_thread(session, texts))
    elif no_thread:
        pieces.append(text(f"**{texts('options-place')}**\n-# {no_thread}"))
    if session.game.seats(session.options)[-1] > 1:
        pieces.extend(_guests(session, texts))
    pieces.extend(_taken_seats(session, texts, names))
    if any(person.computer for person in session.people):
        pieces.append(button_row([button(texts("button-remove-computer"), Press(Action.REMOVE_COMPUTER, session.id))]))
    return panel(pieces)


def _game_options(session: Session, texts: Texts) -> Iterator[Piece]:
    key, options = session.game_key, changeable_options(session)
    if flags := [one for one in options if isinstance(one, Flag)]:
        yield text(f"**{texts('options-variants')}**")
        yield multi_select(
            texts("options-no-variants"),
            Press(Action.VARIANTS, session.id),
            [
                option(
                    option_name(key, flag, texts), flag.key, explanation(key, flag, texts),
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
    name, meaning = option_name(key, one, texts), explanation(key, one, texts)
    yield text(f"**{name}**" if meaning == name else f"**{name}**\n-# {meaning}")
    yield select(
        option_name(key, one, texts),
        Press(Action.OPTION, session.id, argument=one.key),
        [
            option(value_label(key, one, value, texts), str(value), chosen=value == current)
            for value in offered_values(one, current)
        ],
    )


def _clock(session: Session, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('options-clock')}**\n-# {texts('options-clock-does')}")
    yield select(
        texts("options-clock"),
        Press(Action.CLOCK, session.id),
        [option(texts("clock", seconds=one), str(one), chosen=one == session.clock.seconds) for one in CLOCKS],
    )


def _auto_start(session: Session, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('options-start')}**")
    yield select(
        texts("options-start"),
        Press(Action.AUTO_START, session.id),
        [
            option(texts("options-start-itself"), BY_ITSELF, chosen=session.lobby.auto_start),
            option(texts("options-start-host"), BY_HOST, chosen=not session.lobby.auto_start),
        ],
    )


def _thread(session: Session, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('options-place')}**")
    yield select(
        texts("options-place"),
        Press(Action.THREAD, session.id),
        [
            option(texts("options-here"), HERE, chosen=not session.lobby.threaded),
            option(texts("options-thread"), IN_THREAD, texts("options-thread-does"), chosen=session.lobby.threaded),
        ],
    )


def _taken_seats(session: Session, texts: Texts, names: Mapping[int, str]) -> Iterator[Piece]:
    """Yields a select of the people other than the host who sit here, or for whom a seat is kept."""
    here = {person.id: person.name for person in session.people if not person.computer and person.id != session.host}
    taken = here | {user: names.get(user, str(user)) for user in session.awaited}
    if taken:
        yield text(f"**{texts('options-seats')}**\n-# {texts('options-seats-does')}")
        press = Press(Action.FREE_SEAT, session.id)
        yield select(texts("options-seats-none"), press, [option(name, str(user)) for user, name in taken.items()])


def _guests(session: Session, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('options-guests')}**\n-# {texts('options-guests-does')}")
    yield user_select(texts("options-guests-all"), Press(Action.GUESTS, session.id), session.lobby.guests or ())
