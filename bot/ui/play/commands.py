"""The slash commands of a table in play: everything that its buttons do can be typed too."""

from collections.abc import Callable, Sequence
from typing import Any

from discord import app_commands

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.sessions.session import Session, Status
from bot.ui.play.answer_history import AnswerHistory
from bot.ui.play.hand_buttons import open_hand
from bot.ui.play.hand_layout import HandLayout
from bot.ui.play.multi_choice_command import opener, picks_command
from bot.ui.reply.audience import own_texts
from bot.ui.reply.errors import answering
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.permissions import require
from bot.ui.reply.reply import Reply
from bot.ui.reply.user_install import require_visible_answers
from bot.ui.routing.command_context import CommandContext
from bot.ui.routing.slash_command import command
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_tree import matching, meant, tidy


class TableCommands:
    """Moves, the table's message and hands; each answers through one Reply."""

    def __init__(self, typed: CommandContext, layout: HandLayout) -> None:
        self._typed = typed
        self._layout = layout
        self._answers = AnswerHistory()

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Adds these commands; for each game of which one shows several things at once, one named like the game."""
        move = command("move", self.move)
        app_commands.autocomplete(words=self.suggest)(move)
        tree.add_command(move)
        plain: tuple[tuple[str, Callable[..., Any]], ...] = (
            ("table", self.table),
            ("hand", self.hand),
        )
        for name, callback in plain:
            tree.add_command(command(name, callback))
        for game in GAMES.values():
            for verb in game.info.multi_choice:
                tree.add_command(picks_command(game, verb, self.show))

    async def move(self, interaction: Interaction, words: str) -> None:
        """`/move`: plays the words, as they are typed or picked from the suggestions."""
        async with answering(interaction) as reply:
            session = self._typed.here(interaction)
            async with self._answers.succeeded(session.id, interaction):
                move = words
                if legal := _legal(session, interaction):
                    labels = _labels(session, interaction)
                    move = meant(legal, words, labels.move, labels.told)
                await self._moved(reply, await self._made(session, interaction, move))

    async def show(self, interaction: Interaction, game_key: str, verb: str, words: str) -> None:
        """`/set`: shows so many at once, after a call of one's own or with the call that has to come before."""
        async with answering(interaction) as reply:
            session = self._typed.here(interaction)
            if session.game_key != game_key:
                raise Refusal("no-game-here")
            async with self._answers.succeeded(session.id, interaction):
                user, shown = interaction.user.id, tidy(words)
                seat = session.view_seat(user)
                if seat is not None and session.status is Status.PLAYING:
                    call = opener(session, seat, verb, shown)
                    if call is not None:
                        # An action of its own: repeated under the command's id it would be taken for the claim itself.
                        await self._typed.sessions.move(session.id, user, call, ply=None, action=-interaction.id)
                await self._moved(reply, await self._made(session, interaction, f"{verb} {shown}"))

    async def _made(self, session: Session, interaction: Interaction, move: str) -> Session:
        return await self._typed.sessions.move(session.id, interaction.user.id, move, ply=None, action=interaction.id)

    async def _moved(self, reply: Reply, session: Session) -> None:
        """Shows the one who moved what came of it, as they alone see it; the table's message follows."""
        self._typed.refresh(reply, session)
        await open_hand(self._layout, reply, session)

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The legal moves that fit what has been typed, the best first; none for somebody who is not to move."""
        session = self._typed.sessions.at(interaction.channel_id or 0)
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
            require_visible_answers(interaction)
            require(interaction)
            here = self._typed.here(interaction)
            await self._typed.messages.post(reply, here)

    async def hand(self, interaction: Interaction) -> None:
        """`/hand`: the private panel of this channel's table."""
        async with answering(interaction) as reply:
            here = self._typed.here(interaction)
            async with self._answers.succeeded(here.id, interaction):
                await open_hand(self._layout, reply, here)


def _legal(session: Session, interaction: Interaction) -> Sequence[str]:
    """What the person who asks may play now."""
    seat = session.view_seat(interaction.user.id)
    if seat is None or session.status is not Status.PLAYING:
        return []
    return session.game.legal_moves(session.state, seat)


def _labels(session: Session, interaction: Interaction) -> MoveLabels:
    """How moves read in the language of the person who asks, as far as that person can preview them."""
    texts = own_texts(interaction)
    return MoveLabels(session.game_key, texts, session.view(session.view_seat(interaction.user.id)).preview)
