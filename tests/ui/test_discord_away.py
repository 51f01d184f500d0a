"""Whatever has an hour reaches Discord once, late rather than never, though Discord is away at that very moment.

The requests of the unmodified client fail or are answered with 503 for a while. Elsewhere: the database away, the
process down or killed (`tests/sessions/test_hours.py`).
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from itertools import cycle, product
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord.http import Route

from bot.players.base import Level
from bot.sessions.daily.days import HOUR, begins_at
from bot.sessions.duels.closing import DuelResult
from bot.sessions.duels.series import Series
from bot.sessions.privacy.deletion import DELETED_AFTER
from bot.sessions.rules.deadlines import IDLE_LIMIT, LOBBY_IDLE, NOTICE_BEFORE
from bot.sessions.session import Place, Session
from bot.sessions.settings.guild_settings import DEFAULT, PingPreference
from bot.sessions.settings.user_settings import UserSettings
from bot.sessions.tournaments.terms import Terms
from bot.texts import texts_in
from bot.tournaments.tournament import Format, Tournament
from bot.ui.client import Tavolino
from bot.ui.duels.messages import DuelMessages
from bot.ui.gateway.outbox import LONGEST_DELAY, Outbox
from bot.ui.lobby.invitations import Invitations
from bot.ui.reply import posts, replies
from bot.ui.table_message.pings import Pings
from bot.ui.tournaments import messages as tournament_messages
from bot.ui.views.components import page
from renderers.pictures import Pictures
from tests.examples import SLOW
from tests.sessions.harness import ADA, BEA, HERE, Harness, idle
from tests.sessions.tournaments.cup import CHANNEL, ORGANISER, player
from tests.torture.figures import negative_control
from tests.ui.discord_at_rest import FORBIDDEN, NO_ROUTE, UNAVAILABLE, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, DiscordAtRest

AWAY, LATE = 600, 900
"""Seconds for which Discord is away, and within how many what was due is there after that."""
STEP = 60
"""Seconds by which the clock goes on."""
CLOCK = 86_400
"""Seconds for a move."""
DELETED = 7
"""The id of a message that somebody has deleted."""
HERE_IN_ENGLISH = Place(guild=HERE.guild, channel=HERE.channel, locale="en-GB")


class Bot:
    """A bot over HTTP, and the Discord that it reaches."""

    def __init__(self, harness: Harness, pictures: Pictures) -> None:
        self.harness = harness
        self.sessions = harness.sessions
        self.client = Tavolino(harness.sessions, pictures, has_gateway=False)
        self.discord = DiscordAtRest(self.client)
        self.cups: list[Tournament] = []

    async def next_process(self, pictures: Pictures) -> "Bot":
        """Ends this process without closing anything, and returns the next one, in the same world."""
        await self.client.close()
        await self.harness.crash()
        await self.harness.open()
        bot = Bot(self.harness, pictures)
        bot.discord = self.discord
        bot.discord.serve(bot.client)
        await self.harness.sessions.availability.start_timers()
        return bot

    async def goes_on(self, seconds: float) -> None:
        for _ in range(int(seconds / STEP)):
            await self.harness.advance(STEP)

    async def game(self, clock: int = 0) -> Session:
        """Starts a game whose message is posted."""
        return await self.show(await self.harness.game(ADA, BEA, game="tris_1", place=HERE_IN_ENGLISH, clock=clock))

    async def lobby(self) -> Session:
        return await self.show(await self.harness.lobby(ADA, BEA, game="tris_1", place=HERE_IN_ENGLISH))

    async def show(self, session: Session) -> Session:
        """Has the table's message posted, as the answer to a command would."""
        messages = self.client._messages
        messages.of_table(session).request()
        await idle()
        shown = await self.harness.current(session)
        assert shown.message is not None
        return shown

    async def cup(self, players: int = 2, **terms: Any) -> Tournament:
        """Creates a tournament, whose message is posted."""
        tournaments = self.sessions.tournaments
        chosen = {"format": Format.SWISS, "options": {}, **terms}
        created = await tournaments.create(
            CHANNEL, ORGANISER, Terms(name="Cup", game="tris_1", **chosen), moderator=True
        )
        for number in range(1, players + 1):
            await tournaments.join(created.id, player(number))
        await idle()
        self.cups.append(await self.tournament(created))
        return self.cups[-1]

    async def start(self, tournament: Tournament) -> Tournament:
        await self.sessions.tournaments.start(tournament.id, ORGANISER.id, moderator=False)
        await idle()
        return await self.tournament(tournament)

    async def tournament(self, tournament: Tournament) -> Tournament:
        found = await self.sessions.tournaments.find(tournament.id)
        assert found is not None
        return found


