"""The slash commands of a lobby: who sits down, gets up and begins; a rematch is one for those who were there."""

from collections.abc import Callable
from typing import Any

from discord import app_commands

from bot.sessions.refusals import Refusal
from bot.sessions.session import Session, Status
from bot.ui.board_message.waiting_list import WaitingList
from bot.ui.lobby.rematch import rematch
from bot.ui.lobby.threads import taken_into_thread
from bot.ui.reply.audience import person, public_texts
from bot.ui.reply.errors import answering
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.command_context import CommandContext
from bot.ui.routing.slash_command import command
from bot.ui.text.names import bold


class SeatCommands:
    """What the buttons of a lobby do, typed; each answers through one Reply."""

    def __init__(self, typed: CommandContext, waiting_list: WaitingList) -> None:
        self._typed = typed
        self._next_game = waiting_list

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Adds these commands."""
        plain: tuple[tuple[str, Callable[..., Any]], ...] = (
            ("join", self.join),
            ("leave", self.leave),
            ("start", self.start),
            ("computer", self.computer),
            ("rematch", self.rematch),
        )
        for name, callback in plain:
            tree.add_command(command(name, callback))

    async def join(self, interaction: Interaction) -> None:
        """`/join`: takes a seat; while a game is on, one in the next."""
        async with answering(interaction) as reply:
            here = self._typed.here(interaction)
            if here.status is Status.PLAYING:
                self._next_game.note(here, person(interaction))
                await self._typed.told(reply, here, "next-game-listed")
            else:
                await self._seated(reply, await self._typed.sessions.join(here.id, person(interaction)))

    async def leave(self, interaction: Interaction) -> None:
        """`/leave`: gives up a seat in a lobby, or the wish to play the next game."""
        async with answering(interaction) as reply:
            here, user = self._typed.here(interaction), interaction.user.id
            if here.status is Status.PLAYING:
                if here.seat_of(user) is not None:
                    raise Refusal("leave-playing")
                self._next_game.forget(here.place, user)
                await self._typed.told(reply, here, "next-game-forgotten")
            else:
                session = await self._typed.sessions.leave(here.id, user)
                await self._typed.told(reply, session, "leave-done" if session.status.live else "leave-closed")

    async def start(self, interaction: Interaction) -> None:
        """`/start`: begins the game."""
        async with answering(interaction) as reply:
            session = await self._typed.sessions.start(self._typed.here(interaction).id, interaction.user.id)
            await self._seated(reply, session)

    async def computer(self, interaction: Interaction, remove: bool = False) -> None:
        """`/computer`: seats one, or sends the last one away."""
        async with answering(interaction) as reply:
            here, user, sessions = self._typed.here(interaction), interaction.user.id, self._typed.sessions
            if remove:
                session = await sessions.remove_computer(here.id, user)
                await self._typed.told(reply, session, "computer-gone")
            else:
                session = await sessions.add_computer(here.id, user)
                await self._typed.told(reply, session, "computer-here", player=bold(session.people[-1].name))

    async def rematch(self, interaction: Interaction) -> None:
        """`/rematch`: the last finished game of this channel once more, or a seat in the lobby that waits for it."""
        async with answering(interaction, private=False) as reply:
            sessions = self._typed.sessions
            ended = await sessions.history.ended_in(interaction.channel_id or 0, 1)
            if not ended:
                raise Refusal("rematch-none")
            session = await rematch(self._typed, reply, ended[0].session)
            if session.message is None:
                await self._typed.messages.post(reply, session)
            else:
                await self._seated(reply, session)

    async def _seated(self, reply: Reply, session: Session) -> None:
        """Tells who sits now what that has brought; the last one whom a rematch waits for begins it."""
        texts = public_texts(reply.interaction, self._typed.sessions.guild_settings)
        if not await taken_into_thread(self._typed, reply, session, texts):
            await self._typed.told(reply, session, "start-done" if session.status is Status.PLAYING else "join-done")
