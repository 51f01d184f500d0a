"""The private panel with which the host changes a lobby: each choice takes effect and is shown at once."""

from collections.abc import Awaitable, Iterator, Mapping
from types import MappingProxyType

import discord

from bot.games.base import Choice, Flag, Number, RuleError, Value
from bot.sessions.refusals import Refusal
from bot.sessions.rules.guards import may_host, require_host, require_host_or_player
from bot.sessions.session import CLOCKS, Session, Status
from bot.texts import Texts
from bot.ui.lobby.invitations import Invitations
from bot.ui.panels.follow import Follow
from bot.ui.reply.audience import public_texts
from bot.ui.reply.bot_permissions import can_create_thread, why_no_thread
from bot.ui.reply.errors import refusal_text
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.lobby_view import can_have_clock
from bot.ui.text.narration import title
from bot.ui.text.option_texts import changeable_options, explanation, offered_values, option_name, value_label
from bot.ui.views.components import Piece, button, button_row, option, panel, select, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.entity_selects import user_select
from bot.ui.views.outgoing_message import AnyMessage

NO_NAMES: Mapping[int, str] = MappingProxyType({})

BY_ITSELF, BY_HOST = "itself", "host"
"""The values of the select for who starts the game."""

HERE, IN_THREAD = "here", "thread"
"""The values of the select for the place where the game is played."""


