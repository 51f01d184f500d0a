"""The luck can be verified by anyone, and nobody could choose it."""

import hashlib
import hmac
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.games.chance import Chance
from bot.games.replay import replay
from bot.sessions.fairness import (
    ENTROPY_LUCK,
    USERS_LUCK,
    Entropy,
    commitment,
    entropy_text,
    luck_of_entropy,
    luck_of_users,
)
from bot.sessions.persistence.records import change_between
from bot.sessions.service import Sessions
from bot.sessions.session import Status
from tests.sessions.games import Nim
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness


def test_the_commitment_is_a_plain_sha_256_of_a_line_of_text() -> None:
    line = "tavolino/1:abc:" + "00" * 32
    assert commitment("abc", bytes(32)) == hashlib.sha256(line.encode()).hexdigest()


def test_the_luck_of_old_games_is_an_hmac_of_who_sits_where() -> None:
    assert luck_of_users(bytes(32), [2, 1]) == hmac.new(bytes(32), b"tavolino/1:2,1", "sha256").digest()
    assert luck_of_users(bytes(32), [1, 2]) != luck_of_users(bytes(32), [2, 1])


def test_the_luck_is_an_hmac_of_the_interactions_by_which_people_joined_and_started() -> None:
    joined = [None, 71]
    assert entropy_text("abc", joined, 72) == "tavolino/2:abc:-,71:72"
    assert luck_of_entropy(bytes(32), "abc", joined, 72) == hmac.digest(bytes(32), b"tavolino/2:abc:-,71:72", "sha256")


@given(
    st.lists(st.none() | st.integers(1, 1 << 63), min_size=1, max_size=8),
    st.none() | st.integers(1, 1 << 63),
    st.data(),
)
def test_every_interaction_changes_the_luck(joined: list[int | None], start: int | None, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(joined) - 1))
    other = data.draw(st.integers(1, 1 << 63).filter(lambda one: one != joined[seat]))
    changed = [*joined[:seat], other, *joined[seat + 1 :]]
    assert luck_of_entropy(bytes(32), "s", joined, start) != luck_of_entropy(bytes(32), "s", changed, start)
    if start != other:
        assert luck_of_entropy(bytes(32), "s", joined, start) != luck_of_entropy(bytes(32), "s", joined, other)


async def test_the_presses_by_which_people_joined_and_started_go_in_and_survive_a_restart(harness: Harness) -> None:
    lobby = await harness.sessions.lobbies.open(HERE, ADA, "nim", {})
    await harness.sessions.lobbies.join(lobby.id, BEA, interaction=71)
    await harness.restart()
    await harness.sessions.lobbies.leave(lobby.id, BEA.id, interaction=72)
    await harness.sessions.lobbies.join(lobby.id, CY, interaction=73)
    await harness.restart()
    session, _ = await harness.sessions.lobbies.join(lobby.id, BEA, interaction=74)
    assert session.luck.entropy == Entropy({CY.id: 73, BEA.id: 74}), "a seat that was given up does not count"
    session, _ = await harness.sessions.lobbies.start(lobby.id, ADA.id, interaction=75)
    assert session.joined_by == (None, 73, 74), "the host's command came before the commitment"
    luck = luck_of_entropy(session.luck.seed, session.id, [None, 73, 74], 75)
    assert session.luck_seed == luck
    assert session.state.luck == (Chance(luck, 0).below(1000),)
    await harness.restart()
    restored = await harness.current(session)
    assert (restored, restored.luck_seed, restored.state) == (session, luck, session.state)


async def test_a_wish_from_before_the_commitment_does_not_go_into_the_luck(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA)
    assert lobby.joined_by == (None, None)


async def test_the_press_that_fills_a_table_starts_it_and_counts_as_both(harness: Harness) -> None:
    lobby = await harness.sessions.lobbies.open(HERE, ADA, "tris_1", {})
    session, _ = await harness.sessions.lobbies.join(lobby.id, BEA, interaction=71)
    assert (session.status, session.joined_by, session.luck.entropy.start) == (Status.PLAYING, (None, 71), 71)


async def test_a_table_of_an_older_program_keeps_the_luck_of_who_sits_where(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA)
    assert lobby.luck.luck_version == ENTROPY_LUCK
    old = replace(lobby, luck=replace(lobby.luck, luck_version=USERS_LUCK))
    assert old.luck_seed == luck_of_users(lobby.luck.seed, [ADA.id, BEA.id])


async def test_the_seed_shown_at_the_end_matches_the_commitment_of_the_lobby(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA)
    session, _ = await harness.sessions.lobbies.start(lobby.id, ADA.id)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    assert lobby.luck.commitment == session.luck.commitment == commitment(session.id, session.luck.seed)


async def test_the_luck_depends_on_who_plays(harness: Harness) -> None:
    def seeded() -> Sessions:
        return Sessions(harness.store, now=harness.clock, token_bytes=bytes)

    harness.sessions = seeded()
    alone = await harness.game(ADA)
    await harness.sessions.games.end(alone.id, ADA.id, moderator=True)
    harness.clock.time += 1
    both = await harness.game(ADA, BEA)
    assert alone.luck.seed == both.luck.seed == bytes(32)
    assert alone.state.luck == (Chance(luck_of_entropy(bytes(32), alone.id, [None], None), 0).below(1000),)
    assert both.state.luck == (Chance(luck_of_entropy(bytes(32), both.id, [None, None], None), 0).below(1000),)
    assert alone.state.luck != both.state.luck


async def test_an_ended_game_can_be_replayed_from_its_seed_its_entropy_and_its_moves(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, options={"stones": 3})
    for person in (ADA, BEA, ADA):
        session = await harness.move(session, person, "take 1")
    assert session.status is Status.FINISHED
    moves = [(move.seat, move.words) for move in session.moves]
    seed = luck_of_entropy(session.luck.seed, session.id, session.joined_by, session.luck.entropy.start)
    assert replay(Nim(), 2, session.options, seed, moves) == session.state


async def test_neither_seed_nor_state_is_printed_with_a_session_or_its_change(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA)
    session, _ = await harness.sessions.lobbies.start(lobby.id, ADA.id)
    saved = await harness.saved(session)
    for printed in map(repr, (session, change_between(None, session), change_between(lobby, session), saved)):
        assert session.id in printed
        for secret in (repr(session.luck.seed), session.luck.seed.hex(), repr(session.state), repr(session.luck_seed)):
            assert secret not in printed
