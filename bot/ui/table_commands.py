"""The slash commands of a table in play: everything that its buttons do can be typed too."""

from collections.abc import Callable, Sequence
from typing import Any

from discord import app_commands

from bot.sessions.service import Sessions
from bot.sessions.session import Asking, Refusal, Session, Status
from bot.ui.command import command
from bot.ui.desk import Desk
from bot.ui.errors import answering
from bot.ui.narration import ending, happened, turn
from bot.ui.panels import page
from bot.ui.permissions import require
from bot.ui.readers import own_words, public_words
from bot.ui.reply import Interaction, Reply
from bot.ui.table import move_label
from bot.ui.words import matching, meant


def session_here(sessions: Sessions, interaction: Interaction) -> Session:
    """The live session of the channel where a command was given. Refuses `no-game-here`."""
    session = sessions.at(interaction.channel_id or 0)
    if session is None:
        raise Refusal("no-game-here")
    return session


class TableCommands:
    """Moves, the table's message, offers and resigning; each answers through one Reply."""

    def __init__(self, sessions: Sessions, desk: Desk) -> None:
        self._sessions = sessions
        self._desk = desk

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Adds these commands."""
        move = command("move", self.move)
        app_commands.autocomplete(words=self.suggest)(move)
        tree.add_command(move)
        for name, callback in (("table", self.table), ("resign", self.resign), ("draw", self.draw)):
            tree.add_command(command(name, callback))

    async def _done(self, reply: Reply, session: Session, told: str) -> None:
        """Tells what was done, to the one who did it; the table's message follows whatever becomes of that."""
        self._desk.refresh(session, public_words(reply.interaction, self._sessions.servers))
        await reply.private(page(told))

    async def move(self, interaction: Interaction, words: str) -> None:
        """`/move`: plays the words, as they are typed or picked from the suggestions."""
        async with answering(interaction) as reply:
            session = session_here(self._sessions, interaction)
            move = meant(_legal(session, interaction), words, _labels(session, interaction))
            session = await self._sessions.move(session.id, interaction.user.id, move, ply=None, action=interaction.id)
            await self._done(reply, session, _told(session, interaction))

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The legal moves that fit what has been typed; none for somebody who is not to move."""
        session = self._sessions.at(interaction.channel_id or 0)
        if session is None:
            return []
        label = _labels(session, interaction)
        return [
            app_commands.Choice(name=_suggestion(move, label(move)), value=move)
            for move in matching(_legal(session, interaction), typed, label)
        ]

    async def table(self, interaction: Interaction) -> None:
        """`/table`: posts this channel's table again."""
        async with answering(interaction, private=False) as reply:
            require(interaction)
            await self._desk.post(
                session_here(self._sessions, interaction).id, reply, public_words(interaction, self._sessions.servers)
            )

    async def resign(self, interaction: Interaction) -> None:
        """`/resign`: gives the game up."""
        async with answering(interaction) as reply:
            session = await self._sessions.resign(session_here(self._sessions, interaction).id, interaction.user.id)
            await self._done(reply, session, own_words(interaction)("resign-done"))

    async def draw(self, interaction: Interaction) -> None:
        """`/draw`: offers a draw, or accepts the one that stands."""
        async with answering(interaction) as reply:
            here = session_here(self._sessions, interaction)
            user = interaction.user.id
            if here.offer is not None and here.offer.by != here.seat_of(user):
                session = await self._sessions.agree(here.id, user)
                told = "offer-agreed"
            else:
                session = await self._sessions.offer(here.id, user, Asking.DRAW)
                told = "offer-made"
            await self._done(reply, session, own_words(interaction)(told))


def _legal(session: Session, interaction: Interaction) -> Sequence[str]:
    """What the person who asks may play now."""
    seat = session.seat_of(interaction.user.id)
    if seat is None or session.status is not Status.PLAYING:
        return []
    return session.game.legal_moves(session.state, seat)


def _labels(session: Session, interaction: Interaction) -> Callable[[str], str]:
    """How moves read in the language of the person who asks."""
    words = own_words(interaction)
    return lambda move: move_label(session, move, words)


def _told(session: Session, interaction: Interaction) -> str:
    """What a typed move brought, for the one who typed it."""
    words = own_words(interaction)
    state = turn(session, words) if session.status is Status.PLAYING else ending(session, words)
    return "\n".join([*happened(session, words, session.seat_of(interaction.user.id)), state])


def _suggestion(move: str, label: str) -> str:
    return move if label.lower() == move else f"{move} · {label}"
