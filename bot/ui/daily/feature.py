"""The puzzles of the day: moves, the commands, and the feature that the client adds."""

from collections.abc import Sequence

from discord import app_commands

from bot.sessions.daily.attempt import Attempt, Puzzle
from bot.sessions.daily.service import Dailies
from bot.sessions.refusals import NoGame, Refusal, Stale
from bot.sessions.service import Sessions
from bot.ui.daily.buttons import DailyButtons
from bot.ui.daily.home_view import game_name
from bot.ui.daily.panels import DailyPanels, answers_of, asked_puzzle
from bot.ui.reply.audience import guild_of, own_texts, person
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import Feature, MoveSurface
from bot.ui.routing.slash_command import Command, TypedText, chosen_move, command, move_choices, suggesting
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_matching import comparable
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.views.custom_id import Press, Surface
from renderers.pictures import Pictures

BEGIN = "begin"
"""The word that is typed in place of a move to begin an attempt."""


class AttemptMoves(MoveSurface[Attempt]):
    """Makes moves in the presser's own attempt, whatever the custom id says."""

    def __init__(self, dailies: Dailies, panels: DailyPanels) -> None:
        self._dailies = dailies
        self._panels = panels

    async def pressed(self, reply: Reply, press: Press) -> Attempt:
        """Refuses `no-game`, and `daily-moved-on` for a press for another ply."""
        attempt = await self._dailies.attempt(await asked_puzzle(self._dailies, reply, press), reply.user)
        if attempt is None:
            raise NoGame
        if attempt.finished or press.ply != attempt.session.ply:
            raise Refusal("daily-moved-on")
        return attempt

    async def show(self, reply: Reply, position: Attempt, partial: PartialMove) -> None:
        await reply.show_private(await self._panels.attempt(reply, position, partial))

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        """Makes the move. Refuses as `pressed`, and as `Dailies.move` does."""
        puzzle = await asked_puzzle(self._dailies, reply, press)
        try:
            attempt = await self._dailies.move(puzzle, reply.user, words, press.ply)
        except Stale:
            raise Refusal("daily-moved-on") from None
        await self.show(reply, attempt, START)


class DailyCommands:
    """Handles `/daily`, which works everywhere, in private."""

    def __init__(self, sessions: Sessions, panels: DailyPanels) -> None:
        self._dailies = sessions.dailies
        self._panels = panels

    @property
    def commands(self) -> Sequence[Command]:
        daily = command("daily", self._daily)
        app_commands.autocomplete(puzzle=suggesting(self._suggest_puzzles), answer=suggesting(self._suggest_moves))(
            daily
        )
        return [daily]

    async def _daily(self, reply: Reply, puzzle: TypedText | None = None, answer: TypedText | None = None) -> None:
        """`/daily`: shows the puzzles of the day, or shows or begins one of them, or makes a move in it."""
        if puzzle is None and answer is None:
            message = await self._panels.home(reply)
        elif (chosen := await self._chosen(reply.interaction, puzzle)) is None:
            raise Refusal("daily-not-begun")
        elif answer is None:
            message = await self._panels.puzzle(reply, chosen)
        else:
            message = await self._panels.attempt(reply, await self._answered(reply, chosen, answer))
        await reply.send_private(message)

    async def _answered(self, reply: Reply, puzzle: Puzzle, typed: str) -> Attempt:
        """Returns the attempt after the typed move.

        Refuses `daily-not-begun`, `daily-other-rules`, and what `Dailies.move` does.
        """
        attempt = await self._dailies.attempt(puzzle, reply.user)
        if comparable(typed) in (BEGIN, comparable(reply.texts("button-begin"))):
            return attempt or await self._dailies.begin(puzzle, person(reply.interaction), guild_of(reply.interaction))
        if attempt is None:
            raise Refusal("daily-not-begun")
        if attempt.session.state is None:
            raise Refusal("daily-other-rules")
        view, legal = answers_of(attempt, reply.texts)
        words = chosen_move(attempt.session, legal, typed, MoveLabels.of(attempt.session, reply.texts, view))
        return await self._dailies.move(puzzle, reply.user, words, attempt.session.ply)

    async def _chosen(self, interaction: Interaction, named: str | None) -> Puzzle | None:
        """Returns the puzzle of this id or name; without one, the user's latest unfinished puzzle."""
        offered = await self._dailies.offered(interaction.user.id, guild_of(interaction))
        if named is not None:
            texts = own_texts(interaction)
            names = (named, comparable(named))
            return next((one for one in offered if {one.id, comparable(game_name(one, texts))} & {*names}), None)
        begun = [(one, await self._dailies.result(one, interaction.user.id)) for one in offered]
        on = [(result.started_at, one.id, one) for one, result in begun if result is not None and result.score is None]
        return max(on)[-1] if on else None

    async def _suggest_puzzles(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        texts, wanted = own_texts(interaction), comparable(typed)
        offered = await self._dailies.offered(interaction.user.id, guild_of(interaction))
        names = [(game_name(one, texts), one.id) for one in offered]
        return [app_commands.Choice(name=name, value=one) for name, one in names if wanted in comparable(name)]

    async def _suggest_moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns the moves that match the typed text, in the named or begun puzzle; before that, the word to begin."""
        texts = own_texts(interaction)
        puzzle = await self._chosen(interaction, getattr(interaction.namespace, "puzzle", None) or None)
        attempt = None if puzzle is None else await self._dailies.attempt(puzzle, interaction.user.id)
        if puzzle is not None and attempt is None:
            return [app_commands.Choice(name=texts("button-begin"), value=BEGIN)]
        if attempt is None or attempt.session.state is None:
            return []
        view, legal = answers_of(attempt, texts)
        return move_choices(legal, typed, MoveLabels.of(attempt.session, texts, view))


def daily_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: a puzzle a day in each game that has one."""
    panels = DailyPanels(sessions, pictures)
    moves = AttemptMoves(sessions.dailies, panels)
    handlers = DailyButtons(sessions, panels, pictures).handlers
    return Feature(DailyCommands(sessions, panels).commands, handlers, {Surface.DAILY: moves})
