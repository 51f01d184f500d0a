"""A rain of interactions that make no sense, at tables in every state.

Each gets an answer within Discord's three seconds, nothing reaches the log, and nothing changes that the rules or the
table's people did not allow. `NOISE=20000` for the whole rain (`make torture`), `SEED=...` for the same one again.
"""

import asyncio
import os
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bench.crowd import GAMES as CROWDED
from bench.crowd import Crowd, Table
from bot.games import GAMES, LESSONS
from bot.games.base import AnyGame, Seat
from bot.games.replay import history
from bot.sessions.session import Session
from bot.texts import LANGUAGES as TEXTS
from bot.texts import texts_in
from sandbox.client import Message, Sandbox
from sandbox.interactions.events import InteractionCreated
from sandbox.interactions.interaction import Origin
from sandbox.messaging.posting import delete_message
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import NotPossible
from sandbox.world.channels import Channel
from sandbox.world.events import Event, MessageCreated, MessageUpdated
from sandbox.world.files import FileStore
from sandbox.world.users import User
from tests.e2e.forked_bot import forked
from tests.e2e.forms import hand_in
from tests.e2e.nonsense import Nonsense, leaves, moves_of_all_games
from tests.e2e.playing import next_touch
from tests.e2e.records import faults, sessions_in
from tests.seed import SEED

NOISE = int(os.environ.get("NOISE", "200"))
STORM = min(NOISE, 1000)
"""After so many interactions new tables are opened, for few of the old ones are still in play."""
TABLES = len(CROWDED) * (1 if NOISE <= STORM else 2)
"""One of each game, or two in different states."""
TO_THE_END, SOME = 9, 8
"""How many turns are played at a table before the rain: a game of Tris 1 is over then."""
AT_ONCE = 12
LANGUAGES = ("en-US", "it", "de", "fr", "ja")
SECRET = re.compile(
    r"(?:Your hand|La tua mano|Deine Steine|Ta main[ \u00a0]?): \d[^\n`]*"
    r"|\((?:you know|la conosci|du kennst sie|tu la connais[ \u00a0]?): [^)]*\)"
)
"""What only one reader may see in a position."""


@dataclass
class Witness:
    """Takes down who asked for what, and which secrets were shown to whom (None: to all)."""

    shelf: FileStore
    asked: dict[int, str] = field(default_factory=dict)
    shown: set[tuple[str | None, str]] = field(default_factory=set)

    def __call__(self, table_event: Event) -> None:
        match table_event:
            case InteractionCreated(interaction):
                self.asked[int(interaction.id)] = interaction.user.id
            case MessageCreated(message) | MessageUpdated(message):
                seen = Message(message.wire, self.shelf)
                for secret in SECRET.findall(f"{seen.text}\n{seen.alt}"):
                    self.shown.add((message.reader, secret))
            case _:
                pass


