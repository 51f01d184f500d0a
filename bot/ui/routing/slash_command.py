"""Commands, typed and in menus, with their texts in all languages; each is answered by a handler that takes a Reply."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.games import GAMES
from bot.players.base import Level
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions, StoreUnavailable
from bot.sessions.session import Session
from bot.texts import clipped
from bot.ui.reply.errors import answer
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.replies import LineFull
from bot.ui.reply.reply import Reply
from bot.ui.text.command_texts import localized
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_matching import comparable, matching_moves, typed_move
from bot.ui.text.move_tree import MAX_CHOICE_LENGTH, MAX_CHOICES
from bot.ui.views.custom_id import Press

Command: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group
Handler: TypeAlias = Callable[..., Awaitable[None]]
"""Answers a slash command. Takes the Reply, and each option by its name."""

Suggest: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""Returns the choices for the text typed into an option so far."""

TypedText: TypeAlias = app_commands.Range[str, 1, 100]
"""The type of a free text option, whose length Discord's clients limit. No move and no id is that long."""

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
IN_A_GUILD = app_commands.AppCommandContext(guild=True)

BY_ALL = app_commands.AppInstallationType(guild=True, user=True)
"""The kinds of installation of the bot: in a guild, or as a person's own app, to play in any channel."""
BY_A_GUILD = app_commands.AppInstallationType(guild=True)

Labelled: TypeAlias = Iterable[tuple[str, str]]
"""The lines that an option offers, each with its label and value."""

AnyUser: TypeAlias = discord.User | discord.Member


def command(
    name: str, handler: Handler, *, contexts: app_commands.AppCommandContext = ANYWHERE, private: bool = True
) -> app_commands.Command[Any, ..., Any]:
    """Builds a command whose options are the handler's parameters after the Reply.

    Its texts are `command-<name>`, `command-<name>-description`, and for options `command-<name>-<option>` and, as
    their names, `slash-<option>`.

    Args:
        private: whether only the user sees that the answer is deferred.
    """
    options = _options_of(handler)
    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=localized(f"command-{name}"),
        description=localized(f"command-{name}-description"),
        callback=callback(handler, options, private=private),
    )
    names = {option.name: f"slash-{option.name}" for option in options}
    set_option_texts(made, names, {option.name: f"command-{name}-{option.name}" for option in options})
    made.allowed_contexts, made.allowed_installs = contexts, _installs(contexts)
    return made


def command_group(
    name: str,
    commands: Iterable[app_commands.Command[Any, ..., Any]],
    *,
    contexts: app_commands.AppCommandContext = ANYWHERE,
) -> app_commands.Group:
    """Builds a command of these subcommands. Its texts are `command-<name>` and `command-<name>-description`."""
    made = app_commands.Group(
        name=localized(f"command-{name}"),
        description=localized(f"command-{name}-description"),
        allowed_contexts=contexts,
        allowed_installs=_installs(contexts),
    )
    for one in commands:
        made.add_command(one)
    return made


def _installs(contexts: app_commands.AppCommandContext) -> app_commands.AppInstallationType:
    """Returns the kinds of installation with which a command in these contexts is offered."""
    return BY_A_GUILD if contexts is IN_A_GUILD else BY_ALL


def callback(handler: Handler, options: Iterable[inspect.Parameter], *, private: bool = True) -> Any:
    """Returns a callback for discord.py, which reads a command's options from the signature of its callback."""

    async def run(interaction: Interaction, **given: Any) -> None:
        await answer(interaction, lambda reply: handler(reply, **given), private=private)

    run.__signature__ = inspect.Signature([command_option("interaction", Interaction), *options])  # type: ignore[attr-defined]  # functions may have one
    return run


