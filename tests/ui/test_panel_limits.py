"""Every panel outside of a game in play keeps Discord's limits, for every game and language."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeGuard

import discord
import pytest

from bot.games import GAMES
from bot.players.base import Level
from bot.sessions.privacy.deletion import DeletionRecord
from bot.sessions.rules.lobby import NAMES
from bot.sessions.session import CLOCKS, Clock, Lobby, Luck, Person, Place, Session, Status
from bot.sessions.settings.guild_settings import GuildSettings, PingPreference
from bot.sessions.settings.user_settings import UserSettings
from bot.texts import LANGUAGES, texts_in
from bot.ui.help.panels import CARDS_ON_PAGE, commands_panel, help_panel
from bot.ui.help.rules_view import pages, rule_panel, rules_panel
from bot.ui.lobby.options import options_panel
from bot.ui.privacy.feature import deletion_question, privacy_panel
from bot.ui.server.settings_view import PAGES, settings_panel
from bot.ui.server.user_settings import theme_panel, user_settings_panel
from bot.ui.table_message.lobby_view import closed_panel, lobby_panel, threaded_panel
from bot.ui.table_message.waiting_list import LIMIT
from bot.ui.text.command_texts import CommandMentions
from bot.ui.views.components import fits_phone
from renderers.themes.theme import DARK
from renderers.thumbnails import thumbnail

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", sorted(GAMES))

MANY = frozenset(range(10**18, 10**18 + 25))
"""The ids of as many channels, roles or guests as a select takes, as long as ids get."""


def lobby(game: str) -> Session:
    """Returns a full lobby whose message is as long as it gets."""
    info = GAMES[game].info
    people = tuple(Person(10**18 + number, "W" * 32) for number in range(info.seats[-1]))
    return Session(
        id="0" * 16,
        game_key=game,
        options=info.full_options({}),
        place=Place(1, 2),
        host=people[0].id,
        people=people,
        status=Status.LOBBY,
        luck=Luck(commitment="f" * 64, seed=b""),
        lobby=Lobby(guests=tuple(sorted(MANY)), threaded=True),
        clock=Clock(seconds=CLOCKS[-1], deadline=2**41),
    )


def panels(game: str, language: str) -> Iterator[discord.ui.LayoutView]:
    texts, session = texts_in(language), lobby(game)
    yield lobby_panel(session, texts)
    picture = "" if thumbnail(game, DARK.name) is None else "table-0a1b2c3d.png"
    if picture:
        yield lobby_panel(session, texts, picture)
        asked = texts("next-game-asked", players=" ".join(["<@1000000000000000000>"] * LIMIT))
        yield lobby_panel(session, texts, picture, asked)
    # A lobby full of computers, and every number of them before.
    computers = tuple(Person(-number, name, level=Level.MASTER) for number, name in enumerate(NAMES, start=1))
    for count in range(1, len(session.people)):
        full = replace(session, people=(*session.people[:-count], *computers[:count]))
        yield lobby_panel(full, texts, picture)
        mixed = tuple(replace(person, level=Level.EASY) if person.id == -1 else person for person in full.people)
        yield lobby_panel(replace(full, people=mixed), texts, picture)
    yield options_panel(session, texts, no_thread=None, refused="x" * 300)
    for reason in ("expired", "ended-by-host", "ended-by-player", "ended-by-moderator", "place-gone"):
        yield closed_panel(
            replace(session, status=Status.ABANDONED, result=replace(session.result, reason=reason)), texts
        )
    yield threaded_panel(session, texts, 10**18)
    of_rules = pages(game, texts)
    for index, page in enumerate(of_rules):
        alt_texts = {section.key: "x" * 2000 for section in page if section.example}
        yield rules_panel(game, of_rules, index, alt_texts, texts)
        yield from (rule_panel(game, section, alt_texts.get(section.key), texts) for section in page)


def check(view: discord.ui.LayoutView) -> None:
    assert view.total_children_count <= 40
    assert view.content_length() <= 4000
    for row in view.walk_children():
        keys = [one for one in row.children if isinstance(one, discord.ui.Button)] if is_row(row) else []
        assert fits_phone(keys), f"wraps on a phone: {[one.label for one in keys]}"
    components = list(component_dicts([item.to_component_dict() for item in view.children]))
    named = [one["custom_id"] for one in components if "custom_id" in one]
    assert len(named) == len(set(named))
    assert all(len(one) <= 100 for one in named)
    for one in components:
        assert len(one.get("label") or "") <= (80 if one["type"] == discord.ComponentType.button.value else 100)
        assert len(one.get("placeholder") or "") <= 150
        assert len(one.get("default_values", ())) <= 25
        if "options" in one:
            assert 0 < len(one["options"]) <= 25
            assert one["max_values"] <= len(one["options"])
            assert all(len(line.get("description") or "") <= 100 for line in one["options"])
            assert not any((line.get("description") or "").endswith("…") for line in one["options"]), "cut"


def is_row(piece: discord.ui.Item[Any]) -> TypeGuard[discord.ui.ActionRow[Any]]:
    return isinstance(piece, discord.ui.ActionRow)


def component_dicts(components: list[Any]) -> Iterator[dict[str, Any]]:
    for one in components:
        yield one
        yield from component_dicts(one.get("components", []))


@every_game
@every_language
def test_the_panels_of_a_games_lobby_keep_the_limits(game: str, language: str) -> None:
    for view in panels(game, language):
        check(view)


@every_language
def test_the_other_panels_keep_the_limits(language: str) -> None:
    texts = texts_in(language)
    for one in PAGES:
        settings = GuildSettings(channels=MANY, roles=MANY, tables_per_user=7, tables_per_server=77)
        check(settings_panel(settings, one, texts))
    pictures = {key: f"{key}.png" for key in GAMES if thumbnail(key, DARK.name) is not None}
    for index in range(-(-len(GAMES) // CARDS_ON_PAGE)):
        check(help_panel(texts, index, pictures))
    check(commands_panel(texts, CommandMentions()))
    check(theme_panel("light", texts))
    for deletion in (None, DeletionRecord(10**18, -1, 2**41, language)):
        check(privacy_panel(texts, settings=UserSettings(hidden=True), deletion=deletion))
    check(deletion_question(texts))
    check(user_settings_panel(UserSettings("light", PingPreference.BY_DM), texts))