class Reminder:
    """Who is on turn is reminded when a third of the time is left."""

    seconds = CLOCK * 2 / 3
    says = "the time is up"

    async def prepare(self, bot: Bot) -> None:
        await bot.game(CLOCK)

    async def times(self, bot: Bot) -> int:
        return len(bot.discord.saying(self.says))


class ReminderByDm(Reminder):
    """The same as a direct message."""

    async def prepare(self, bot: Bot) -> None:
        for user in (ADA, BEA):
            await bot.sessions.user_settings.change(user.id, lambda _: UserSettings(pings=PingPreference.BY_DM))
        await super().prepare(bot)

    async def times(self, bot: Bot) -> int:
        return len([one for one in bot.discord.saying(self.says) if bot.discord.channel_of(one) > 1_000_000])


class Deadline(Reminder):
    """The other player learns that the time for a move is over."""

    seconds = float(CLOCK)
    says = "has run out of time at"


class Notice(Reminder):
    """That a game will be closed is announced."""

    seconds = (IDLE_LIMIT - NOTICE_BEFORE) / 1000
    says = "without one it is closed"

    async def prepare(self, bot: Bot) -> None:
        await bot.game()


class IdleClosing:
    """The message of a game in which nobody moves says that it is closed."""

    seconds = NOTICE_BEFORE / 1000

    async def prepare(self, bot: Bot) -> None:
        await bot.game()
        await bot.harness.advance((IDLE_LIMIT - NOTICE_BEFORE) / 1000)

    async def times(self, bot: Bot) -> int:
        return len(bot.discord.saying("Nobody made a move for a long time."))


class LobbyClosing:
    """The message of a lobby in which nothing happens says that it is closed."""

    seconds = LOBBY_IDLE / 1000

    async def prepare(self, bot: Bot) -> None:
        await bot.lobby()

    async def times(self, bot: Bot) -> int:
        return len(bot.discord.saying("Nothing happened for half an hour."))


class OwnThreadLobbyClosing(LobbyClosing):
    """Who waits for an opponent in a thread learns that nobody has come."""

    async def prepare(self, bot: Bot) -> None:
        place = replace(HERE_IN_ENGLISH, channel=101, parent=100)
        await bot.show(await bot.harness.lobby(ADA, game="tris_1", place=place))

    async def times(self, bot: Bot) -> int:
        return len([one for one in bot.discord.saying(f"<@{ADA.id}>") if "nobody" in bot.discord.text_of(one).lower()])


class Standings:
    """The final standings of a tournament whose last round is over are posted at the end of its channel."""

    seconds = 86_400.0

    async def prepare(self, bot: Bot) -> None:
        await bot.start(await bot.cup(round_time=86_400, rounds=1))

    async def times(self, bot: Bot) -> int:
        return len(bot.discord.saying("🥇"))


class ArenaStandings(Standings):
    """The same of an arena."""

    seconds = 1_800.0

    async def prepare(self, bot: Bot) -> None:
        await bot.start(await bot.cup(format=Format.ARENA, round_time=1_800, clock=600))


