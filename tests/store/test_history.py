"""What is read of finished games in lists, from both kinds of store."""

from dataclasses import replace
from itertools import product

import pytest

from bot.store.history import NEWEST, GameFilter, GameKey, GamePlayer
from bot.store.interface import RunningStore
from bot.store.results import RESULTS, ResultRecord
from tests.store.bulk import insert_records
from tests.store.result_rows import seat_result
from tests.store.rows import opening

GAMES = 60
"""In two guilds and outside of them, in two games with variants, by three people, some at the same millisecond."""


def game(number: int) -> tuple[ResultRecord, ResultRecord]:
    """The results of the two seats of a game."""
    one, other = [(1, 2), (2, 3), (3, 1)][number % 3]
    session, at = f"s{number * 37 % GAMES:02}", 1000 + number // 4
    guild, kind, variant = (10, 10, 20, None)[number % 4], ("nim", "set")[number % 5 == 0], ("", "v=1")[number % 7 == 0]
    draw = number % 6 == 0
    return (
        seat_result(
            session, 0, one, at=at, guild=guild, game=kind, variant=variant, outcome="draw" if draw else "win"
        ),
        seat_result(
            session, 1, other, 1 if draw else 2, at=at, guild=guild, game=kind, variant=variant,
            outcome="draw" if draw else "loss",
        ),
    )  # fmt: skip


PLAYED = [game(number) for number in range(GAMES)]


@pytest.fixture
async def played(store: RunningStore, url: str) -> RunningStore:
    """The store with all games; those outside of guilds are in the channel 7."""
    for number, seats in enumerate(PLAYED):
        change = opening(seats[0].session, people=(seats[0].person, seats[1].person), status="finished")
        assert change.session is not None
        channel = 7 if seats[0].guild is None else 100 + number
        ended = replace(change.session, game=seats[0].game, guild=seats[0].guild, channel=channel, ended_at=seats[0].at)
        await store.commit(replace(change, session=ended))
    await insert_records(url, RESULTS, [row for seats in PLAYED for row in seats])
    return store


def is_chosen(seats: tuple[ResultRecord, ...], chosen: GameFilter) -> bool:
    by_person = {row.person: row for row in seats}
    here = seats[0].guild == chosen.guild
    kind = chosen.game in ("", seats[0].game) and chosen.variant in ("", seats[0].variant)
    people = all(one is None or one in by_person for one in (chosen.person, chosen.against))
    if not (here and kind and people):
        return False
    return chosen.person is None or chosen.outcome in ("", by_person[chosen.person].outcome)


def expected(chosen: GameFilter) -> list[GameKey]:
    keys = [GameKey(seats[0].at, seats[0].session) for seats in PLAYED if is_chosen(seats, chosen)]
    return sorted(keys, reverse=True)


FILTERS = [
    GameFilter(
        guild=guild, channel=7 if guild is None else None, game=kind, variant=variant,
        person=person, against=against, outcome=outcome,
    )
    for guild, (kind, variant), (person, against, outcome) in product(
        (10, None),
        (("", ""), ("nim", ""), ("set", "v=1")),
        ((None, None, ""), (1, None, ""), (1, 2, ""), (1, None, "win"), (2, 3, "draw")),
    )
]  # fmt: skip


async def test_every_filter_chooses_its_games_the_newest_first(played: RunningStore) -> None:
    for chosen in FILTERS:
        found = await played.results.finished_games(chosen, GAMES)
        assert [one.key for one in found] == expected(chosen), chosen
    assert sum(bool(expected(chosen)) for chosen in FILTERS) > len(FILTERS) // 2


async def test_a_list_goes_on_after_any_place_and_back_before_it(played: RunningStore) -> None:
    for chosen in FILTERS:
        keys = expected(chosen)
        for place in (keys[0], keys[len(keys) // 2], GameKey(1007, "")) if keys else ():
            after = await played.results.finished_games(chosen, 3, place)
            assert [one.key for one in after] == [key for key in keys if key < place][:3], chosen
            before = await played.results.games_before(chosen, 3, place)
            assert [*before] == [key for key in reversed(keys) if key > place][:3], chosen


async def test_a_game_in_a_list_has_its_players_as_they_were_called_there(store: RunningStore, url: str) -> None:
    change = opening("a", people=(1, 2), status="finished")
    await store.commit(change)
    await insert_records(
        url,
        RESULTS,
        [
            seat_result("a", 1, 2, 2, score=3, duration=500, variant="v=1", name="Bea", username="bea"),
            seat_result("a", 0, 1, 1, score=5, duration=500, variant="v=1", name="Ada", counts=False),
        ],
    )
    (found,) = await store.results.finished_games(GameFilter(guild=10), 5, NEWEST)
    assert (found.session, found.game, found.variant, found.at, found.duration) == ("a", "nim", "v=1", 3000, 500)
    assert change.session is not None
    assert found.channel == change.session.channel
    assert found.counts
    assert found.players == (
        GamePlayer(seat=0, person=1, name="Ada", username="", rank=1, score=5, outcome="win"),
        GamePlayer(seat=1, person=2, name="Bea", username="bea", rank=2, score=3, outcome="loss"),
    )


def test_a_filter_is_of_a_guild_or_of_a_channel_and_what_is_about_a_person_needs_one() -> None:
    for wrong in ({}, {"guild": 1, "channel": 2}, {"guild": 1, "against": 2}, {"guild": 1, "outcome": "win"}):
        with pytest.raises(ValueError, match=r"either|need"):
            GameFilter(**wrong)
