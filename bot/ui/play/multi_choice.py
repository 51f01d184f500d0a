"""Choosing several words at once, such as three cards: the command `/set <words>`, and a form for too many options."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.games.base import AnyGame, Seat
from bot.games.chance import Chance
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import ANYWHERE, BY_ALL, TypedText, callback, command_option, set_option_texts
from bot.ui.text.command_texts import localized
from bot.ui.text.narration import title
from bot.ui.views.components import form
from bot.ui.views.custom_id import Action, Press

MultiChoiceHandler: TypeAlias = Callable[[Reply, str, str, str], Awaitable[None]]
"""Answers the command. Takes the Reply, the game's key, the verb, and the typed words."""

LONGEST = 40
"""The number of characters that may be typed into the form."""


def multi_choice_command(game: AnyGame, verb: str, handler: MultiChoiceHandler) -> app_commands.Command[Any, ..., Any]:
    """Builds `/<game> <words>`.

    The command's text is `<game>-multi-choice`; its option's are `<game>-multi-choice-slash-words` (the name) and
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


def opening_move(session: Session, seat: Seat, verb: str) -> str | None:
    """Returns the move that must precede those with this verb, such as the call before a claim, if there is one."""
    game, no_luck = session.game, Chance(b"", 0)  # a call draws no luck
    for move in game.legal_moves(session.state, seat):
        if move.startswith(f"{verb} "):
            return None
        if " " not in move:
            after = game.play(session.state, seat, move, no_luck)
            if any(later.startswith(f"{verb} ") for later in game.legal_moves(after, seat)):
                return move
    return None


def multi_choice_form(session: Session, seat: Seat, verb: str, texts: Texts) -> discord.ui.Modal:
    """Builds the form. Submitting it counts as a press with action SELECT_WORDS and this verb."""
    legal = session.game.legal_moves(session.state, seat)
    example = next((move for move in legal if move.startswith(f"{verb} ")), "")
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="words", placeholder=example.removeprefix(verb).strip(), max_length=LONGEST
    )
    label = texts("choice-form-label", count=session.game.info.multi_choice[verb])
    press = Press(Action.SELECT_WORDS, session.id, session.ply, verb)
    return form(title(session, texts), press, [discord.ui.Label(text=label, component=field)])
