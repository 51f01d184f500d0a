"""Help: the commands, whether a table can be opened here, the buttons, and the feature that the client adds."""

from collections.abc import Iterator, Sequence

from discord import app_commands

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.help.panels import HelpPanels
from bot.ui.reply.bot_permissions import by_user_install, missing_permissions, permission_names, why_no_thread
from bot.ui.reply.errors import refusal_text
from bot.ui.reply.guild_rules import require_allowed
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.routing.slash_command import Command, command, game_choices
from bot.ui.routing.table_context import TableContext
from bot.ui.text.command_texts import CommandMentions, localized
from bot.ui.views.components import page
from bot.ui.views.custom_id import Action, Press
from renderers.pictures import Pictures

TOPICS = ("games", "commands", "channel")


def can_play(interaction: Interaction, sessions: Sessions, texts: Texts) -> str:
    """Returns whether this user can open a table here, a line for each reason for or against."""
    obstacles = list(_obstacles(interaction, sessions, texts))
    has_table = sessions.tables.at(interaction.channel_id or 0) is not None
    lines = obstacles or [*_confirmations(interaction, texts), texts("canplay-table" if has_table else "canplay-open")]
    return "\n".join([f"### {texts('canplay-title')}", *lines])


def _obstacles(interaction: Interaction, sessions: Sessions, texts: Texts) -> Iterator[str]:
    """Yields the guild's restrictions for the user here, and the permissions that the bot lacks."""
    try:
        require_allowed(interaction, sessions.guild_settings.of(interaction.guild_id))
    except Refusal as refusal:
        yield refusal_text(refusal, texts)
    if missing := missing_permissions(interaction):
        yield texts("canplay-lacks", permissions=permission_names(missing, texts), count=len(missing))


def _confirmations(interaction: Interaction, texts: Texts) -> Iterator[str]:
    """Yields the lines that a table can be opened, and whether games can also be played in threads."""
    if by_user_install(interaction):
        yield texts("canplay-guest")
        return
    if interaction.guild_id is None:
        yield texts("canplay-dm")
        return
    yield texts("canplay-allowed")
    obstacle = why_no_thread(interaction, texts)
    if obstacle is None:
        yield texts("canplay-threads")
    elif obstacle:
        yield obstacle


class HelpCommands:
    """Handles `/help` and `/rules`, which work in every channel."""

    def __init__(self, sessions: Sessions, panels: HelpPanels) -> None:
        self._sessions = sessions
        self._panels = panels

    @property
    def commands(self) -> Sequence[Command]:
        rules, help_ = command("rules", self._rules), command("help", self._help)
        app_commands.choices(game=game_choices())(rules)
        topics = [app_commands.Choice(name=localized(f"help-topic-{one}"), value=one) for one in TOPICS]
        app_commands.choices(topic=topics)(help_)
        return [help_, rules]

    async def _help(self, reply: Reply, topic: str = TOPICS[0]) -> None:
        """`/help`: shows the games, all commands, or whether a table can be opened in this channel."""
        match topic:
            case "games":
                await reply.send_private(self._panels.overview(reply))
            case "commands":
                await reply.send_private(self._panels.commands(reply))
            case "channel":
                await reply.send_private(page(can_play(reply.interaction, self._sessions, reply.texts)))
            case _:
                raise Refusal("unknown-button")

    async def _rules(self, reply: Reply, game: str) -> None:
        """`/rules`: shows a game's rules from their beginning."""
        await reply.send_private(await self._panels.rules(reply, game))


class HelpButtons:
    """Handles the buttons of the help's pages, and those that open a game's rules from elsewhere."""

    def __init__(self, tables: TableContext, panels: HelpPanels) -> None:
        self._tables = tables
        self._panels = panels
        self.handlers: ButtonHandlers = {
            Action.HELP: self._overview,
            Action.ALL_COMMANDS: self._commands,
            Action.GAME_PAGE: self._game_page,
            Action.RULES_SECTION: self._section,
            Action.RULE: self._rule,
            Action.RULES: self._rules_of_table,
        }

    async def _overview(self, reply: Reply, press: Press) -> None:
        """Opens the page of the games' cards with the press's index, by default the first page."""
        await reply.show_private(self._panels.overview(reply, press.number(0)))

    async def _commands(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.show_private(self._panels.commands(reply))

    async def _game_page(self, reply: Reply, press: Press) -> None:
        await self._show_rules(reply, press.argument or selected.one(reply))

    async def _section(self, reply: Reply, press: Press) -> None:
        """Opens the page of a section, named after its game: `tris_2 turn`."""
        game_key, _, section = press.argument.partition(" ")
        await self._show_rules(reply, game_key, section)

    async def _rule(self, reply: Reply, press: Press) -> None:
        """Opens a single section, named after its game. Refuses `unknown-button` for an unknown game."""
        game_key, _, section = press.argument.partition(" ")
        if game_key not in GAMES:
            raise Refusal("unknown-button")
        await reply.show_private(await self._panels.rule(reply, game_key, section))

    async def _rules_of_table(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        await self._show_rules(reply, session.game_key)

    async def _show_rules(self, reply: Reply, game_key: str, section: str = "") -> None:
        """Shows the page of a game's rules that has this section; the first page for an unknown section.

        Refuses `unknown-button` for an unknown game.
        """
        if game_key not in GAMES:
            raise Refusal("unknown-button")
        await reply.show_private(await self._panels.rules(reply, game_key, section))


def help_feature(tables: TableContext, pictures: Pictures, command_mentions: CommandMentions) -> Feature:
    """Builds the feature: the overview, and a rules page for each game."""
    panels = HelpPanels(tables.sessions, pictures, command_mentions)
    return Feature(HelpCommands(tables.sessions, panels).commands, HelpButtons(tables, panels).handlers)
