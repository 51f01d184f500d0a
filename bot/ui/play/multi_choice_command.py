"""The slash command of a game that takes several words at once, such as three cards: `/set <words>`."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from discord import app_commands

from bot.games.base import AnyGame, Seat
from bot.games.chance import Chance
from bot.sessions.session import Session
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import ANYWHERE, BY_ALL, TypedText, callback, command_option, set_option_texts
from bot.ui.text.command_texts import localized

MultiChoiceHandler: TypeAlias = Callable[[Reply, str, str, str], Awaitable[None]]
"""Answers the command: is given the Reply, the game's key, the verb, and the words that were typed."""


def multi_choice_command(game: AnyGame, verb: str, handler: MultiChoiceHandler) -> app_commands.Command[Any, ..., Any]:
    """Builds `/<game> <words>`.

    Its texts are `<game>-multi-choice`, and for its option `<game>-multi-choice-slash-words` (the name) and
    `<game>-multi-choice-words`.
    """
    key = game.info.key

    async def handle(reply: Reply, words: str) -> None:
        await handler(reply, key, verb, words)

    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=key,
        description=localized(f"{key}-multi-choice"),
        callback=callback(handle, [command_option("words", TypedText)]),
    )
    set_option_texts(made, {"words": f"{key}-multi-choice-slash-words"}, {"words": f"{key}-multi-choice-words"})
    made.allowed_contexts = ANYWHERE
    made.allowed_installs = BY_ALL
    return made


def opening_move(session: Session, seat: Seat, verb: str, words: str) -> str | None:
    """Returns the move that has to come before this one, such as the call before a claim; None if there is none.

    Raises MoveError if this move would be illegal even then, so that a mistyped claim does not call.
    """
    game, no_luck = session.game, Chance(b"", 0)  # a call draws no luck
    for move in game.legal_moves(session.state, seat):
        if move.startswith(f"{verb} "):
            return None
        if " " not in move:
            after = game.play(session.state, seat, move, no_luck)
            if any(later.startswith(f"{verb} ") for later in game.legal_moves(after, seat)):
                game.play(after, seat, f"{verb} {words}", no_luck)
                return move
    return None
