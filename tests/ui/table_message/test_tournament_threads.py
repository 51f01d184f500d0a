"""The thread of a tournament's game: made once, however often it is asked for, and nobody is mentioned by it."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.sessions.settings.guild_settings import DEFAULT
from bot.sessions.tournaments.events import ThreadRefused
from bot.tournaments.tournament import Format
from bot.ui.gateway.message_threads import HAS_THREAD
from bot.ui.gateway.request_limiter import RequestLimiter
from bot.ui.gateway.send_errors import UNKNOWN_MESSAGE
from bot.ui.tournaments.table_threads import TournamentThreads
from tests.tournaments.played import NEW, next_round, pair_waiting, started

MISSING_PERMISSIONS = 50013


class Discord:
    """Posts a message once by its nonce, and gives it one thread. refusing: the status of all its answers."""

    def __init__(self) -> None:
        self.posted: dict[str, tuple[int, str]] = {}
        self.threads: dict[int, str] = {}
        self.mentions: list[discord.AllowedMentions] = []
        self.refusing = 0
        self.refusing_threads = 0
        """The code of the error with which it refuses a thread; 0 for none."""
        self.limiter = RequestLimiter()
        self.http = self

    def get_partial_messageable(self, channel: int, *, guild_id: int) -> "Discord":
        assert (channel, guild_id) == (NEW.channel, NEW.guild)
        return self

    async def send(
        self,
        content: str,
        *,
        nonce: str,
        allowed_mentions: discord.AllowedMentions,
        suppress_embeds: bool,
        silent: bool,
    ) -> Any:
        assert suppress_embeds
        assert silent
        if self.refusing:
            raise refused(self.refusing)
        self.mentions.append(allowed_mentions)
        message, _ = self.posted.setdefault(nonce, (700 + len(self.mentions) - 1, content))
        return SimpleNamespace(id=message)

    async def start_thread_with_message(
        self, channel: int, message: int, *, name: str, auto_archive_duration: int
    ) -> dict[str, str]:
        assert (channel, auto_archive_duration) == (NEW.channel, 10_080)
        if self.refusing_threads:
            raise refused(403, self.refusing_threads)
        if message in self.threads:
            raise refused(400, HAS_THREAD)
        self.threads[message] = name
        return {"id": str(message)}


def refused(status: int, code: int = 0) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=status, reason=""), {"code": code, "message": ""})


@pytest.fixture
def discord_api() -> Discord:
    return Discord()


@pytest.fixture
def threads(discord_api: Discord) -> TournamentThreads:
    return TournamentThreads(discord_api, SimpleNamespace(of=lambda _: DEFAULT))  # type: ignore[arg-type]


async def test_a_pairing_that_is_asked_for_again_has_the_same_thread(
    threads: TournamentThreads, discord_api: Discord
) -> None:
    tournament = next_round(started(replace(NEW, locale="de"), 4))
    made = [await threads.make(tournament, tournament.pairings[number]) for number in (0, 1, 0)]
    assert made == [700, 701, 700]
    assert [content for _, content in discord_api.posted.values()] == [
        "**Cup**, Runde 1: P1 – P3",
        "**Cup**, Runde 1: P4 – P2",
    ]
    assert [*discord_api.threads.values()] == ["P1 – P3 · Cup, Runde 1", "P4 – P2 · Cup, Runde 1"]
    assert not any(one.users or one.everyone or one.roles for one in discord_api.mentions)


async def test_names_format_nothing_in_the_post_and_stand_as_they_are_in_the_name_of_the_thread(
    threads: TournamentThreads, discord_api: Discord
) -> None:
    tournament = next_round(started(replace(NEW, name="*Cup*"), 2))
    players = tuple(replace(one, name=f"||{one.name}||") for one in tournament.players)
    await threads.make(replace(tournament, players=players), tournament.pairings[0])
    ((_, content),) = discord_api.posted.values()
    assert content == r"**\*Cup\***, round 1: \|\|P1\|\| – \|\|P2\|\|"
    assert [*discord_api.threads.values()] == ["||P1|| – ||P2|| · *Cup*, round 1"]


async def test_the_games_of_an_arena_have_no_round(threads: TournamentThreads, discord_api: Discord) -> None:
    arena = pair_waiting(started(replace(NEW, format=Format.ARENA, locale="en-GB"), 2))
    await threads.make(arena, arena.pairings[0])
    ((_, content),) = discord_api.posted.values()
    assert content == "**Cup**: P2 – P1"


async def test_what_discord_refuses_is_told_apart_from_what_may_be_over_soon(
    threads: TournamentThreads, discord_api: Discord
) -> None:
    tournament = next_round(started(NEW, 2))
    discord_api.refusing = 403
    with pytest.raises(ThreadRefused):
        await threads.make(tournament, tournament.pairings[0])
    discord_api.refusing = 503
    with pytest.raises(discord.HTTPException):
        await threads.make(tournament, tournament.pairings[0])


async def test_while_threads_are_refused_one_message_is_posted_until_somebody_deletes_it(
    threads: TournamentThreads, discord_api: Discord
) -> None:
    tournament = next_round(started(NEW, 2))
    for code in (MISSING_PERMISSIONS, MISSING_PERMISSIONS, UNKNOWN_MESSAGE):
        discord_api.refusing_threads = code
        with pytest.raises(discord.HTTPException if code == UNKNOWN_MESSAGE else ThreadRefused):
            await threads.make(tournament, tournament.pairings[0])
        discord_api.posted.clear()  # an hour later no nonce is known any more
    assert len(discord_api.mentions) == 1
    discord_api.refusing_threads = 0
    assert await threads.make(tournament, tournament.pairings[0]) == 701