class NextRound:
    """The tables of the next round are in threads of their own, to which the message of the tournament leads."""

    seconds = 86_400.0
    round = 2

    async def prepare(self, bot: Bot) -> None:
        await bot.start(await bot.cup(4, round_time=86_400, rounds=2))

    async def times(self, bot: Bot) -> int:
        """Returns in how many messages each of its tables is shown, if it is in the same number."""
        pairings = (await bot.tournament(bot.cups[0])).in_round(self.round)
        posts = [bot.discord.channel_of(one) for one in bot.discord.saying("v1:move:")]
        links = [len(bot.discord.saying(f"/{one.channel}")) for one in pairings if one.channel is not None]
        times = {posts.count(one.channel or 0) for one in pairings}
        return times.pop() if len(times) == 1 and all(links) else 0


class Start(NextRound):
    """A tournament starts by itself: its message, the thread of its table, and its event say so."""

    seconds = 3_600.0
    round = 1

    async def prepare(self, bot: Bot) -> None:
        await bot.cup(starts_in=3_600)

    async def times(self, bot: Bot) -> int:
        active = [event for event in bot.discord.events.values() if event.get("status") == 2]
        return await super().times(bot) if len(active) == len(bot.discord.events) else 0


class Post:
    """The puzzles of the day are posted."""

    seconds = 8 * HOUR / 1000

    async def prepare(self, bot: Bot) -> None:
        settings = replace(DEFAULT, daily_channel=77, daily_hour=8)
        await bot.sessions.guild_settings.change(HERE.guild or 0, lambda _: settings)
        bot.sessions.daily_posts.start(bot.client.daily_posts.send)

    async def times(self, bot: Bot) -> int:
        return len([one for one in bot.discord.posted if bot.discord.channel_of(one) == 77])


class Draw:
    """The puzzles of the day after are drawn: without Discord."""

    seconds = 24 * HOUR / 1000

    async def prepare(self, bot: Bot) -> None:
        bot.sessions.daily_posts.start(bot.client.daily_posts.send)

    async def times(self, bot: Bot) -> int:
        return int(bool(await bot.harness.store.dailies.of_day("2027-03-30")))


class Deletion:
    """Whose data are deleted is told so."""

    seconds = DELETED_AFTER / 1000

    async def prepare(self, bot: Bot) -> None:
        await bot.sessions.privacy.deletions.ask(ADA.id, "en")

    async def times(self, bot: Bot) -> int:
        return len([one for one in bot.discord.posted if bot.discord.channel_of(one) == 1_000_000 + ADA.id])


SENT_LATE = (Reminder, ReminderByDm, Deadline, Notice, IdleClosing, LobbyClosing, OwnThreadLobbyClosing, Deletion)
"""What the outbox sends again, and pings, whose rows stay due."""

HOURS = (*SENT_LATE, Standings, ArenaStandings, NextRound, Start, Post, Draw)

ERRORS = {"answers 503": UNAVAILABLE, "unreachable": NO_ROUTE}
CASES = [*(product(HOURS, ERRORS) if SLOW else zip(HOURS, cycle(ERRORS), strict=False))]
"""Each of them with one error, in turn; with `SLOW=1` with both."""


