"""A crowd at many tables: people of the sandbox without screens, so that it is the bot that is kept busy.

A page is told of every message in its channels, and hundreds of pages would be most of the load. These people do all
they do by the people's API as well, but in the sandbox's own process, and look at messages where the sandbox has them.
"""

import asyncio
import itertools
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from sandbox.client import Message, Sandbox
from sandbox.interactions.events import ChoicesOffered, InteractionSettled
from sandbox.interactions.interaction import Interaction, Origin, ResponseType
from sandbox.people.frames import Frame
from sandbox.protocol.encoding import Json, dumps
from sandbox.world.channels import Channel
from sandbox.world.events import Event, MessageCreated, MessageUpdated
from sandbox.world.users import User
from tests.e2e.playing import BACK, MOVES, next_touch, turn, with_action

GAMES: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("tris_1", 2, {}),
    ("tris_2", 2, {"rule_of_4": True}),
    ("tris_on_steroids", 3, {}),
    ("tripple_domino", 4, {"target": 50}),
    ("triodomino", 2, {"rounds": 1}),
    ("set", 5, {"beginners": True}),
)
"""What the tables of a crowd play, in turn: game, players, options."""
STEPS = 8
"""The longest way to a move: more presses than these lead nowhere."""
COMES_WITHIN = 15.0
"""Seconds in which an answer that was put off is awaited."""
TABLES_EACH = 25
"""At so many tables one person may be, by the most that /settings offers."""


@dataclass(frozen=True)
class Ended:
    """How an interaction ended, after so many seconds. choices: the values that an autocomplete offers.

    then: is set by the next thing that is posted or edited in the channel.
    """

    interaction: Interaction
    seconds: float
    then: asyncio.Event
    error: str | None = None
    choices: tuple[str, ...] = ()


