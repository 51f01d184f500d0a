"""The one place where errors become private answers."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import discord
import structlog

from bot.games import RULES_PAGES
from bot.games.base import MoveError, RuleError
from bot.games.rules_page import explaining_sections
from bot.sessions.refusals import Away, ChannelBusy, Refusal
from bot.sessions.service import OutcomeUnknown, StoreUnavailable
from bot.texts import Texts
from bot.ui.gateway.send_errors import INTERACTION_OVER, UNKNOWN_MESSAGE
from bot.ui.panels.follow import PanelKind
from bot.ui.reply.bot_permissions import MissingPermissions, permission_names, require_permissions
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.replies import LineFull
from bot.ui.reply.reply import Reply
from bot.ui.text.names import bold
from bot.ui.views.components import Style, button, button_row, button_rows, page, panel, take_seat_button, text
from bot.ui.views.custom_id import Action, Press

log = structlog.get_logger()


class BusyPlace(Refusal):
    """A channel has a table already.

    Args:
        refusal: what was refused.
        lines: the lines below the refusal, such as the tables that are there.
        play_in_thread: the press that opens the table in a thread; None if that is impossible.
    """

    def __init__(self, refusal: Refusal, lines: Iterable[str], play_in_thread: Press | None) -> None:
        super().__init__(refusal.key, **refusal.text_args)
        self.lines = tuple(filter(None, lines))
        self.play_in_thread = play_in_thread


def explanation(error: BaseException, texts: Texts) -> str | None:
    """Returns the text that explains the error, or None for an unexpected error."""
    match error:
        case RuleError() | Refusal():
            return refusal_text(error, texts)
        case MissingPermissions():
            return texts(error.key, permissions=permission_names(error.missing, texts), count=len(error.missing))
        case OutcomeUnknown():
            return texts("store-outcome-unknown")
        case StoreUnavailable():
            return texts("store-unavailable")
        case discord.NotFound(code=code) if code == UNKNOWN_MESSAGE:
            return texts("unknown-button")
        case _:
            return None


def refusal_text(error: RuleError | Refusal, texts: Texts) -> str:
    """Returns the text that says why a request is refused, and what to do instead."""
    return texts(error.key, **{name: _argument(name, value) for name, value in error.text_args.items()})


def _argument(name: str, value: str | int) -> str | int:
    """Returns an argument of a refusal; user names in bold, with their markdown escaped."""
    return bold(str(value)) if name in ("player", "host") else value


async def answer(
    interaction: Interaction, handler: Callable[[Reply], Awaitable[None]], *, private: bool = True
) -> None:
    """Has a handler answer an interaction, in time and exactly once; explains the error if that fails.

    Ignores the interaction if its user has far too many requests under way.

    Args:
        private: see `Reply`.
    """
    server = interaction.guild_id or interaction.channel_id or 0
    with suppress(LineFull):
        async with Reply(interaction, private=private) as reply, reply.replies.fair_share(reply.user, server):
            try:
                await reply.replies.refresh(interaction)
                await handler(reply)
                await reply.acknowledge()
            except Exception as error:  # noqa: BLE001  every error is answered, and logged if it was unexpected
                await explain(reply, error)


async def explain(reply: Reply, error: Exception) -> None:
    """Explains an error to the user privately; an unexpected one is logged with its traceback."""
    texts = reply.texts
    if isinstance(error, discord.Forbidden):
        error = _forbidden(reply, error)
    if isinstance(error, ChannelBusy) and reply.interaction.guild_id is None:
        error = Refusal("channel-busy-direct")  # in direct messages there are no threads, other channels or moderators
    why = explanation(error, texts)
    if why is None:
        if isinstance(error, discord.HTTPException) and error.code in INTERACTION_OVER:
            if not reply.is_over:
                log.warning("interaction too late", interaction=reply.interaction.id, code=error.code)
            return
        log.error("interaction failed", interaction=reply.interaction.id, exc_info=error)
        why = texts("error-unexpected")
    if reply.is_over:
        return
    try:
        await reply.send_private(_answer_panel(why, error, texts), kind=_kind(error))
    except Exception as unanswered:  # noqa: BLE001  nothing more can be done
        log.warning("could not answer", interaction=reply.interaction.id, why=unanswered)


def refusal_panel(error: RuleError | Refusal, texts: Texts) -> discord.ui.LayoutView:
    """Lays out why a request is refused, with the button that helps, if any."""
    return _answer_panel(refusal_text(error, texts), error, texts)


def _answer_panel(answer: str, error: Exception, texts: Texts) -> discord.ui.LayoutView:
    """Lays out an explanation.

    A refused move has a button that opens its rule; a seat that a computer plays has one that takes it back.
    """
    if isinstance(error, BusyPlace):
        pieces = [text("\n".join([answer, *error.lines]))]
        if error.play_in_thread is not None:
            key = button(texts("button-play-in-thread"), error.play_in_thread, style=Style.primary)
            pieces.append(button_row([key]))
        return panel(pieces)
    helps = why_button(error.key, texts) if isinstance(error, MoveError) else None
    if isinstance(error, Away):
        helps = take_seat_button(error.session, texts)
    return page(answer) if helps is None else panel([text(answer), *button_rows([helps])])


def _kind(error: BaseException) -> PanelKind:
    """Returns NOTICE, which is deleted by itself, unless something has to be done outside of the game."""
    by_rules = isinstance(error, RuleError | Refusal) and not isinstance(error, Away | BusyPlace)
    return PanelKind.NOTICE if by_rules else PanelKind.PAGE


def _forbidden(reply: Reply, error: discord.Forbidden) -> Exception:
    """Returns the permissions that the bot lacks, if the interaction reveals them, else the error itself."""
    try:
        require_permissions(reply.interaction)
    except MissingPermissions as lacking:
        return lacking
    return error


def why_button(refusal: str, texts: Texts) -> discord.ui.Button[Any] | None:
    """Returns the button for the text key of a MoveError.

    None if no section of a rules page explains it, as in a game whose rules are a single text.
    """
    for game_key, rules in RULES_PAGES.items():
        section = explaining_sections(game_key, rules).get(refusal)
        if section is not None:
            return button(texts("button-why"), Press(Action.RULE, argument=f"{game_key} {section}"))
    return None