def options_panel(
    session: Session, texts: Texts, *, no_thread: str | None, refused: str = "", names: Mapping[int, str] = NO_NAMES
) -> discord.ui.LayoutView:
    """Lays out selects for the variants, each other option, the clock, the start, the place, the guests and the seats.

    A button removes a computer, if there is one.

    Args:
        no_thread: why no thread can be created in this channel, possibly without an explanation (""); None if one can.
        refused: why the last change was not made.
        names: the names of the users for whom a rematch waits.
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
        variants = (
            option(
                option_name(key, flag, texts),
                flag.key,
                explanation(key, flag, texts),
                chosen=bool(session.options[flag.key]),
            )
            for flag in flags
        )
        press = Press(Action.VARIANTS, session.id)
        yield select(texts("options-no-variants"), press, variants, count=len(flags), least=0)
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
    """Yields a select of the people, except the host, who have a seat or for whom one is kept."""
    here = {person.id: person.name for person in session.people if not person.computer and person.id != session.host}
    taken = here | {user: names.get(user, str(user)) for user in session.awaited}
    if taken:
        yield text(f"**{texts('options-seats')}**\n-# {texts('options-seats-does')}")
        press = Press(Action.FREE_SEAT, session.id)
        yield select(texts("options-seats-none"), press, [option(name, str(user)) for user, name in taken.items()])


def _guests(session: Session, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('options-guests')}**\n-# {texts('options-guests-does')}")
    yield user_select(texts("options-guests-all"), Press(Action.GUESTS, session.id), session.lobby.guests or ())


class OptionsButtons:
    """Handles the components of the options panel, with which the host changes the lobby."""

    def __init__(self, tables: TableContext, invitations: Invitations) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._lobbies = tables.sessions.lobbies
        self._invitations = invitations
        self.handlers: ButtonHandlers = {
            Action.OPTIONS: self._open,
            Action.REMOVE_COMPUTER: self._remove_computer,
            Action.FREE_SEAT: self._free_seat,
            Action.VARIANTS: self._variants,
            Action.OPTION: self._option,
            Action.CLOCK: self._clock,
            Action.AUTO_START: self._auto_start,
            Action.THREAD: self._thread,
            Action.GUESTS: self._guests,
        }

    async def _open(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        require_host_or_player(session, reply.user, self._sessions.now())
        await self._show(reply, session)

    async def _remove_computer(self, reply: Reply, press: Press) -> None:
        """Removes the computer that was added last."""
        session, _ = await self._lobbies.remove_computer(press.session, reply.user, interaction=reply.interaction.id)
        self._tables.messages.refresh(reply, session)
        await self._show(reply, session)

    async def _free_seat(self, reply: Reply, press: Press) -> None:
        """Frees the seat of the chosen person; the session checks the choice."""
        changing = self._lobbies.free_seat(press.session, reply.user, selected.number(reply))
        await self._change(reply, press, changing)

    async def _variants(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        flags = {option.key for option in session.game.info.options if isinstance(option, Flag)}
        if not flags.issuperset(reply.input.selected):
            raise Refusal("unknown-button")
        options = {flag: flag in reply.input.selected for flag in flags}
        changing = self._lobbies.configure(press.session, reply.user, options=options)
        await self._change(reply, press, changing)

    async def _option(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        option = next((option for option in session.game.info.options if option.key == press.argument), None)
        match option:
            case Choice():
                value: Value = selected.one(reply)
            case Number():
                value = selected.number(reply)
            case _:
                raise Refusal("unknown-button")
        changing = self._lobbies.configure(press.session, reply.user, options={press.argument: value})
        await self._change(reply, press, changing)

    async def _clock(self, reply: Reply, press: Press) -> None:
        changing = self._lobbies.configure(press.session, reply.user, clock=selected.number(reply))
        await self._change(reply, press, changing)

    async def _auto_start(self, reply: Reply, press: Press) -> None:
        auto_start = selected.one(reply) == BY_ITSELF
        await self._change(reply, press, self._lobbies.configure(press.session, reply.user, auto_start=auto_start))

    async def _thread(self, reply: Reply, press: Press) -> None:
        """Chooses where the game is played. If no thread can be created (any more), the panel says why."""
        threaded = selected.one(reply) == IN_THREAD and can_create_thread(reply.interaction)
        await self._change(reply, press, self._lobbies.configure(press.session, reply.user, threaded=threaded))

    async def _guests(self, reply: Reply, press: Press) -> None:
        """Invites the chosen users. If nobody is chosen, everybody may join: a host who plays alone needs no guests."""
        require_host(await self._tables.session_of(press), reply.user)
        guests = tuple(sorted(selected.ids(reply))) or None
        changing = self._lobbies.configure(press.session, reply.user, guests=guests)
        session = await self._change(reply, press, changing)
        texts = public_texts(reply.interaction, self._sessions.guild_settings)
        self._invitations.send(reply.interaction, session, texts)

    async def _change(self, reply: Reply, press: Press, changing: Awaitable[Session]) -> Session:
        """Makes the change, shows the panel, and redraws the lobby's message. Returns the lobby.

        If the change is refused, the panel says why and shows the unchanged lobby.
        """
        try:
            session = await changing
        except (RuleError, Refusal) as error:
            session = await self._tables.session_of(press)
            if session.status is not Status.LOBBY:
                raise
            await self._show(reply, session, refused=refusal_text(error, reply.texts))
        else:
            self._tables.messages.refresh(reply, session)
            await self._show(reply, session)
        return session

    async def _show(self, reply: Reply, session: Session, refused: str = "") -> None:
        """Shows the panel, which is deleted when the game starts or its reader may no longer change the lobby."""
        user, texts = reply.user, reply.texts
        no_thread = why_no_thread(reply.interaction, texts)
        former = (
            await self._sessions.tables.find(session.lobby.rematch_of)
            if session.lobby.rematch_of and session.awaited
            else None
        )
        names = {person.id: person.name for person in former.people} if former is not None else {}

        def lay_out(newest: Session) -> AnyMessage | None:
            if newest.status is not Status.LOBBY or not may_host(newest, user, self._sessions.now()):
                return None
            return options_panel(newest, texts, no_thread=no_thread, names=names)

        panel = options_panel(session, texts, no_thread=no_thread, refused=refused, names=names)
        await reply.show_private(panel, follow=Follow.of(session, lay_out))
