"""Pings are sent once, to the channel or as direct messages, and deleted when the table has moved on."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.sessions.session import Session
from bot.sessions.settings.guild_settings import PingPreference
from bot.sessions.settings.user_settings import UserSettings
from bot.sessions.transition import TableEvent
from bot.texts import texts_in
from bot.ui.gateway.outbox import LONGEST_DELAY, Outbox
from bot.ui.gateway.request_limiter import RequestLimiter
from bot.ui.gateway.webhook_pace import WebhookPace
from bot.ui.reply.interaction_tokens import InteractionTokens
from bot.ui.table_message.channel_messages import ChannelMessages
from bot.ui.table_message.pings import Pings
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.ui.table_message.fake_channel import FORBIDDEN, http_error

TABLE = 500
START, TURN = TableEvent.START_PING, TableEvent.TURN_PING


@dataclass
class FakeDiscord:
    """Discord as far as pings use it: channels with messages by id. The direct messages of user 2 have the id 1002."""

    messages: dict[int, tuple[int, str, list[int]]] = field(default_factory=dict)
    """The channel, text and mentioned users of each message, by id."""
    closed: set[int] = field(default_factory=set)
    """The channels that refuse messages."""
    reached: set[int] = field(default_factory=set)
    """The channels that can be reached while Discord is away."""
    sent: int = 0
    nonces: dict[str, int] = field(default_factory=dict)
    user_install: bool = False

    has_gateway = True

    def __post_init__(self) -> None:
        self.limiter = RequestLimiter()
        self.away: Exception | None = None
        self.outbox: Outbox
        self.replies = SimpleNamespace(tokens=InteractionTokens(WebhookPace()))
        self.gate = asyncio.Event()
        self.gate.set()

    async def create_dm(self, user: discord.Object) -> Any:
        return self.get_partial_messageable(1000 + user.id)

    @property
    def guild_cache(self) -> set[int | None]:
        return set() if self.user_install else {HERE.guild}

    def get_partial_messageable(self, channel: int, guild_id: int | None = None) -> Any:  # noqa: ARG002  as discord.py
        async def send(
            content: str, *, suppress_embeds: bool, nonce: str, allowed_mentions: discord.AllowedMentions | None = None
        ) -> object:
            assert suppress_embeds
            assert 0 < len(nonce) <= 25, "Discord's limit"
            await self.gate.wait()
            if self.away is not None and channel not in self.reached:
                raise self.away
            if channel in self.closed:
                raise FORBIDDEN
            if nonce in self.nonces:  # as `enforce_nonce` has it
                return SimpleNamespace(id=self.nonces[nonce], channel=SimpleNamespace(id=channel))
            self.sent += 1
            self.nonces[nonce] = self.sent
            mentioned = [user.id for user in (allowed_mentions.users if allowed_mentions else [])]  # type: ignore[union-attr]  # given as a list
            self.messages[self.sent] = (channel, content, mentioned)
            return SimpleNamespace(id=self.sent, channel=SimpleNamespace(id=channel))

        return SimpleNamespace(id=channel, send=send, get_partial_message=self._message)

    def _message(self, message: int) -> Any:
        async def delete() -> None:
            await self.gate.wait()
            if self.away is not None:
                raise self.away
            del self.messages[message]

        return SimpleNamespace(delete=delete)


class Pinged:
    """A game of three whose message is posted, and its pings."""

    def __init__(self, harness: Harness, session: Session) -> None:
        self.harness = harness
        self.session = session
        self.discord = FakeDiscord()
        self.discord.outbox = Outbox(harness.clock, harness.clock.schedule)
        fake = cast(Any, self.discord)
        self.sending: list[asyncio.Task[float | None]] = []
        self.pings = Pings(fake, ChannelMessages(fake), harness.sessions)

    async def current(self) -> Session:
        return await self.harness.current(self.session)

    def start(self, event: TableEvent, session: Session) -> None:
        """Begins to send the pings of an event; `settled` waits for it."""
        self.sending.append(asyncio.create_task(self.pings.send(session, event, texts_in("en"))))

    async def send(self, event: TableEvent) -> float | None:
        """Sends the pings of an event, and waits until that is done; returns the seconds until it is tried again."""
        again = await self.pings.send(await self.current(), event, texts_in("en"))
        await self.settled()
        return again

    async def settled(self) -> None:
        """Waits until nothing is being sent or deleted."""
        while tasks := [one for one in (*self.discord.outbox._running, *self.sending) if not one.done()]:
            await asyncio.wait(tasks, timeout=60)
        for one in self.sending:
            assert one.exception() is None

    @property
    def shown(self) -> list[tuple[int, list[int]]]:
        """The channel of each message that is there, and the users it mentions."""
        return [(channel, users) for channel, _text, users in self.discord.messages.values()]


@pytest.fixture
async def pinged(harness: Harness) -> Pinged:
    session = await harness.game(ADA, BEA, CY, game="tripple_domino", joined_before=60)
    await harness.sessions.places.set_message(session.id, TABLE)
    return Pinged(harness, await harness.current(session))


async def prefer(pinged: Pinged, user: int, preference: PingPreference) -> None:
    await pinged.harness.sessions.user_settings.change(user, lambda _: UserSettings(pings=preference))


def others(session: Session) -> list[int]:
    """Returns those who are pinged at the start."""
    return [person.id for person in session.people if person.id != ADA.id]


async def test_who_wants_direct_messages_gets_one_and_the_others_a_mention(pinged: Pinged) -> None:
    await prefer(pinged, BEA.id, PingPreference.BY_DM)
    await pinged.send(START)
    assert sorted(pinged.shown) == [(HERE.channel, [CY.id]), (1000 + BEA.id, [])]
    ping = (await pinged.current()).pinged.ping
    assert ping is not None
    assert sorted(channel for channel, _ in ping.messages) == [HERE.channel, 1000 + BEA.id]


async def test_a_direct_message_is_in_the_language_that_its_reader_has_chosen(pinged: Pinged) -> None:
    settings = UserSettings(pings=PingPreference.BY_DM, language="fr")
    await pinged.harness.sessions.user_settings.change(BEA.id, lambda _: settings)
    await pinged.send(START)
    told = {channel: text for channel, text, _ in pinged.discord.messages.values()}
    assert "a commencé" in told[1000 + BEA.id]
    assert "has begun" in told[HERE.channel]


async def test_a_ping_replaces_the_last_one(pinged: Pinged) -> None:
    await pinged.send(START)
    await pinged.send(TURN)
    on_turn = pinged.session.people[min(pinged.session.to_act)].id
    assert pinged.shown == [(HERE.channel, [on_turn])]


async def test_pings_of_one_moment_are_sent_one_after_the_other(pinged: Pinged) -> None:
    for event in (START, TURN):
        pinged.start(event, await pinged.current())
    await pinged.settled()
    assert pinged.discord.sent == 2
    assert len(pinged.shown) == 1


def _move(session: Session) -> tuple[int, str]:
    seat = min(session.to_act)
    return session.people[seat].id, session.game.legal_moves(session.state, seat)[0]


async def _play(pinged: Pinged) -> Session:
    """Makes the first legal move."""
    session = await pinged.current()
    user, words = _move(session)
    person = next(one for one in session.people if one.id == user)
    return await pinged.harness.move(session, person, words)


async def test_a_ping_is_deleted_once_the_table_has_moved_on(pinged: Pinged) -> None:
    await prefer(pinged, BEA.id, PingPreference.BY_DM)
    await pinged.send(START)
    pinged.pings.settle(await pinged.current())
    await pinged.settled()
    assert len(pinged.shown) == 2
    moved = await _play(pinged)
    for _ in range(3):
        pinged.pings.settle(moved)
    await pinged.settled()
    assert pinged.shown == []
    assert (await pinged.current()).pinged.ping is None


async def test_a_ping_that_a_move_overtakes_is_deleted_as_soon_as_it_is_sent(pinged: Pinged) -> None:
    pinged.discord.gate.clear()
    pinged.start(START, await pinged.current())
    await asyncio.sleep(0)
    await _play(pinged)
    pinged.discord.gate.set()
    await pinged.settled()
    assert pinged.discord.sent == 1
    assert pinged.shown == []


async def test_a_ping_that_waits_for_another_one_is_not_sent_after_a_move(pinged: Pinged) -> None:
    pinged.discord.gate.clear()
    for event in (START, TURN):
        pinged.start(event, await pinged.current())
        await asyncio.sleep(0)
    await _play(pinged)
    pinged.discord.gate.set()
    await pinged.settled()
    assert (pinged.discord.sent, pinged.shown) == (1, [])


async def test_nothing_is_sent_or_deleted_once_pings_are_closed(pinged: Pinged) -> None:
    await pinged.send(START)
    shown = pinged.shown
    pinged.pings.close()
    await pinged.send(TURN)
    pinged.pings.settle(await _play(pinged))
    await pinged.settled()
    assert (pinged.discord.sent, pinged.shown) == (1, shown)


def _by_user_install(pinged: Pinged) -> None:
    pinged.discord.user_install = True


def _channel_closed(pinged: Pinged) -> None:
    pinged.discord.closed.add(HERE.channel)


@pytest.mark.parametrize("hindrance", [_by_user_install, _channel_closed])
async def test_where_nothing_can_be_posted_there_is_no_ping(
    pinged: Pinged, hindrance: Callable[[Pinged], None]
) -> None:
    hindrance(pinged)
    await pinged.send(START)
    assert (pinged.shown, (await pinged.current()).pinged.ping) == ([], None)


async def test_other_events_ping_nobody(pinged: Pinged) -> None:
    for event in set(TableEvent) - {START, TURN, TableEvent.REMINDER, TableEvent.OVERDUE, TableEvent.CLOSING}:
        await pinged.send(event)
    assert pinged.shown == []


async def test_a_ping_says_whose_turn_it_is_at_which_table_and_nothing_else(pinged: Pinged) -> None:
    session = await pinged.current()
    player = session.people[min(session.to_act)]
    table = f"[Tripple Domino](https://discord.com/channels/{HERE.guild}/{HERE.channel}/{TABLE})"
    expected = {
        START: f"<@{BEA.id}> <@{CY.id}>, {table} has begun: **{player.name}** goes first.",
        TURN: f"<@{player.id}>, your turn: {table}.",
    }
    for event, said in expected.items():
        await pinged.send(event)
        assert [text for _channel, text, _users in pinged.discord.messages.values()] == [said]


async def test_the_start_tells_the_player_on_turn_alone_to_begin(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1", options={"first": "second_seat"}, joined_before=60)
    await harness.sessions.places.set_message(session.id, TABLE)
    pinged = Pinged(harness, await harness.current(session))
    await pinged.send(START)
    ((_channel, text, _users),) = pinged.discord.messages.values()
    assert text.startswith(f"<@{BEA.id}>, ")
    assert text.endswith("has begun: you make the first move.")


async def test_a_start_that_is_told_after_the_first_move_does_not_promise_that_move(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1", joined_before=60)
    await harness.sessions.places.set_message(session.id, TABLE)
    session = await harness.move(session, ADA, "b2")
    pinged = Pinged(harness, session)
    await pinged.send(START)
    ((_channel, text, users),) = pinged.discord.messages.values()
    assert users == [BEA.id]
    assert text.endswith("has begun: **Bea** goes first.")


async def test_a_ping_that_its_process_did_not_live_to_note_is_sent_by_another_one_and_posted_once(
    pinged: Pinged, monkeypatch: pytest.MonkeyPatch
) -> None:
    await prefer(pinged, BEA.id, PingPreference.BY_DM)
    with monkeypatch.context() as dying:
        dying.setattr(pinged.harness.sessions.places, "change_pings", dies)
        with pytest.raises(asyncio.CancelledError):
            await pinged.pings.send(await pinged.current(), START, texts_in("en"))
    before = dict(pinged.discord.messages)
    assert len(before) == 2, "a direct message, and one to the channel"
    await pinged.pings.send(await pinged.current(), START, texts_in("en"))
    assert pinged.discord.messages == before
    ping = (await pinged.current()).pinged.ping
    assert ping is not None
    assert {message for _, message in ping.messages} == {*before}


async def dies(*_: object) -> Session:
    raise asyncio.CancelledError


BROKEN = http_error(discord.DiscordServerError, 503, 0)


async def test_while_discord_is_away_a_ping_stays_due_after_delays_that_grow(pinged: Pinged) -> None:
    pinged.discord.away = BROKEN
    delays = [await pinged.send(START) or 0 for _ in range(12)]
    assert all(0 < delay <= LONGEST_DELAY for delay in delays)
    assert delays[0] <= 1
    assert delays[-1] >= LONGEST_DELAY / 2
    pinged.discord.away = None
    assert await pinged.send(START) is None
    assert pinged.shown == [(HERE.channel, others(pinged.session))]


async def test_who_was_sent_a_direct_message_before_an_outage_gets_no_second_one_after_it(pinged: Pinged) -> None:
    await prefer(pinged, BEA.id, PingPreference.BY_DM)
    pinged.discord.away, pinged.discord.reached = BROKEN, {1000 + BEA.id}
    assert await pinged.send(START)
    pinged.discord.nonces.clear()  # Discord compares them for some minutes only
    pinged.discord.away = None
    assert await pinged.send(START) is None
    assert sorted(pinged.shown) == [(HERE.channel, [CY.id]), (1000 + BEA.id, [])]
    ping = (await pinged.current()).pinged.ping
    assert ping is not None
    assert len(ping.messages) == 2


async def test_what_was_sent_of_a_ping_is_deleted_once_the_table_has_moved_on(pinged: Pinged) -> None:
    await prefer(pinged, BEA.id, PingPreference.BY_DM)
    pinged.discord.away, pinged.discord.reached = BROKEN, {1000 + BEA.id}
    assert await pinged.send(START)
    assert pinged.shown == [(1000 + BEA.id, [])]
    pinged.discord.away = None
    pinged.pings.settle(await _play(pinged))
    await pinged.settled()
    assert pinged.shown == []


async def test_who_cannot_be_reached_by_direct_message_is_mentioned_in_the_end(pinged: Pinged) -> None:
    await prefer(pinged, BEA.id, PingPreference.BY_DM)
    pinged.discord.away, pinged.discord.reached = BROKEN, {HERE.channel}
    while await pinged.send(START):
        assert pinged.shown == [(HERE.channel, [CY.id])]
    mentioned = {user for _, users in pinged.shown for user in users}
    assert mentioned == {BEA.id, CY.id}


async def test_a_ping_that_is_out_of_date_is_deleted_once_discord_is_back(pinged: Pinged) -> None:
    await pinged.send(START)
    moved = await _play(pinged)
    pinged.discord.away = BROKEN
    pinged.pings.settle(moved)
    await pinged.settled()
    assert len(pinged.shown) == 1
    assert (await pinged.current()).pinged.ping is not None, "a restart still knows of it"
    pinged.discord.away = None
    await pinged.harness.advance(LONGEST_DELAY)
    assert pinged.shown == []
    assert (await pinged.current()).pinged.ping is None
