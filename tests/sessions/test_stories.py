"""Any story at a table, restarts in between: what was acknowledged stays, what was refused left no trace."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.games.base import MoveError
from bot.sessions.session import Asking, Move, Person, Refusal, Session
from tests.sessions.house import ADA, BEA, CY, HERE, House

people = st.sampled_from([ADA, BEA, CY])
words = st.sampled_from(["take 1", "take 2", "take 3", "take 4"])
plies = st.none() | st.integers(0, 4)


class Story(RuleBasedStateMachine):
    """One channel, three people, and the session that was opened there last."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.house = House(Path(self.folder.name) / "tavolino.db")
        self.session: Session
        self.acknowledged: tuple[Move, ...] = ()

    def teardown(self) -> None:
        self.runner.run(self.house.close())
        self.runner.close()
        self.folder.cleanup()

    @initialize(host=people)
    def begin(self, host: Person) -> None:
        self.runner.run(self.house.open())
        self.session = self.runner.run(self.house.lobby(host))

    async def answer(self, *asked: Awaitable[Session]) -> None:
        """What is asked at once; refusals are answers too, anything else is a defect."""
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            match answer:
                case Refusal() | MoveError():
                    continue
                case BaseException():
                    raise answer
                case Session() if answer.id != self.session.id or len(answer.moves) >= len(self.acknowledged):
                    self.session, self.acknowledged = answer, answer.moves

    @rule(host=people, stones=st.integers(1, 5))
    def open(self, host: Person, stones: int) -> None:
        self.runner.run(self.answer(self.house.lobby(host, options={"stones": stones})))

    @rule(person=people)
    def join(self, person: Person) -> None:
        self.runner.run(self.answer(self.house.sessions.join(self.session.id, person)))

    @rule(person=people)
    def leave(self, person: Person) -> None:
        self.runner.run(self.answer(self.house.sessions.leave(self.session.id, person.id)))

    @rule(person=people)
    def start(self, person: Person) -> None:
        self.runner.run(self.answer(self.house.sessions.start(self.session.id, person.id)))

    @rule(person=people, words=words, ply=plies)
    def move(self, person: Person, words: str, ply: int | None) -> None:
        self.runner.run(self.answer(self.house.move(self.session, person, words, ply=ply)))

    @rule(presses=st.lists(st.tuples(people, words, plies), min_size=2, max_size=4))
    def move_at_once(self, presses: list[tuple[Person, str, int | None]]) -> None:
        moves = (self.house.move(self.session, person, words, ply=ply) for person, words, ply in presses)
        self.runner.run(self.answer(*moves))

    @rule(person=people)
    def offer(self, person: Person) -> None:
        self.runner.run(self.answer(self.house.sessions.offer(self.session.id, person.id, Asking.DRAW)))

    @rule(person=people, agrees=st.booleans())
    def answer_offer(self, person: Person, agrees: bool) -> None:
        answer = self.house.sessions.agree if agrees else self.house.sessions.decline
        self.runner.run(self.answer(answer(self.session.id, person.id)))

    @rule(person=people)
    def resign(self, person: Person) -> None:
        self.runner.run(self.answer(self.house.sessions.resign(self.session.id, person.id)))

    @rule()
    def end(self) -> None:
        self.runner.run(self.answer(self.house.sessions.end(self.session.id, ADA.id, moderator=True)))

    @rule()
    def lose_the_channel(self) -> None:
        self.runner.run(self.house.sessions.place_gone(HERE.channel))
        self.session = self.runner.run(self.house.shown(self.session))
        assert not self.session.status.live

    @rule(askers=st.lists(people, min_size=1, max_size=2))
    def rematch(self, askers: list[Person]) -> None:
        former = self.session.id
        self.runner.run(self.answer(*(self.house.sessions.rematch(former, person) for person in askers)))

    @rule()
    def restart(self) -> None:
        self.runner.run(self.house.restart())

    @invariant()
    def memory_and_store_agree_with_what_was_acknowledged(self) -> None:
        shown = self.runner.run(self.house.shown(self.session))
        assert shown == self.runner.run(self.house.kept(self.session))
        assert shown.moves == self.acknowledged
        assert shown.ply == len(shown.moves)

    @invariant()
    def the_channel_shows_its_table_while_it_is_live(self) -> None:
        shown = self.runner.run(self.house.shown(self.session))
        assert self.house.sessions.at(HERE.channel) == (shown if shown.status.live else None)


Story.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
TestStories = Story.TestCase
