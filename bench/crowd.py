"""Simulates a crowd of users at many tables inside the sandbox's process, so that most of the load is the bot's.

A browser page receives every message of its channels, and hundreds of pages would be most of the load. These users act
through the same API as the page, but without a connection, and read messages from the sandbox's memory.
"""

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, NamedTuple

from sandbox.client import Message, Sandbox
from sandbox.interactions.events import ChoicesOffered, InteractionSettled
from sandbox.interactions.interaction import Interaction, Origin, ResponseType
from sandbox.people.frames import Frame
from sandbox.protocol.encoding import dumps
from sandbox.world.channels import Channel
from sandbox.world.events import Event, MessageCreated, MessageDeleted, MessageUpdated
from sandbox.world.users import User
from tests.e2e.playing import BACK, asks_its_reader, card_keys, next_touch, touches, turn, with_action

GAMES: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("tris_1", 2, {"auto_start": False}),
    ("tris_2", 2, {"rule_of_4": True, "auto_start": False}),
    ("tris_on_steroids", 3, {}),
    ("tripple_domino", 4, {"target": 50}),
    ("triodomino", 2, {"rounds": 1}),
    ("set", 5, {"beginners": True}),
)
"""The games of the tables, in turn: key, players, options."""
STEPS = 8
"""The most presses that a move takes."""
DEFERRED_TIMEOUT = 15.0
"""Seconds to wait for a deferred answer."""
OF_TABLES = ("join", "leave", "options", "about", "next-game")
"""Actions of buttons by which the message of a lobby or a game is recognized: each has some of them."""
TABLES_EACH = 25
"""The most tables that one user may be at: the highest quota that /settings offers."""


class Refused(AssertionError):
    """The bot has refused a command, with a private sentence that says why."""


@dataclass(frozen=True)
class Ended:
    """A finished interaction.

    Attributes:
        since: when it was due, by `perf_counter`.
        seconds: the time from then to its first response.
        then: set by the next message that is posted or edited in the channel.
        choices: the values of an autocomplete.
    """

    interaction: Interaction
    since: float
    seconds: float
    then: asyncio.Event
    error: str | None = None
    choices: tuple[str, ...] = ()


class Unanswered(NamedTuple):
    """An interaction that got no answer. what: its custom id or command; at: seconds since the crowd was made."""

    what: str
    at: float
    error: str


async def at_once() -> float:
    """Lets an interaction begin now."""
    return perf_counter()