@pytest.mark.long
async def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    print(f"SEED={SEED} NOISE={NOISE}")  # noqa: T201  what has to be known to see it again
    database = tmp_path / "tavolino.db"
    async with Sandbox.serve() as discord:
        crowd, witness = Crowd(discord), Witness(discord.world.files)
        discord.world.listeners.append(witness)
        said: list[str] = []
        async with forked(discord, database, env={"LOG_LEVEL": "warning"}, on_line=said.append) as bot:
            await crowd.raise_quotas()
            tables: list[Table] = []
            for storm in range(-(-NOISE // STORM)):
                await closed(crowd, tables)
                tables = crowd.tables(TABLES, f"storm {storm}")
                await rain(crowd, tables, Nonsense(random.Random(f"{SEED} {storm}"), moves_of_all_games()))
            assert await bot.stop() == 0
    assert crowd.unanswered == [], "\n".join(said)
    assert not any("[error" in line or "Traceback" in line for line in said), "\n".join(said)
    sessions = await sessions_in(database)
    assert [fault for session in sessions for fault in faults(session)] == []
    assert [wrong for session in sessions for wrong in moved_by_others(session, witness.asked)] == []
    assert witness.shown, "hands have been looked at"
    assert leaks(sessions, witness.shown) == []
    assert any(session.status.live and session.moves for session in sessions)


async def closed(crowd: Crowd, tables: Iterable[Table]) -> None:
    """The moderator ends what is left of the last storm: a server has so many tables and no more."""
    alice = crowd.discord.world.person("Alice")
    assert alice is not None
    for table in tables:
        question = await crowd.answer(await crowd.command(alice, table.channel, "end"))
        assert question is not None
        if question.buttons:  # else the game has ended already
            await crowd.press(alice, question, question.buttons[0].custom_id)


async def rain(crowd: Crowd, tables: Sequence[Table], nonsense: Nonsense) -> None:
    """One storm: tables are set up in every state, then people who play and people who do not press and type."""
    world = crowd.discord.world
    for at, table in enumerate(tables):
        state = (at + at // len(CROWDED)) % len(CROWDED)
        await table.open(start=state != 1)
        for _ in range((TO_THE_END, 0)[state] if state < 2 else SOME):
            if table.to_act:
                await table.play()
    strangers = [world.create_user(f"stranger {number}", LANGUAGES[number]) for number in range(len(LANGUAGES))]
    people = list({user.id: user for table in tables for user in table.people}.values()) + strangers
    storm = Storm(crowd, tables, people, nonsense)
    left = iter(range(STORM))

    async def pour() -> None:
        for _ in left:
            while not await storm.drop():  # their own client may refuse, and then the bot has not heard of it
                pass

    await asyncio.gather(*(pour() for _ in range(AT_ONCE)))


@dataclass(frozen=True)
class Storm:
    """Sends one piece of nonsense after the other."""

    crowd: Crowd
    tables: Sequence[Table]
    people: Sequence[User]
    nonsense: Nonsense

    async def drop(self) -> bool:
        """One interaction; whether Discord's client let it through."""
        dice = self.nonsense.dice
        kind = dice.choices(
            [self._forged, self._honest, self._typed, self._suggested, self._form, self._deleted],
            weights=[50, 22, 14, 10, 2, 2],
        )[0]
        try:
            await kind(dice.choice(self.people), dice.choice(self.tables).channel)
        except NotPossible:
            return False
        return True

    def _message(self, user: User, channel: Channel) -> Message:
        """Any message of the channel that this user sees: Discord itself lets nobody touch another one."""
        there = [*channel.visible_to(user.id)]
        if not there:
            raise NotPossible("There is no message")
        return Message(self.nonsense.dice.choice(there).wire, self.crowd.discord.world.files)

    async def _forged(self, user: User, channel: Channel) -> None:
        message = self._message(user, channel)
        dice = self.nonsense.dice
        buttons, selects = ([one.custom_id for one in message.buttons], [one.custom_id for one in message.selects])
        known = [custom_id for custom_id in buttons + selects if custom_id]
        sessions = [custom_id.split(":")[2] for custom_id in known if custom_id.count(":") > 2]
        forged = self.nonsense.custom_id(known, sessions)
        values = self.nonsense.values(message)
        picked = {} if values is None else {"values": values}
        elsewhere = dice.choice(self.tables).channel if dice.random() < 0.1 else channel
        await self.crowd.ask(user, "press", elsewhere, message=message.id, custom_id=forged, forge=True, **picked)

    async def _honest(self, user: User, channel: Channel) -> None:
        """Presses what is there: as a player would, or anything at all."""
        dice, message = self.nonsense.dice, self._message(user, channel)
        touch = next_touch(message, dice)
        if touch is not None and dice.random() < 0.7:
            await self.crowd.press(user, message, touch.custom_id, touch.values)
        elif pressable := [one.custom_id for one in message.buttons if one.custom_id]:
            await self.crowd.press(user, message, dice.choice(pressable))

    def _command(self, user: User, channel: Channel) -> tuple[str, list[Json]]:
        usable = self.crowd.discord.app.services.commands.usable(user, channel)
        return self.nonsense.dice.choice(
            [leaf for command in usable if command["type"] == 1 for leaf in leaves(command)]
        )

    async def _typed(self, user: User, channel: Channel) -> None:
        name, options = self._command(user, channel)
        ids = [user.id, channel.id, self.crowd.discord.world.guild.id]
        given = {
            str(option["name"]): self.nonsense.option(option, ids)
            for option in options
            if option.get("required") or self.nonsense.dice.random() < 0.5
        }
        await self.crowd.command(user, channel, name, **given)

    async def _suggested(self, user: User, channel: Channel) -> None:
        name, options = self._command(user, channel)
        offering = [str(option["name"]) for option in options if option.get("autocomplete")]
        if not offering:
            raise NotPossible("This command suggests nothing")
        dice = self.nonsense.dice
        focused = dice.choice(offering)
        typed = dice.choice(["", self.nonsense.words(), self.nonsense.garbage(300)])
        await self.crowd.ask(user, "autocomplete", channel, name=name, options={focused: typed}, focused=focused)

    async def _form(self, user: User, channel: Channel) -> None:
        """Hands in a form that the bot has never shown."""
        message = self._message(user, channel)
        filled = [{"type": 1, "components": [{"type": 4, "custom_id": "a", "value": self.nonsense.garbage()}]}]
        form: Json = {"custom_id": self.nonsense.custom_id([], []), "components": filled}
        await self.crowd.begin(user, channel, lambda origin: self._handed_in(origin, form, message))

    def _handed_in(self, origin: Origin, form: Json, message: Message) -> None:
        hand_in(self.crowd.discord, origin, form, origin.channel.messages.get(message.id))

    async def _deleted(self, user: User, channel: Channel) -> None:
        """Presses something on a message that is deleted before the answer can be there."""
        message = self._message(user, channel)
        if not message.buttons or message.ephemeral:
            raise NotPossible("There is nothing to press")
        button = self.nonsense.dice.choice(message.buttons)
        pressing = asyncio.create_task(
            self.crowd.ask(user, "press", channel, message=message.id, custom_id=button.custom_id)
        )
        await asyncio.sleep(0)
        if message.id in channel.messages:
            delete_message(self.crowd.discord.world, channel.messages[message.id])
        await pressing


def moved_by_others(session: Session, asked: dict[int, str]) -> list[str]:
    """Moves that somebody else asked for than the person on the seat, or nobody, though no computer plays it."""
    wrong = []
    for ply, move in enumerate(session.moves, start=1):
        person = session.people[move.seat]
        by = None if move.action is None else asked.get(abs(move.action))
        if by is None and (move.action is not None or not _without_a_press(session, move.seat, move.words)):
            wrong.append(f"{session.id}: ply {ply} {move.words!r} was asked for by nobody")
        elif by is not None and by != str(person.id):
            wrong.append(f"{session.id}: ply {ply} {move.words!r} of {person.name} was asked for by {by}")
    return wrong


def _without_a_press(session: Session, seat: Seat, words: str) -> bool:
    """A computer's move, a takeback that was agreed to, or what a limit of the rules does to one who calls in vain."""
    return seat in session.computers or words.startswith("takeback ") or session.game.info.race


def leaks(sessions: Sequence[Session], shown: Iterable[tuple[str | None, str]]) -> list[str]:
    """Secrets that were shown to all, or to one who could see them neither from their seats at any ply nor in a lesson,
    while others could: those of nobody's seat are of a puzzle or a duel, which each plays alone."""
    seen: dict[str, list[str]] = {}
    for session in sessions:
        if session.state is None or not session.game.info.secret:
            continue
        names = [person.name for person in session.people]
        moves = [(move.seat, move.words) for move in session.moves]
        states = history(session.game, len(names), session.options, session.luck_seed, moves)
        for seat, person in enumerate(session.people):
            seen.setdefault(str(person.id), []).extend(_described(session.game, states, Seat(seat), names))
    known = {reader: "\n".join(lines) for reader, lines in seen.items()}
    lessons = "\n".join(_lessons())
    return [
        f"{secret} to {reader or 'all'}"
        for reader, secret in shown
        if reader is None
        or (
            secret.rstrip("…") not in f"{known.get(reader, '')}\n{lessons}"
            and any(secret.rstrip("…") in lines for lines in known.values())
        )
    ]


def _lessons() -> Iterator[str]:
    """What people are shown who take the lessons; it is the same for all."""
    for key, lesson in LESSONS.items():
        moves = [(Seat(seat), words) for seat, words in lesson.moves]
        states = history(GAMES[key], lesson.seats, lesson.options, bytes.fromhex(lesson.seed), moves)
        yield from _described(GAMES[key], states, lesson.learner, [""] * lesson.seats)


def _described(game: AnyGame, states: Iterable[Any], reader: Seat, names: Sequence[str]) -> Iterator[str]:
    """The lines of each position, in every language. All of them: the alt text of a long one has no room for some."""
    for state, language in product(states, TEXTS):
        texts = texts_in(language)
        for event in game.view(state, reader).description:
            player = {} if event.seat is None else {"player": names[event.seat]}
            yield texts(event.key, **event.args, **player)
