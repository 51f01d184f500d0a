"""The gateway's events of guilds, as the bot reads them without discord.py's cache."""

from typing import Any

import discord
import pytest

from bot.sessions.shard import Shard
from bot.ui.gateway.guild_events import GuildCache, GuildPayload, read_guild_events

GUILD, OTHER = 1 << 22, 2 << 22
CREATED: dict[str, Any] = {
    "id": str(GUILD),
    "preferred_locale": "de",
    "channels": [{"id": "5", "type": 0, "last_message_id": "50"}, {"id": "6", "type": 4}, None],
    "threads": [{"id": "7", "parent_id": "5", "last_message_id": None}],
    "roles": [{"id": "9"}],
}


class Client(discord.Client):
    """A client that keeps what it dispatches."""

    def __init__(self, count: int | None = None) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=count)
        self.seen: list[tuple[Any, ...]] = []
        self.guild_cache = GuildCache()
        read_guild_events(self, self.guild_cache)

    def dispatch(self, event: str, /, *args: Any, **_kwargs: Any) -> None:
        self.seen.append((event, *args))

    def receive(self, event: str, payload: object) -> None:
        self._connection.parsers[event](payload)

    def list(self, *guilds: int, shard: tuple[int, int] = (0, 1)) -> None:
        self.receive("READY", {"shard": list(shard), "guilds": [{"id": str(guild)} for guild in guilds]})


def test_a_listed_guild_has_no_locale_before_it_has_come() -> None:
    client = Client()
    client.list(GUILD)
    assert GUILD in client.guild_cache
    assert client.guild_cache.locale(GUILD) is None
    client.receive("GUILD_CREATE", CREATED)
    assert client.guild_cache.locale(GUILD) == "de"
    client.receive("GUILD_UPDATE", {"id": str(GUILD), "preferred_locale": "fr"})
    assert client.guild_cache.locale(GUILD) == "fr"


def test_nothing_but_the_locale_is_kept_of_a_guild() -> None:
    client = Client()
    client.list(GUILD)
    client.receive("GUILD_CREATE", CREATED)
    assert list(client.guilds) == []
    assert vars(client.guild_cache)["_locales"] == {GUILD: "de"}


def test_a_shard_lists_only_its_own_guilds() -> None:
    client = Client()
    client.list(OTHER, shard=(0, 2))
    client.list(GUILD, shard=(1, 2))
    assert GUILD in client.guild_cache
    client.list(shard=(1, 2))
    assert GUILD not in client.guild_cache
    assert OTHER in client.guild_cache


def test_an_outage_and_the_removal_from_a_guild_are_told_apart() -> None:
    client = Client()
    client.list(GUILD)
    client.receive("GUILD_DELETE", {"id": str(GUILD), "unavailable": True})
    client.receive("GUILD_DELETE", {"id": str(GUILD)})
    client.receive("GUILD_DELETE", {"id": str(GUILD)})
    assert client.seen[1:] == [("guild_outage", GUILD), ("guild_left", GUILD)]
    assert len(client.guild_cache) == 0


def test_a_guild_that_is_joined_in_an_outage_is_awaited() -> None:
    client = Client()
    client.receive("GUILD_CREATE", {"id": str(GUILD), "unavailable": True})
    assert client.seen == []


@pytest.mark.parametrize("event", ["CHANNEL_DELETE", "THREAD_DELETE"])
def test_a_deleted_channel_is_named_with_its_guild(event: str) -> None:
    client = Client()
    client.receive(event, {"id": "5", "guild_id": str(GUILD), "type": 0})
    assert client.seen == [("channel_gone", 5, GUILD)]


def test_a_changed_channel_is_told() -> None:
    client = Client()
    client.receive("CHANNEL_UPDATE", {"id": "5", "guild_id": str(GUILD), "type": 0})
    assert client.seen == [("channel_changed", 5)]


@pytest.mark.parametrize(("shard", "count", "resumed"), [(None, None, Shard(0, 1)), (3, 8, Shard(3, 8))])
def test_a_resumed_connection_names_its_shard(shard: int | None, count: int | None, resumed: Shard) -> None:
    client = Client(count)
    client.receive("RESUMED", {"__shard_id__": shard})
    assert client.seen == [("shard_resumed", resumed)]


def test_channels_are_read_from_the_payload_of_a_guild() -> None:
    guild = GuildPayload(CREATED)
    assert [guild.lists(one) for one in (5, 6, 7, 9)] == [True, True, True, False]
    assert [guild.last_message(one) for one in (5, 6, 7, 9)] == [50, 0, 0, 0]


def test_a_guild_payload_without_lists_lists_nothing() -> None:
    guild = GuildPayload({"id": "1", "preferred_locale": 7, "channels": None})
    assert not guild.lists(5)
    assert guild.locale == "en-US"


@pytest.mark.parametrize("channel", [{"id": []}, {}, {"id": "5", "last_message_id": "x"}])
def test_a_guild_with_a_channel_that_makes_no_sense_is_not_read(channel: Any) -> None:
    with pytest.raises(ValueError, match="no id"):
        GuildPayload({"id": "1", "channels": [channel]})
