"""The list of those who want to play next outlives whatever is drawn elsewhere."""

from typing import Any, cast

import pytest

from bot.sessions.refusals import Refusal
from bot.sessions.session import Person, Place, Session, Status
from bot.texts import texts_in
from bot.ui.board_message.waiting_list import CHANNELS_KEPT, LIMIT, WaitingList

THREAD, CHANNEL = Place(1, 20), Place(1, 10)


def playing(place: Place = CHANNEL) -> Session:
    return Session(
        id="s", game_key="tris_1", options={}, place=place, host=1, people=(Person(1, "Ada"),), status=Status.PLAYING,
        commitment="", seed=b"",
    )  # fmt: skip


@pytest.fixture
def waiting() -> WaitingList:
    sessions = cast(Any, None)  # nobody is seated here
    return WaitingList(sessions, {THREAD: CHANNEL.channel}.get)


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