class Crowd:
    """Acts for users without a page.

    Attributes:
        waits: the seconds of each interaction to its first response.
        shown: the seconds to the message that answers it, which comes later if it was deferred.
        deferred: the number of deferred interactions.
        unanswered: the interactions without a response.
    """

    def __init__(self, discord: Sandbox, name: str = "", begins: Callable[[], Awaitable[float]] = at_once) -> None:
        """Makes a crowd.

        Args:
            name: distinguishes the interactions of several crowds in one sandbox.
            begins: awaited before each interaction; returns the time from which its seconds count.
        """
        self.discord = discord
        self.waits: list[float] = []
        self.shown: list[float] = []
        self.deferred = 0
        self.unanswered: list[Unanswered] = []
        self._begins = begins
        self._made_at = perf_counter()
        self._nonces = (f"{name}{number}" for number in itertools.count())
        self._asked: dict[str, tuple[float, asyncio.Future[Ended]]] = {}
        self._news: dict[str, asyncio.Event] = {}
        self._closed: dict[str, asyncio.Event] = {}
        discord.world.listeners.append(self._on_event)

    def _on_event(self, table_event: Event) -> None:
        match table_event:
            case InteractionSettled(interaction, error):
                self._end(interaction, error, ())
            case ChoicesOffered(interaction, choices):
                self._end(interaction, None, tuple(str(one["value"]) for one in choices))
            case MessageCreated(message) | MessageUpdated(message):
                if message.channel in self._news:
                    self._news.pop(message.channel).set()
            case MessageDeleted(message) if message.reader is not None and message.id in self._closed:
                self._closed.pop(message.id).set()
            case _:
                pass

    def _end(self, interaction: Interaction, error: str | None, choices: tuple[str, ...]) -> None:
        started, ended = self._asked.pop(interaction.nonce, (0.0, None))
        if ended is None or ended.done():
            return
        seconds = perf_counter() - started
        self.waits.append(seconds)
        self.deferred += interaction.response in (ResponseType.DEFERRED_MESSAGE, ResponseType.DEFERRED_UPDATE)
        if error is not None:
            what = str(interaction.data.get("custom_id") or interaction.data.get("name"))
            self.unanswered.append(Unanswered(what, perf_counter() - self._made_at, error))
        ended.set_result(Ended(interaction, started, seconds, self._next(interaction.channel.id), error, choices))

    def begun(self, nonce: str) -> float | None:
        """Returns when a pending interaction was sent, by `perf_counter`; None if it is not pending."""
        return self._asked[nonce][0] if nonce in self._asked else None

    async def ask(self, user: User, verb: str, channel: Channel, **what: Any) -> Ended:
        """Sends an interaction and waits for its first answer, or until three seconds have passed without one.

        Raises sandbox.interactions.options.NotPossible if Discord's client would not let the user do this.
        """

        def do(origin: Origin) -> None:
            frame = Frame(dumps({"do": verb, "nonce": origin.nonce, "channel": channel.id, **what}))
            self.discord.app.people.requests.do(user, frame)

        return await self.begin(user, channel, do)

    async def begin(self, user: User, channel: Channel, do: Callable[[Origin], object]) -> Ended:
        """Starts an interaction with `do` and waits for its first answer."""
        origin = Origin(user, channel, next(self._nonces))
        ended: asyncio.Future[Ended] = asyncio.get_running_loop().create_future()
        self._asked[origin.nonce] = await self._begins(), ended
        try:
            do(origin)
            return await ended
        finally:
            self._asked.pop(origin.nonce, None)

    async def command(self, user: User, channel: Channel, name: str, /, **options: Any) -> Ended:
        """Sends a slash command."""
        return await self.ask(user, "command", channel, name=name, options=options)

    async def press(
        self, user: User, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Message | None:
        """Presses a button or chooses values of a select; returns the final answer, even if it was deferred."""
        channel = self.discord.guild.channel(message.channel)
        picked = {} if values is None else {"values": list(values)}
        ended = await self.ask(user, "press", channel, message=message.id, custom_id=custom_id, **picked)
        return await self.answer(ended)

    async def answer(self, ended: Ended) -> Message | None:
        """Returns the message that answers an interaction, even a deferred one; None if there is no message."""
        try:
            return await self._answer(ended)
        finally:
            self.shown.append(perf_counter() - ended.since)

    async def _answer(self, ended: Ended) -> Message | None:
        original = ended.interaction.original
        if original is None:
            return None
        message = Message(original.wire, self.discord.world.files)
        async with asyncio.timeout(DEFERRED_TIMEOUT):
            if ended.interaction.response is ResponseType.DEFERRED_UPDATE:
                await self._changed_or_closed(ended, message)
            while message.thinking:
                await self.news(message.channel)
        return message

    async def _changed_or_closed(self, ended: Ended, message: Message) -> None:
        """Waits for the next message of the channel, or until a private panel is closed, as by its own button."""
        closed = self._closed.setdefault(message.id, asyncio.Event())
        if message.ephemeral and message.id not in self.discord.guild.channel(message.channel).ephemerals:
            closed.set()
        waits = [asyncio.create_task(event.wait()) for event in (ended.then, closed)]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def news(self, channel: str) -> None:
        """Waits until a message is posted or edited in a channel."""
        await self._next(channel).wait()

    def _next(self, channel: str) -> asyncio.Event:
        return self._news.setdefault(channel, asyncio.Event())

    async def raise_quotas(self) -> None:
        """Raises the guild's quotas to the highest that `/settings` offers, as its owner Alice."""
        alice = self.discord.world.person("Alice")
        assert alice is not None
        panel = await self.answer(await self.command(alice, self.discord.guild.channel("lounge"), "settings server"))
        assert panel is not None
        panel = await self.press(alice, panel, "v1:settings-page::0:tables")
        for setting, most in (("tables-per-user", "25"), ("tables-per-server", "250")):
            assert panel is not None
            panel = await self.press(alice, panel, f"v1:setting::0:{setting}", [most])

    def tables(self, count: int, name: str = "crowd") -> list["Table"]:
        """Makes tables of all games, each in a channel of its own, and the users who play at them."""
        world = self.discord.world
        seated = sum(GAMES[number % len(GAMES)][1] for number in range(count))
        people = [world.create_user(f"{name} {number}") for number in range(-(-seated // TABLES_EACH) + TABLES_EACH)]
        seats = itertools.cycle(people)
        return [
            Table(
                self,
                world.create_channel(f"{name}-{number}"),
                list(itertools.islice(seats, GAMES[number % len(GAMES)][1])),
                *GAMES[number % len(GAMES)][::2],
                dice=random.Random(f"{name} {number}"),
            )
            for number in range(count)
        ]


@dataclass
class Table:
    """A table in a channel, as its players see it. Hands stay open from one turn to the next."""

    crowd: Crowd
    channel: Channel
    people: Sequence[User]
    game: str
    options: Mapping[str, Any]
    dice: random.Random
    turns: int = 0
    made: int = 0
    """Moves that were acknowledged, in all games of this table."""
    _read: Message | None = None
    """The message that was read last, which says whose turn it is; edits change it in place."""
    _reader: str = ""
    """The id of the user who read it."""
    _hands: dict[str, Message] = field(default_factory=dict)

    @property
    def message(self) -> Message:
        """The table's public message: the newest of a lobby or a game; pings and leaderboards may be below it."""
        files = self.crowd.discord.world.files
        newest = [Message(one.wire, files) for one in reversed(self.channel.messages.values())]
        found = (one for one in newest if any(with_action(one, action) for action in OF_TABLES))
        return next(found, newest[0])

    async def open(self, *, start: bool = True) -> None:
        """Opens the lobby, lets everybody join and, by default, starts the game. Raises Refused."""
        host, *others = self.people
        lobby = await self.crowd.answer(
            await self.crowd.command(host, self.channel, f"play {self.game}", **self.options)
        )
        assert lobby is not None, f"no lobby in {self.channel.name}"
        if lobby.ephemeral:
            raise Refused(str(lobby))
        for other in others:
            await self._press_action(other, "join")
        if start:
            await self._press_action(host, "start")
        self._hands = {}
        async with asyncio.timeout(DEFERRED_TIMEOUT):
            while start and with_action(self.message, "more") is None:
                await self.crowd.news(self.channel.id)
        self._read = self.message

    async def _press_action(self, user: User, action: str) -> None:
        """Presses a button of the table's message as soon as the message has it."""
        async with asyncio.timeout(DEFERRED_TIMEOUT):
            while (custom_id := with_action(self.message, action)) is None:
                await self.crowd.news(self.channel.id)
        answer = await self.crowd.press(user, self.message, custom_id)
        assert answer is None or not answer.ephemeral, f"{user.name} may not {action}: {answer}"

    @property
    def to_act(self) -> list[User]:
        """The users who are to act, according to the message that was read last."""
        assert self._read is not None
        ids = turn(self._read.text, [one.id for one in self.people], self._reader)
        return [one for one in self.people if one.id in ids]

    def look(self) -> None:
        """Reads the table's message again, like a user who comes back to it."""
        self._read, self._reader = self.message, ""

    @property
    def over(self) -> bool:
        """Whether the table's message shows the end of a game."""
        return with_action(self.message, "rematch") is not None

    async def turn(self) -> None:
        """Plays one turn, of a new game if the last one is over.

        Plays nothing if the game turns out to be still on: another process had edited the message late.
        """
        if not self.to_act:
            try:
                await self.open()
            except Refused:
                self.look()
                return
        await self.play()

    async def play(self) -> None:
        """Plays one turn: presses until a move is made. In a race there may be no move."""
        player = self.to_act[self.turns % len(self.to_act)]
        self.turns += 1
        panel = await self._panel(player)
        for _ in range(STEPS):
            touch = next_touch(panel, self.dice)
            if touch is None:
                break
            after = await self.crowd.press(player, panel, touch.custom_id, touch.values)
            if after is None or after.id != panel.id:
                break  # an ephemeral answer: others are to act
            panel = after
            if touch.makes_move or not (card_keys(panel) or any(button.label == BACK for button in panel.buttons)):
                self.made += 1
                break
        self._read, self._reader = panel, player.id

    async def _panel(self, player: User) -> Message:
        """Returns the message whose buttons this player presses: the table's, or the current hand."""
        table = self.message
        opens = with_action(table, "hand")
        if opens is None or touches(table):
            return table
        hand = self._hands.get(player.id)
        if hand is not None and hand.id in self.channel.ephemerals and asks_its_reader(hand.text):
            return hand  # it has followed the game
        shown = await self.crowd.press(player, table, opens)
        assert shown is not None, f"{player.name} sees no hand at {table}"
        self._hands[player.id] = shown
        return shown
