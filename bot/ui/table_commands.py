"""The slash commands of a table in play: everything that its buttons do can be typed too."""

from collections.abc import Callable, Sequence
from typing import Any

from discord import app_commands

from bot.games import GAMES
from bot.sessions.service import Sessions
from bot.sessions.session import Asking, Refusal, Session, Status
from bot.ui.command import command
from bot.ui.desk import Desk
from bot.ui.errors import answering
from bot.ui.labels import Labels
from bot.ui.narration import ending, happened, turn
from bot.ui.panels import page
from bot.ui.permissions import require
from bot.ui.picks_command import opener, picks_command
from bot.ui.readers import own_words, public_words
from bot.ui.reply import Interaction, Reply
from bot.ui.showing import Showing
from bot.ui.words import matching, meant, tidy


def session_here(sessions: Sessions, interaction: Interaction) -> Session:
    """The live session of the channel where a command was given. Refuses `no-game-here`."""
    session = sessions.at(interaction.channel_id or 0)
    if session is None:
        raise Refusal("no-game-here")
    return session


class TableCommands:
    """Moves, the table's message, hands, offers and resigning; each answers through one Reply."""

    def __init__(self, sessions: Sessions, desk: Desk, showing: Showing) -> None:
        self._sessions = sessions
        self._desk = desk
        self._showing = showing

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Adds these commands; for each game of which one shows several things at once, one named like the game."""
        move = command("move", self.move)
        app_commands.autocomplete(words=self.suggest)(move)
        tree.add_command(move)
        plain: tuple[tuple[str, Callable[..., Any]], ...] = (
            ("table", self.table),
            ("hand", self.hand),
            ("resign", self.resign),
            ("draw", self.draw),
            ("takeback", self.takeback),
        )
        for name, callback in plain:
            tree.add_command(command(name, callback))
        for game in GAMES.values():
            for verb in game.info.picks:
                tree.add_command(picks_command(game, verb, self.show))

    async def _done(self, reply: Reply, session: Session, told: str) -> None:
        """Tells what was done, to the one who did it; the table's message follows whatever becomes of that."""
        self._desk.refresh(session, public_words(reply.interaction, self._sessions.servers))
        await reply.private(page(told))

    async def move(self, interaction: Interaction, words: str) -> None:
        """`/move`: plays the words, as they are typed or picked from the suggestions."""
        async with answering(interaction) as reply:
            session = session_here(self._sessions, interaction)
            move = words
            if legal := _legal(session, interaction):
                labels = _labels(session, interaction)
                move = meant(legal, words, labels.move, labels.told)
            session = await self._sessions.move(session.id, interaction.user.id, move, ply=None, action=interaction.id)
            await self._done(reply, session, _told(session, interaction))

    async def show(self, interaction: Interaction, game_key: str, verb: str, words: str) -> None:
        """`/set`: shows so many at once, after a call of one's own or with the call that has to come before."""
        async with answering(interaction) as reply:
            session = session_here(self._sessions, interaction)
            if session.game_key != game_key:
                raise Refusal("no-game-here")
            user, shown = interaction.user.id, tidy(words)
            seat = session.seat_of(user)
            if seat is not None and session.status is Status.PLAYING:
                call = opener(session, seat, verb, shown)
                if call is not None:
                    # An action of its own: repeated under the command's id it would be taken for the claim itself.
                    await self._sessions.move(session.id, user, call, ply=None, action=-interaction.id)
            claim = f"{verb} {shown}"
            session = await self._sessions.move(session.id, user, claim, ply=None, action=interaction.id)
            await self._done(reply, session, _told(session, interaction))

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The legal moves that fit what has been typed, the best first; none for somebody who is not to move."""
        session = self._sessions.at(interaction.channel_id or 0)
        if session is None or not (legal := _legal(session, interaction)):
            return []
        labels = _labels(session, interaction)
        return [
            app_commands.Choice(name=labels.suggestion(move), value=move)
            for move in matching(legal, typed, labels.move, labels.worth)
        ]

    async def table(self, interaction: Interaction) -> None:
        """`/table`: posts this channel's table again."""
        async with answering(interaction, private=False) as reply:
            require(interaction)
            here = session_here(self._sessions, interaction)
            await self._desk.post(here.id, reply, public_words(interaction, self._sessions.servers))

    async def hand(self, interaction: Interaction) -> None:
        """`/hand`: the private panel of this channel's table."""
        async with answering(interaction) as reply:
            here = session_here(self._sessions, interaction)
            shown = await self._showing.hand(here, interaction.user.id, own_words(interaction))
            await reply.private(shown.view, shown.files)

    async def resign(self, interaction: Interaction) -> None:
        """`/resign`: gives the game up."""
        async with answering(interaction) as reply:
            here = session_here(self._sessions, interaction)
            session = await self._sessions.resign(here.id, interaction.user.id)
            await self._done(reply, session, own_words(interaction)("resign-done"))

    async def draw(self, interaction: Interaction) -> None:
        """`/draw`: offers a draw, or accepts the one that stands."""
        await self._ask(interaction, Asking.DRAW)

    async def takeback(self, interaction: Interaction) -> None:
        """`/takeback`: asks for one's last move back, or agrees that another may have theirs."""
        await self._ask(interaction, Asking.TAKEBACK)

    async def _ask(self, interaction: Interaction, kind: Asking) -> None:
        async with answering(interaction) as reply:
            here = session_here(self._sessions, interaction)
            user, offer = interaction.user.id, here.offer
            if offer is not None and offer.kind is kind and offer.by != here.seat_of(user):
                session = await self._sessions.agree(here.id, user)
                told = "offer-agreed"
            else:
                session = await self._sessions.offer(here.id, user, kind)
                told = "offer-made" if session.offer is not None else "offer-granted"
            await self._done(reply, session, own_words(interaction)(told))


def _legal(session: Session, interaction: Interaction) -> Sequence[str]:
    """What the person who asks may play now."""
    seat = session.seat_of(interaction.user.id)
    if seat is None or session.status is not Status.PLAYING:
        return []
    return session.game.legal_moves(session.state, seat)


def _labels(session: Session, interaction: Interaction) -> Labels:
    """How moves read in the language of the person who asks, as far as that person can foresee them."""
    words = own_words(interaction)
    return Labels(session.game_key, words, session.view(session.seat_of(interaction.user.id)).foresee)


def _told(session: Session, interaction: Interaction) -> str:
    """What a typed move brought, for the one who typed it."""
    words, seat = own_words(interaction), session.seat_of(interaction.user.id)
    state = turn(session, words) if session.status is Status.PLAYING else ending(session, words)
    return "\n".join([*happened(session, session.view(seat), words, seat), state])