@pytest.fixture
async def bot(harness: Harness, pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    monkeypatch.setattr(tournament_messages, "GATHERED_FOR", 0.0)
    monkeypatch.setattr(tournament_messages, "EDIT_PAUSE", 0.0)
    monkeypatch.setattr(replies, "ANSWERS_FIRST", 0.0)
    monkeypatch.setattr(posts, "RETRY_PAUSES", ())
    harness.clock.time = begins_at("2027-03-28")
    bot = Bot(harness, pictures)
    yield bot
    await bot.client.close()


@pytest.mark.parametrize(("hour", "error"), CASES)
async def test_what_has_an_hour_reaches_discord_once_though_it_is_away_at_that_moment(
    bot: Bot, hour: Callable[[], Any], error: str
) -> None:
    due = hour()
    await due.prepare(bot)
    await bot.harness.advance(due.seconds - 2)
    assert await due.times(bot) == 0, "too early"
    bot.discord.away = ERRORS[error]
    await bot.goes_on(AWAY)
    bot.discord.away = None
    await bot.goes_on(LATE)
    assert await due.times(bot) == 1


@pytest.mark.parametrize("hour", [Standings, ArenaStandings])
async def test_an_end_is_posted_once_though_the_process_dies_while_discord_is_away(
    bot: Bot, pictures: Pictures, hour: type[Standings]
) -> None:
    due = hour()
    await due.prepare(bot)
    await bot.harness.advance(due.seconds - 2)
    bot.discord.away = UNAVAILABLE
    await bot.goes_on(AWAY)
    second = await bot.next_process(pictures)
    bot.discord.away = None
    await second.goes_on(LATE)
    third = await second.next_process(pictures)
    await third.goes_on(LATE)
    await third.client.close()
    assert await due.times(third) == 1
    assert (await third.tournament(bot.cups[0])).done


async def test_an_end_that_is_refused_for_a_day_is_given_up(bot: Bot) -> None:
    due = Standings()
    await due.prepare(bot)
    await bot.harness.advance(due.seconds - 2)
    bot.discord.away = FORBIDDEN
    await bot.goes_on(AWAY)
    requests = bot.discord.requests
    for _ in range(150):
        await bot.harness.advance(600)
    assert 100 < bot.discord.requests - requests < 200
    assert (await bot.tournament(bot.cups[0])).done


@negative_control
@pytest.mark.parametrize("hour", SENT_LATE)
async def test_without_further_attempts_it_never_arrives(
    bot: Bot, hour: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    send = Pings.send

    async def send_once(*about: Any) -> None:
        await send(*about)

    monkeypatch.setattr(Pings, "send", send_once)
    monkeypatch.setattr(Outbox, "_later", lambda *_: None)
    due = hour()
    await due.prepare(bot)
    await bot.harness.advance(due.seconds - 2)
    bot.discord.away = UNAVAILABLE
    await bot.goes_on(AWAY)
    bot.discord.away = None
    await bot.goes_on(LATE)
    assert await due.times(bot) == 0


async def invite(bot: Bot) -> Session:
    """Invites Bea to a lobby while Discord is away."""
    lobby = await bot.show(await bot.harness.lobby(ADA, game="tris_1", place=HERE_IN_ENGLISH))
    lobby = await bot.sessions.lobbies.configure(lobby.id, ADA.id, guests=(BEA.id,))
    bot.discord.away = UNAVAILABLE
    interaction = cast(Any, SimpleNamespace(client=bot.client))
    Invitations(bot.sessions).send(interaction, lobby, texts_in("en"))
    await bot.goes_on(AWAY)
    return lobby


@pytest.mark.parametrize("closed", [False, True])
async def test_an_invitation_waits_for_as_long_as_its_lobby(bot: Bot, *, closed: bool) -> None:
    lobby = await invite(bot)
    if closed:
        await bot.sessions.lobbies.leave(lobby.id, ADA.id)
    bot.discord.away = None
    await bot.goes_on(LATE)
    assert len(bot.discord.saying(" invites <@2>")) == int(not closed)


async def test_the_message_of_a_duel_that_is_cancelled_says_so_once_discord_is_back(bot: Bot) -> None:
    duel = (await bot.sessions.duels.open(HERE_IN_ENGLISH, [ADA, BEA], "tris_1", Level.EASY)).first
    channel = bot.client.get_partial_messageable(duel.channel)
    sent = await channel.send(view=page("a duel"), nonce="duel")
    await bot.sessions.duels.note_message(duel.id, sent.id)
    bot.discord.away = UNAVAILABLE
    await DuelMessages(bot.client, bot.sessions, cast(Any, None)).cancel(duel.id, ADA.id, moderated=None)
    await bot.goes_on(AWAY)
    bot.discord.away = None
    await bot.goes_on(LATE)
    assert bot.discord.saying("This duel was cancelled.") == [sent.id]


async def test_the_message_of_a_duel_that_is_cancelled_while_it_is_posted_anew_says_so(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    series = await bot.sessions.duels.open(HERE_IN_ENGLISH, [ADA, BEA], "tris_1", Level.EASY)
    await bot.sessions.duels.note_message(series.first.id, DELETED)
    series, asks, asked = await bot.sessions.duels.series(series.first.id), bot.sessions.lock, asyncio.Event()
    messages, cancels = DuelMessages(bot.client, bot.sessions, cast(Any, None)), list[asyncio.Task[Series]]()

    def lock(name: str) -> AbstractAsyncContextManager[None]:
        asked.set()
        return asks(name)

    async def request(route: Route, **more: Any) -> Any:
        if route.method == "PATCH" and route.url.endswith(f"/{DELETED}"):
            raise UNKNOWN_MESSAGE
        answer = await bot.discord.request(route, **more)
        if route.method == "POST":
            asked.clear()
            cancels.append(asyncio.create_task(messages.cancel(series.first.id, ADA.id, moderated=None)))
            waits = asyncio.create_task(asked.wait())
            await asyncio.wait([waits, *cancels], return_when=asyncio.FIRST_COMPLETED)
            waits.cancel()
        return answer

    monkeypatch.setattr(bot.sessions, "lock", lock)
    monkeypatch.setattr(bot.client.http, "request", request)
    await messages.show(DuelResult(series))
    await cancels[0]
    await idle()
    assert len(bot.discord.saying("This duel was cancelled.")) == 1
    assert bot.discord.saying("challenges") == []


async def test_a_duel_that_is_cancelled_before_its_message_is_posted_anew_is_posted_nowhere(bot: Bot) -> None:
    series = await bot.sessions.duels.open(HERE_IN_ENGLISH, [ADA, BEA], "tris_1", Level.EASY)
    await bot.sessions.duels.note_message(series.first.id, DELETED)
    read = await bot.sessions.duels.series(series.first.id)
    await bot.sessions.duels.cancel(series.first.id, ADA.id, moderated=None)
    await DuelMessages(bot.client, bot.sessions, cast(Any, None)).show(DuelResult(read))
    assert bot.discord.requests == 0


async def test_the_old_message_of_a_table_leads_to_the_new_one_once_discord_is_back(bot: Bot) -> None:
    session = await bot.game()
    bot.discord.away = UNAVAILABLE
    bot.client._messages.channels.retire(session, texts_in("en"), session.message or 0, 77)
    await bot.goes_on(AWAY)
    bot.discord.away = None
    await bot.goes_on(LATE)
    assert bot.discord.saying("/77") == [session.message]


async def test_a_reminder_whose_turn_is_over_meanwhile_is_not_sent(bot: Bot) -> None:
    session = await bot.game(CLOCK)
    await bot.harness.advance(Reminder.seconds - 2)
    bot.discord.away = UNAVAILABLE
    await bot.goes_on(AWAY)
    await bot.harness.move(session, ADA, "b2")
    bot.discord.away = None
    await bot.goes_on(LATE)
    assert bot.discord.saying(Reminder.says) == []


async def test_what_is_refused_meanwhile_is_not_asked_again(bot: Bot) -> None:
    await bot.game(CLOCK)
    await bot.harness.advance(Reminder.seconds - 2)
    bot.discord.away = UNAVAILABLE
    await bot.goes_on(AWAY)
    bot.discord.away = UNKNOWN_CHANNEL
    await bot.goes_on(LATE)
    requests = bot.discord.requests
    await bot.goes_on(LATE)
    assert bot.discord.requests == requests


async def test_requests_of_an_outage_grow_rare_and_none_is_waiting_at_the_stop(bot: Bot) -> None:
    await bot.game(CLOCK)
    await bot.harness.advance(Reminder.seconds - 2)
    bot.discord.away = UNAVAILABLE
    await bot.goes_on(AWAY)
    requests = bot.discord.requests
    await bot.goes_on(AWAY)
    assert bot.discord.requests - requests <= 3 * AWAY / (LONGEST_DELAY / 2)
    await bot.client.close()
    requests = bot.discord.requests
    bot.discord.away = None
    await bot.harness.advance(0)
    assert bot.discord.requests == requests