def suggesting(suggest: Suggest) -> Suggest:
    """Returns a callback for the choices of an option while it is typed, which waits as other requests do."""

    async def suggestions(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        server, replies = interaction.guild_id or interaction.channel_id or 0, interaction.client.replies
        with suppress(LineFull, StoreUnavailable):
            async with replies.fair_share(interaction.user.id, server):
                await replies.refresh(interaction)
                return await suggest(interaction, typed)
        return []

    return suggestions


def command_option(name: str, kind: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    """Declares an option of this type; one without a default is required."""
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=kind, default=default)


def set_option_texts(
    made: app_commands.Command[Any, ..., Any], names: Mapping[str, str], descriptions: Mapping[str, str]
) -> None:
    """Sets the names and descriptions of the command's options (text keys by option)."""
    if names:
        app_commands.rename(**{one: localized(key) for one, key in names.items()})(made)
        app_commands.describe(**{one: localized(key) for one, key in descriptions.items()})(made)


def game_choices(keys: Iterable[str] = GAMES) -> list[app_commands.Choice[str]]:
    """Returns these games, all if none are named, as the choices of an option."""
    return [app_commands.Choice(name=localized(f"{key}-name"), value=key) for key in keys]


def level_choices() -> list[app_commands.Choice[str]]:
    """Returns the levels of computers as the choices of an option."""
    return [app_commands.Choice(name=localized(f"level-{level}"), value=level.value) for level in Level]


def move_choices(legal: Sequence[str], typed: str, labels: MoveLabels) -> list[app_commands.Choice[str]]:
    """Returns the moves that match the typed text, best match first, as the choices of an option."""
    found = matching_moves(legal, typed, labels.label, labels.priority)
    return [app_commands.Choice(name=labels.suggestion(move), value=move) for move in found]


def label_choices(offered: Labelled, typed: str) -> list[app_commands.Choice[str]]:
    """Returns the lines whose labels contain all typed words, as the choices of an option."""
    wanted = comparable(typed).split()
    return [
        app_commands.Choice(name=clipped(label, MAX_CHOICE_LENGTH), value=value)
        for label, value in offered
        if all(part in comparable(label) for part in wanted)
    ][:MAX_CHOICES]


def chosen_value(offered: Labelled, typed: str) -> str | None:
    """Returns the value that was chosen from `label_choices`, or whose label was typed; None for anything else."""
    return next((value for label, value in offered if typed == value or comparable(typed) == comparable(label)), None)


def chosen_move(session: Session, legal: Sequence[str], typed: str, labels: MoveLabels) -> str:
    """Returns the move that was typed, or chosen from `move_choices`; else what was typed, normalized."""
    return typed_move(legal, typed, labels.label, labels.effect_or_label, multi_choice=session.game.info.multi_choice)


def _options_of(handler: Handler) -> list[inspect.Parameter]:
    _reply, *options = inspect.signature(handler).parameters.values()
    return options


def user_menu(key: str, handler: Callable[[Reply, AnyUser], Awaitable[None]]) -> app_commands.ContextMenu:
    """Builds a command for the menu of a person. Its name is the text of this key."""

    async def run(interaction: Interaction, user: AnyUser) -> None:
        await answer(interaction, lambda reply: handler(reply, user))

    return _menu(key, run)


def table_menu(
    key: str, sessions: Sessions, handler: Callable[[Reply, Session], Awaitable[None]]
) -> app_commands.ContextMenu:
    """Builds a command for the menu of the message of an ended table. Its name is the text of this key.

    It refuses `not-over`, and `menu-no-table` on any message that is not the bot's or shows no component of a table.
    """

    async def run(interaction: Interaction, message: discord.Message) -> None:
        async def show(reply: Reply) -> None:
            await handler(reply, await _table_of(reply, message, sessions))

        await answer(interaction, show)

    return _menu(key, run)


def _menu(key: str, run: Any) -> app_commands.ContextMenu:
    return app_commands.ContextMenu(
        name=localized(key), callback=run, allowed_contexts=ANYWHERE, allowed_installs=BY_ALL
    )


async def _table_of(reply: Reply, message: discord.Message, sessions: Sessions) -> Session:
    own = reply.interaction.client.user
    if own is not None and message.author.id == own.id:
        presses = map(Press.parse, reply.input.message_custom_ids)
        for session_id in sorted({press.session for press in presses if press is not None and press.names_session}):
            session = await sessions.tables.find(session_id)
            if session is not None:
                return await sessions.history.ended_game(session.id)
    raise Refusal("menu-no-table")
