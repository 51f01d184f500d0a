"""The components of the panel with a guild's settings: each choice is saved and shown at once."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import CLOCKS
from bot.sessions.settings.guild_settings import GUILD_CHOICES, EndPermission, GuildSettings, PingPreference
from bot.sessions.settings.zones import HOURS, ZONES
from bot.ui.reply.audience import public_locale
from bot.ui.reply.bot_permissions import by_user_install
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.server.look_options import chosen_language
from bot.ui.server.settings_view import PAGES, POST_HOURS, TABLES_PER_SERVER, TABLES_PER_USER, page_of, settings_panel
from bot.ui.views.custom_id import Action, Press
from renderers.themes.theme import THEMES

Change = Callable[[Reply, GuildSettings], GuildSettings]
"""Returns the settings with the chosen value. Refuses `unknown-button` for a value that was not on offer."""


def managed_guild(interaction: Interaction) -> int:
    """Returns the guild, if the user may manage it.

    Refuses `settings-need-server`, `settings-guest` where the bot is no member, and `settings-not-allowed`.
    """
    if interaction.guild_id is None:
        raise Refusal("settings-need-server")
    if by_user_install(interaction):
        raise Refusal("settings-guest")
    if not interaction.permissions.manage_guild:
        raise Refusal("settings-not-allowed")
    return interaction.guild_id


class SettingsButtons:
    """Handles the components of the settings panel."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self.handlers: ButtonHandlers = {Action.SETTING: self._change, Action.SETTINGS_PAGE: self._turn_page}

    async def _change(self, reply: Reply, press: Press) -> None:
        guild = managed_guild(reply.interaction)
        change = CHANGES.get(press.argument)
        if change is None:
            raise Refusal("unknown-button")
        before = self._sessions.guild_settings.of(guild)
        after = await self._sessions.guild_settings.change(guild, partial(change, reply))
        page = page_of(press.argument)
        if page == "daily":
            await self._sessions.daily_posts.retry(guild)
        if page == "week":
            await self._sessions.week_posts.settings_changed(guild, before, after)
        await self._show(reply, guild, page)

    async def _turn_page(self, reply: Reply, press: Press) -> None:
        guild = managed_guild(reply.interaction)
        if press.argument not in PAGES:
            raise Refusal("unknown-button")
        await self._show(reply, guild, press.argument)

    async def _show(self, reply: Reply, guild: int, page: str) -> None:
        problem = ""
        if page == "daily":
            problem = await self._sessions.daily_posts.problem(guild)
        elif page == "week":
            problem = await self._sessions.week_posts.problem(guild)
        settings = self._sessions.guild_settings.of(guild)
        await reply.show_private(settings_panel(settings, page, reply.texts, problem))


def _channel(reply: Reply) -> int | None:
    """Returns the chosen channel, or none. The guild's language is noted with it, for the posts there."""
    chosen = selected.ids(reply)
    if len(chosen) > 1:
        raise Refusal("unknown-button")
    return next(iter(chosen), None)


CHANGES: Mapping[str, Change] = {
    "language": lambda reply, settings: replace(settings, language=chosen_language(reply)),
    "channels": lambda reply, settings: replace(settings, channels=selected.ids(reply)),
    "roles": lambda reply, settings: replace(settings, roles=selected.ids(reply)),
    "clock": lambda reply, settings: replace(settings, clock=selected.number_of(reply, CLOCKS)),
    "tables-per-user": lambda reply, settings: replace(
        settings, tables_per_user=selected.number_of(reply, {*TABLES_PER_USER, settings.tables_per_user})
    ),
    "tables-per-server": lambda reply, settings: replace(
        settings, tables_per_server=selected.number_of(reply, {*TABLES_PER_SERVER, settings.tables_per_server})
    ),
    "enders": lambda reply, settings: replace(
        settings, enders=EndPermission(selected.one_of(reply, list(EndPermission)))
    ),
    "pings": lambda reply, settings: replace(settings, pings=PingPreference(selected.one_of(reply, GUILD_CHOICES))),
    "daily-channel": lambda reply, settings: replace(
        settings, daily_channel=_channel(reply), daily_locale=public_locale(reply.interaction)
    ),
    "daily-hour": lambda reply, settings: replace(settings, daily_hour=selected.number_of(reply, POST_HOURS)),
    "week-channel": lambda reply, settings: replace(
        settings, week_channel=_channel(reply), week_locale=public_locale(reply.interaction)
    ),
    "week-hour": lambda reply, settings: replace(settings, week_hour=selected.number_of(reply, HOURS)),
    "week-zone": lambda reply, settings: replace(settings, week_zone=selected.one_of(reply, ZONES)),
    "theme": lambda reply, settings: replace(settings, theme=selected.one_of(reply, THEMES)),
    "threads on": lambda _, settings: replace(settings, threads=True),
    "threads off": lambda _, settings: replace(settings, threads=False),
    "reminders on": lambda _, settings: replace(settings, reminders=True),
    "reminders off": lambda _, settings: replace(settings, reminders=False),
    "confirms on": lambda _, settings: replace(settings, confirms=True),
    "confirms off": lambda _, settings: replace(settings, confirms=False),
}
