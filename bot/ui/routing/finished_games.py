"""The finished games of a channel as an option of commands: typed as ids, or chosen from suggestions."""

from discord import app_commands

from bot.games import GAMES
from bot.sessions.history import FinishedGame
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import clipped
from bot.ui.reply.audience import own_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.text.move_matching import normalized
from bot.ui.text.move_tree import MAX_CHOICE_LENGTH, MAX_CHOICES
from bot.ui.text.times import date_text, hour


async def finished_here(sessions: Sessions, channel: int, game: str) -> Session | None:
    """Returns the finished game of this id, however old; None if there is none in this channel.

    The typed id may be any text, and games of other channels are not shown here.
    """
    session = await sessions.tables.find(game.strip().lower())
    found = session is not None and session.status is Status.FINISHED and session.place.channel == channel
    return session if found else None


class FinishedGames:
    """The option of a command that names a finished game of its channel."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def chosen(self, interaction: Interaction, game: str | None) -> Session:
        """Returns the chosen finished game, else the last one of this channel.

        Refuses `not-over` for a game in play, `replay-none` and `replay-unknown`.
        """
        running, channel = self._running(interaction), interaction.channel_id or 0
        last = await self._sessions.history.ended_in(channel, 1)
        if running is not None and (game == running.id or not (last or game)):
            raise Refusal("not-over")
        if not last:
            raise Refusal("replay-none")
        session = await finished_here(self._sessions, channel, game or last[0].session)
        if session is None:
            raise Refusal("replay-unknown")
        return session

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns the finished games of this channel that match all typed words, newest first.

        The time distinguishes games of the same day, and precedes the names, which may be too long for a line.
        """
        texts = own_texts(interaction)

        def label(one: FinishedGame) -> str:
            names = ", ".join(player.name or texts("person-deleted") for player in one.players)
            return f"{texts(f'{one.game}-name')} · {date_text(one.at, texts)}, {hour(one.at)} · {names}"

        ended = await self._sessions.history.ended_in(interaction.channel_id or 0, MAX_CHOICES)
        known = [one for one in ended if one.game in GAMES]
        wanted = normalized(typed).split()
        return [
            app_commands.Choice(name=clipped(label(one), MAX_CHOICE_LENGTH), value=one.session)
            for one in known
            if all(part in normalized(label(one)) for part in wanted)
        ]

    def _running(self, interaction: Interaction) -> Session | None:
        """Returns the game that is being played in this channel."""
        session = self._sessions.tables.at(interaction.channel_id or 0)
        return session if session is not None and session.status is Status.PLAYING else None