class Crowd:
    """Everybody without a screen. `waits`: how long each interaction took; `unanswered`: those that got no answer."""

    def __init__(self, discord: Sandbox) -> None:
        self.discord = discord
        self.waits: list[float] = []
        self.unanswered: list[Json] = []
        self._nonces = map(str, itertools.count())
        self._asked: dict[str, tuple[float, asyncio.Future[Ended]]] = {}
        self._news: dict[str, asyncio.Event] = {}
        discord.world.listeners.append(self._hear)

    def _hear(self, table_event: Event) -> None:
        match table_event:
            case InteractionSettled(interaction, error):
                self._end(interaction, error, ())
            case ChoicesOffered(interaction, choices):
                self._end(interaction, None, tuple(str(one["value"]) for one in choices))
            case MessageCreated(message) | MessageUpdated(message):
                if message.channel in self._news:
                    self._news.pop(message.channel).set()
            case _:
                pass

    def _end(self, interaction: Interaction, error: str | None, choices: tuple[str, ...]) -> None:
        begun, ended = self._asked.pop(interaction.nonce, (0.0, None))
        if ended is None or ended.done():
            return
        seconds = perf_counter() - begun
        self.waits.append(seconds)
        if error is not None:
            self.unanswered.append(interaction.data)
        ended.set_result(Ended(interaction, seconds, self._next(interaction.channel.id), error, choices))

    async def ask(self, user: User, verb: str, channel: Channel, **what: Any) -> Ended:
        """One interaction, up to its first answer, or to the three seconds in which there was none.

        Raises sandbox.interactions.options.NotPossible where Discord's client would not let the user do this.
        """

        def do(origin: Origin) -> None:
            frame = Frame(dumps({"do": verb, "nonce": origin.nonce, "channel": channel.id, **what}))
            self.discord.app.people.requests.do(user, frame)

        return await self.begin(user, channel, do)

    async def begin(self, user: User, channel: Channel, do: Callable[[Origin], object]) -> Ended:
        """Any interaction that `do` begins in the name of this origin, up to its first answer."""
        origin = Origin(user, channel, next(self._nonces))
        ended: asyncio.Future[Ended] = asyncio.get_running_loop().create_future()
        self._asked[origin.nonce] = perf_counter(), ended
        try:
            do(origin)
            return await ended
        finally:
            self._asked.pop(origin.nonce, None)

    async def command(self, user: User, channel: Channel, name: str, **options: Any) -> Ended:
        """A slash command."""
        return await self.ask(user, "command", channel, name=name, options=options)

    async def press(
        self, user: User, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Message | None:
        """Presses a button or picks values in a select; the answer, once the bot does not think about it any more."""
        channel = self.discord.guild.channel(message.channel)
        picked = {} if values is None else {"values": list(values)}
        ended = await self.ask(user, "press", channel, message=message.id, custom_id=custom_id, **picked)
        return await self.answer(ended)

    async def answer(self, ended: Ended) -> Message | None:
        """The message that answers an interaction, also where that was put off; None where there is none."""
        original = ended.interaction.original
        if original is None:
            return None
        message = Message(original.wire, self.discord.world.files)
        async with asyncio.timeout(COMES_WITHIN):
            if ended.interaction.response is ResponseType.DEFERRED_UPDATE:
                await ended.then.wait()
            while message.thinking:
                await self.news(message.channel)
        return message

    async def news(self, channel: str) -> None:
        """Waits until something is posted or edited in a channel."""
        await self._next(channel).wait()

    def _next(self, channel: str) -> asyncio.Event:
        return self._news.setdefault(channel, asyncio.Event())

    async def raise_quotas(self) -> None:
        """Alice, whose server it is, lets it have as many tables as `/settings` offers."""
        alice = self.discord.world.person("Alice")
        assert alice is not None
        panel = await self.answer(await self.command(alice, self.discord.guild.channel("lounge"), "settings"))
        for setting, most in (("tables-per-user", "25"), ("tables-per-server", "250")):
            assert panel is not None
            panel = await self.press(alice, panel, f"v1:setting::0:{setting}", [most])

    def tables(self, count: int, name: str = "crowd") -> list["Table"]:
        """So many tables of all games, each in a channel of its own, with people who have joined for them."""
        world = self.discord.world
        seated = sum(GAMES[number % len(GAMES)][1] for number in range(count))
        people = [world.create_user(f"{name} {number}") for number in range(-(-seated // TABLES_EACH) + TABLES_EACH)]
        walk = itertools.cycle(people)
        return [
            Table(
                self,
                world.create_channel(f"{name}-{number}"),
                list(itertools.islice(walk, GAMES[number % len(GAMES)][1])),
                *GAMES[number % len(GAMES)][::2],
                dice=random.Random(f"{name} {number}"),
            )
            for number in range(count)
        ]


@dataclass
class Table:
    """A game in a channel, as those who play it see it. Hands stay open from one turn to the next."""

    crowd: Crowd
    channel: Channel
    people: Sequence[User]
    game: str
    options: Mapping[str, Any]
    dice: random.Random
    turns: int = 0
    made: int = 0
    """So many moves were acknowledged, in all games of this table."""
    _read: Message | None = None
    """What was read last: it says whose turn it is. A message is followed as it is edited."""
    _reader: str = ""
    """Who read that."""
    _hands: dict[str, Message] = field(default_factory=dict)

    @property
    def message(self) -> Message:
        """The table's message that all see."""
        newest = next(reversed(self.channel.messages.values()))
        return Message(newest.wire, self.crowd.discord.world.files)

    async def open(self, *, start: bool = True) -> None:
        """Opens the lobby, has everybody join, and (unless that is not wanted) starts."""
        host, *others = self.people
        lobby = await self.crowd.answer(
            await self.crowd.command(host, self.channel, f"play {self.game}", **self.options)
        )
        assert lobby is not None, f"no lobby in {self.channel.name}"
        assert not lobby.ephemeral, lobby
        for other in others:
            await self._press_action(other, "join")
        if start:
            await self._press_action(host, "start")
        self._hands = {}
        async with asyncio.timeout(COMES_WITHIN):
            while start and with_action(self.message, "more") is None:
                await self.crowd.news(self.channel.id)
        self._read = self.message

    async def _press_action(self, user: User, action: str) -> None:
        """Presses the table's button of this action, as soon as it is there."""
        async with asyncio.timeout(COMES_WITHIN):
            while (custom_id := with_action(self.message, action)) is None:
                await self.crowd.news(self.channel.id)
        told = await self.crowd.press(user, self.message, custom_id)
        assert told is None or not told.ephemeral, f"{user.name} may not {action}: {told}"

    @property
    def able(self) -> list[User]:
        """Who is to act, by what was read last."""
        assert self._read is not None
        ids = turn(self._read.text, [one.id for one in self.people], self._reader)
        return [one for one in self.people if one.id in ids]

    async def play(self) -> None:
        """One turn of somebody who is to act: presses until a move is made. In a race it may bring none."""
        player = self.able[self.turns % len(self.able)]
        self.turns += 1
        panel = await self._panel(player)
        for _ in range(STEPS):
            touch = next_touch(panel, self.dice)
            if touch is None:
                break
            after = await self.crowd.press(player, panel, touch.custom_id, touch.values)
            if after is None or after.id != panel.id:
                break  # told privately that others are to act
            panel = after
            if touch.action in MOVES or not any(button.label == BACK for button in panel.buttons):
                self.made += 1
                break
        self._read, self._reader = panel, player.id

    async def _panel(self, player: User) -> Message:
        """Where this player presses: the table's message, or their hand as it stands now."""
        table = self.message
        opens = with_action(table, "hand")
        if opens is None:
            return table
        hand = self._hands.get(player.id)
        look = with_action(hand, "hand-look") if hand else None
        shown = await (
            self.crowd.press(player, hand, look) if hand and look else self.crowd.press(player, table, opens)
        )
        assert shown is not None, f"{player.name} sees no hand at {table}"
        self._hands[player.id] = shown
        return shown
