"""The list of those who want to play next outlives whatever is drawn elsewhere."""

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games import GAMES
from bot.games.base import Seat
from bot.sessions.notices import Notices
from bot.sessions.refusals import Refusal
from bot.sessions.session import GaveUpReason, GivenUp, Luck, Person, Place, Session, SessionResult, Status
from bot.texts import texts_in
from bot.ui.table_message.waiting_list import CHANNELS_KEPT, LIMIT, WaitingList
from tests.ui.processes import NoticeBoard

GAME = GAMES["tris_on_steroids"].info

CHANNEL = Place(1, 10)
THREAD = Place(1, 20, parent=CHANNEL.channel)


def playing(place: Place = CHANNEL) -> Session:
    return Session(
        id="s",
        game_key=GAME.key,
        options=GAME.full_options({}),
        place=place,
        host=1,
        people=(Person(1, "Ada"),),
        status=Status.PLAYING,
        luck=Luck(commitment="", seed=b""),
    )


deleted: list[Callable[[int], None]] = []
"""What is called with a user whose data are deleted, of each list."""


@pytest.fixture
def waiting() -> WaitingList:
    return waiting_list(Notices())


def waiting_list(notices: Notices) -> WaitingList:
    deletions = SimpleNamespace(listen=deleted.append)
    sessions = cast(
        Any, SimpleNamespace(notices=notices, privacy=SimpleNamespace(deletions=deletions))
    )  # nobody sits here
    return WaitingList(sessions)


def test_whoever_has_their_data_deleted_waits_no_longer(waiting: WaitingList) -> None:
    waiting.add(playing(), Person(2, "Bea"))
    waiting.add(playing(), Person(3, "Cy"))
    deleted[-1](2)
    assert [person.name for person in waiting.people(CHANNEL)] == ["Cy"]


def test_drawing_tables_of_other_channels_drops_no_list(waiting: WaitingList) -> None:
    waiting.add(playing(), Person(2, "Bea"))
    for channel in range(100, 100 + 2 * CHANNELS_KEPT):
        assert not waiting.text(playing(Place(1, channel)), texts_in("en"))
        assert not waiting.remove(Place(1, channel), 2)
    assert [person.name for person in waiting.people(CHANNEL)] == ["Bea"]


def test_a_thread_shares_the_list_of_its_channel(waiting: WaitingList) -> None:
    waiting.add(playing(THREAD), Person(2, "Bea"))
    assert [person.name for person in waiting.people(CHANNEL)] == ["Bea"]
    assert waiting.remove(CHANNEL, 2)
    assert not waiting.remove(CHANNEL, 2)


def test_a_full_list_and_a_player_are_refused(waiting: WaitingList) -> None:
    with pytest.raises(Refusal, match="next-game-seated"):
        waiting.add(playing(), Person(1, "Ada"))
    for user in range(2, 2 + LIMIT):
        waiting.add(playing(), Person(user, "x"))
    waiting.add(playing(), Person(2, "again"))
    with pytest.raises(Refusal, match="next-game-full"):
        waiting.add(playing(), Person(99, "late"))


def test_a_player_who_has_resigned_may_wait_for_the_next_game(waiting: WaitingList) -> None:
    resigned = SessionResult(given_up=(GivenUp(Seat(0), GaveUpReason.RESIGNED),))
    waiting.add(replace(playing(), result=resigned), Person(1, "Ada"))
    assert [person.name for person in waiting.people(CHANNEL)] == ["Ada"]


def lobby(*users: int) -> Session:
    people = tuple(Person(user, str(user)) for user in users)
    return replace(playing(), id="next", people=people, status=Status.LOBBY)


def test_a_new_lobby_asks_as_many_as_have_a_seat_once_and_seats_nobody(waiting: WaitingList) -> None:
    for user in (1, 2, 3, 4, 5):
        waiting.add(replace(playing(), people=()), Person(user, str(user)))
    waiting.ask(lobby(1))
    assert waiting.asked(lobby(1)) == (2, 3, 4), "the host, who sits there, needs no asking"
    assert [person.id for person in waiting.people(CHANNEL)] == [5], "one who finds no seat waits on"
    assert waiting.asked(lobby(1, 3)) == (2, 4), "who has sat down is not asked any more"
    assert waiting.asked(replace(lobby(1), status=Status.PLAYING)) == ()
    after = replace(lobby(9), id="after", host=9)
    waiting.ask(after)
    assert waiting.asked(after) == (5,), "a wish is asked about once"


def test_who_is_asked_may_decline(waiting: WaitingList) -> None:
    waiting.add(playing(), Person(2, "Bea"))
    waiting.ask(lobby(1))
    assert not waiting.decline(lobby(1), 3)
    assert waiting.decline(lobby(1), 2)
    assert waiting.text(lobby(1), texts_in("en")) == ""


async def test_what_changes_in_one_process_changes_in_all() -> None:
    processes = NoticeBoard()
    notices = [processes.process(name) for name in ("one", "other")]
    here, there = map(waiting_list, notices)
    here.add(playing(THREAD), Person(2, "Bea", "bea"))
    here.add(playing(), Person(3, "Cy"))
    await processes.settled()
    assert there.people(CHANNEL) == (Person(2, "Bea", "bea"), Person(3, "Cy"))
    assert there.remove(CHANNEL, 3)
    lobby = replace(playing(), status=Status.LOBBY)
    there.ask(lobby)
    await processes.settled()
    assert here.asked(lobby) == there.asked(lobby) == (2,)
    assert here.people(CHANNEL) == ()
    assert here.decline(lobby, 2)
    await processes.settled()
    assert there.asked(lobby) == ()
