"""Any sequence of actions and restarts: acknowledged moves stay, refused actions change nothing."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.games.base import RuleError
from bot.sessions.coordination.alone.heartbeat import INTERVAL
from bot.sessions.refusals import Refusal
from bot.sessions.session import CLOCKS, Move, OfferKind, Person, Session, Status
from bot.sessions.transition import Transition
from tests.examples import examples
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness

people = st.sampled_from([ADA, BEA, CY])
games = st.sampled_from(["nim", "buzz"])
words = st.sampled_from(["take 1", "take 2", "take 3", "take 4", "call", "call", "answer", "pass"])
plies = st.none() | st.integers(0, 4)


class Story(RuleBasedStateMachine):
    """One channel, three people, and the latest session there."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.harness = Harness(Path(self.folder.name) / "tavolino.db")
        self.session: Session
        self.acknowledged: tuple[Move, ...] = ()

    def teardown(self) -> None:
        if hasattr(self, "session"):  # else Hypothesis has run out of data before `begin`
            self.runner.run(self.harness.close())
        self.runner.close()
        self.folder.cleanup()

    @initialize(
        here=st.sampled_from([2, 3, 1]),
        computers=st.sampled_from([0, 1, 2]),
        clock=st.sampled_from([30, 0]),
        on=st.booleans() | st.just(value=True),
        game=games,
    )
    def begin(self, here: int, computers: int, clock: int, on: bool, game: str) -> None:
        """Opens a lobby, and may start its game."""
        self.runner.run(self.harness.open())
        self.session = self.runner.run(self.seated(here, min(computers, 3 - here), clock, game))
        if on and (game, here, computers) != ("buzz", 1, 0):  # a race needs two
            self.session, _ = self.runner.run(self.harness.sessions.lobbies.start(self.session.id, ADA.id))

    async def seated(self, here: int, computers: int, clock: int, game: str) -> Session:
        options = {"stones": 9} if game == "nim" else {}
        session = await self.harness.lobby(*[ADA, BEA, CY][:here], game=game, options=options)
        for _ in range(computers):
            session, _ = await self.harness.sessions.lobbies.add_computer(session.id, ADA.id)
        return await self.harness.sessions.lobbies.configure(session.id, ADA.id, clock=clock)

    async def answer(self, *asked: Awaitable[Session | Transition]) -> None:
        """Asks for all of these at the same time; a refusal is an answer, any other error is a bug."""
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            match answer.session if isinstance(answer, Transition) else answer:
                case Refusal() | RuleError():
                    continue
                case BaseException() as error:
                    raise error
                case Session() as after if after.id != self.session.id or len(after.moves) >= len(self.acknowledged):
                    self.session, self.acknowledged = after, after.moves

    @rule(host=people, stones=st.integers(1, 5))
    def open(self, host: Person, stones: int) -> None:
        self.runner.run(self.answer(self.harness.lobby(host, options={"stones": stones})))

    @rule(here=st.integers(1, 3), computers=st.integers(0, 2), game=games)
    @precondition(lambda story: not story.live())
    def start_again(self, here: int, computers: int, game: str) -> None:
        """Starts a new game with a clock, since most of what can happen comes after the start."""
        self.runner.run(self.answer(self.seated(here, min(computers, 3 - here), 30, game)))
        self.runner.run(self.answer(self.harness.sessions.lobbies.start(self.session.id, ADA.id)))

    @rule(person=people)
    @precondition(lambda story: story.live())
    def join(self, person: Person) -> None:
        self.runner.run(self.answer(self.harness.sessions.lobbies.join(self.session.id, person)))

    @rule(person=people)
    @precondition(lambda story: story.live())
    def leave(self, person: Person) -> None:
        self.runner.run(self.answer(self.harness.sessions.lobbies.leave(self.session.id, person.id)))

    @rule(person=people)
    @precondition(lambda story: story.live())
    def start(self, person: Person) -> None:
        self.runner.run(self.answer(self.harness.sessions.lobbies.start(self.session.id, person.id)))

    @rule(person=people, words=words, ply=plies)
    def move(self, person: Person, words: str, ply: int | None) -> None:
        self.runner.run(self.answer(self.harness.move(self.session, person, words, ply=ply)))

    @rule(presses=st.lists(st.tuples(people, words, plies), min_size=2, max_size=4))
    @precondition(lambda story: story.live())
    def move_at_once(self, presses: list[tuple[Person, str, int | None]]) -> None:
        moves = (self.harness.move(self.session, person, words, ply=ply) for person, words, ply in presses)
        self.runner.run(self.answer(*moves))

    @rule(person=people, kind=st.sampled_from(OfferKind))
    @precondition(lambda story: story.live())
    def offer(self, person: Person, kind: OfferKind) -> None:
        self.runner.run(self.answer(self.harness.sessions.offers.make(self.session.id, person.id, kind)))

    @rule(person=people, agrees=st.booleans())
    @precondition(lambda story: story.live())
    def answer_offer(self, person: Person, agrees: bool) -> None:
        sessions = self.harness.sessions
        answered = (
            sessions.offers.agree(self.session.id, person.id)
            if agrees
            else sessions.offers.decline(self.session.id, person.id)
        )
        self.runner.run(self.answer(answered))

    @rule(person=people)
    @precondition(lambda story: story.live())
    def resign(self, person: Person) -> None:
        self.runner.run(self.answer(self.harness.sessions.games.resign(self.session.id, person.id)))

    @rule(person=people, waits=st.booleans())
    @precondition(lambda story: story.live())
    def decide_about_an_overdue_player(self, person: Person, waits: bool) -> None:
        decide = self.harness.sessions.games.wait if waits else self.harness.sessions.games.claim
        self.runner.run(self.answer(decide(self.session.id, person.id)))

    @rule(person=people, sits=st.booleans())
    @precondition(lambda story: story.live())
    def computer(self, person: Person, sits: bool) -> None:
        seat = self.harness.sessions.lobbies.add_computer if sits else self.harness.sessions.lobbies.remove_computer
        self.runner.run(self.answer(seat(self.session.id, person.id)))

    @rule(
        person=people,
        stones=st.integers(1, 9),
        clock=st.sampled_from(CLOCKS),
        guests=st.none() | st.lists(st.sampled_from([1, 2, 3])).map(tuple),
    )
    @precondition(lambda story: story.live())
    def configure(self, person: Person, stones: int, clock: int, guests: tuple[int, ...] | None) -> None:
        wanted = self.harness.sessions.lobbies.configure(
            self.session.id, person.id, options={"stones": stones}, clock=clock, guests=guests
        )
        self.runner.run(self.answer(wanted))

    @rule(seconds=st.sampled_from([1, 10, 25, 30, 100_000]))
    @precondition(lambda story: story.live())
    def time_passes(self, seconds: int) -> None:
        self.runner.run(self.harness.advance(seconds))
        self.look()

    @rule(plies=st.lists(st.integers(0, 5), min_size=1, max_size=3))
    @precondition(lambda story: story.live())
    def tick_at_any_time(self, plies: list[int]) -> None:
        self.runner.run(self.answer(*(self.harness.sessions.unattended.tick(self.session.id, ply) for ply in plies)))
        self.look()

    @rule()
    @precondition(lambda story: story.live())
    def end(self) -> None:
        self.runner.run(self.answer(self.harness.sessions.games.end(self.session.id, ADA.id, moderator=True)))

    @rule()
    @precondition(lambda story: story.live())
    def lose_the_channel(self) -> None:
        self.runner.run(self.harness.sessions.places.channel_deleted(HERE.channel))
        self.session = self.runner.run(self.harness.current(self.session))
        assert not self.session.status.live

    @rule(askers=st.lists(people, min_size=1, max_size=2))
    def rematch(self, askers: list[Person]) -> None:
        former = self.session.id
        self.runner.run(self.answer(*(self.harness.sessions.lobbies.rematch(former, person) for person in askers)))

    @rule(away=st.sampled_from([0, 10, 10**6]), crashes=st.booleans())
    def restart(self, away: int, crashes: bool) -> None:
        """Restarts: nobody has less time to move than before, and at most the interval of a heartbeat more."""
        before = self.runner.run(self.harness.current(self.session))
        closed_at = self.harness.clock.time
        self.runner.run(self.harness.crash() if crashes else self.harness.close())
        self.harness.clock.time += away * 1000
        self.runner.run(self.harness.open())
        after = self.runner.run(self.harness.current(self.session))
        assert (
            replace(
                after, clock=replace(after.clock, deadline=before.clock.deadline, idle_since=before.clock.idle_since)
            )
            == before
        )
        assert (after.clock.idle_since or 0) >= (before.clock.idle_since or 0)
        assert (after.clock.deadline is None) == (before.clock.deadline is None)
        if before.clock.deadline is not None and after.clock.deadline is not None:
            gained = (after.clock.deadline - self.harness.clock.time) - (before.clock.deadline - closed_at)
            assert 0 <= gained <= (INTERVAL if crashes else 0)

    def live(self) -> bool:
        return self.session.status.live

    def look(self) -> None:
        """Reads what has happened without an action."""
        self.session = self.runner.run(self.harness.current(self.session))
        assert self.session.moves[: len(self.acknowledged)] == self.acknowledged
        self.acknowledged = self.session.moves

    @invariant()
    def memory_and_store_agree_with_what_was_acknowledged(self) -> None:
        current = self.runner.run(self.harness.current(self.session))
        assert current == self.runner.run(self.harness.restored(self.session))
        assert current.moves == self.acknowledged
        assert current.ply == len(current.moves)

    @invariant()
    def there_is_a_deadline_when_people_or_a_limit_wait(self) -> None:
        current = self.runner.run(self.harness.current(self.session))
        match current.status:
            case Status.LOBBY:
                assert current.clock.deadline is not None
            case Status.PLAYING:
                limit = current.game.limit(current.state)
                people_wait = current.timed and not current.to_act & current.computers
                assert (current.clock.deadline is not None) == (limit is not None or people_wait)
                assert current.humans
            case _:
                assert (current.clock.deadline, current.clock.overdue, current.consent.offer) == (None, False, None)

    @invariant()
    def the_channel_shows_its_table_while_it_is_live(self) -> None:
        current = self.runner.run(self.harness.current(self.session))
        assert self.harness.sessions.tables.at(HERE.channel) == (current if current.status.live else None)


Story.TestCase.settings = settings(examples(60), stateful_step_count=25)
TestStories = Story.TestCase
