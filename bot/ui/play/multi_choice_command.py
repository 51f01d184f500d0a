"""Several things shown at once, such as three cards: a slash command named like the game."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.games.base import AnyGame, Seat
from bot.games.chance import Chance
from bot.sessions.session import Session
from bot.ui.reply.interaction import Interaction
from bot.ui.routing.slash_command import ANYWHERE, BY_ALL
from bot.ui.text.command_texts import spoken

Show = Callable[[Interaction, str, str, str], Awaitable[None]]
"""Answers the command: game key, verb, and the words that were typed."""


def picks_command(game: AnyGame, verb: str, show: Show) -> app_commands.Command[Any, ..., Any]:
    """Builds `/<game> <words>`.

    Its texts are `<game>-multi-choice`, and for its option `<game>-multi-choice-slash-words` (the name) and
    `<game>-multi-choice-words`.
    """
    key = game.info.key

    async def picks(interaction: Interaction, words: str) -> None:
        await show(interaction, key, verb, words)

    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=key, description=spoken(f"{key}-multi-choice"), callback=picks
    )
    app_commands.describe(words=spoken(f"{key}-multi-choice-words"))(made)
    app_commands.rename(words=spoken(f"{key}-multi-choice-slash-words"))(made)
    made.allowed_contexts = ANYWHERE
    made.allowed_installs = BY_ALL
    return made


def opener(session: Session, seat: Seat, verb: str, words: str) -> str | None:
    """The move that has to come before such a claim, as the call of a race; None where there is none to make.

    Raises MoveError where the claim could not be made even then: nobody shall call for a slip of the keyboard.
    """
    game, luckless = session.game, Chance(b"", 0)  # a call asks nobody's luck
    for move in game.legal_moves(session.state, seat):
        if move.startswith(f"{verb} "):
            return None
        if " " not in move:
            after = game.play(session.state, seat, move, luckless)
            if any(later.startswith(f"{verb} ") for later in game.legal_moves(after, seat)):
                game.play(after, seat, f"{verb} {words}", luckless)
                return move
    return None
