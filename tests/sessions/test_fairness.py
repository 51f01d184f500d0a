"""The luck can be verified by anyone, and nobody could choose it."""

import hashlib
import hmac

from bot.games.chance import Chance
from bot.games.replay import replay
from bot.sessions.fairness import commitment, luck
from bot.sessions.persistence.records import change_between
from bot.sessions.service import Sessions
from bot.sessions.session import Status
from tests.sessions.games import Nim
from tests.sessions.harness import ADA, BEA, Harness


def test_the_commitment_is_a_plain_sha_256_of_a_line_of_text() -> None:
    line = "tavolino/1:abc:" + "00" * 32
    assert commitment("abc", bytes(32)) == hashlib.sha256(line.encode()).hexdigest()


def test_the_luck_is_an_hmac_of_who_sits_where() -> None:
    assert luck(bytes(32), [2, 1]) == hmac.new(bytes(32), b"tavolino/1:2,1", "sha256").digest()
    assert luck(bytes(32), [1, 2]) != luck(bytes(32), [2, 1])


async def test_the_seed_shown_at_the_end_matches_the_commitment_of_the_lobby(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA)
    session, _ = await harness.sessions.start(lobby.id, ADA.id)
    session = await harness.sessions.resign(session.id, ADA.id)
    assert lobby.commitment == session.commitment == commitment(session.id, session.seed)


async def test_the_luck_depends_on_who_plays(harness: Harness) -> None:
    def seeded() -> Sessions:
        return Sessions(harness.store, now=harness.clock, token_bytes=bytes)

    harness.sessions = seeded()
    alone = await harness.game(ADA)
    await harness.sessions.end(alone.id, ADA.id, moderator=True)
    harness.clock.time += 1
    both = await harness.game(ADA, BEA)
    assert alone.seed == both.seed == bytes(32)
    assert alone.state.luck == (Chance(luck(bytes(32), [1]), 0).below(1000),)
    assert both.state.luck == (Chance(luck(bytes(32), [1, 2]), 0).below(1000),)
    assert alone.state.luck != both.state.luck


async def test_an_ended_game_can_be_replayed_from_its_seed_its_people_and_its_moves(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, options={"stones": 3})
    for person in (ADA, BEA, ADA):
        session = await harness.move(session, person, "take 1")
    assert session.status is Status.FINISHED
    moves = [(move.seat, move.words) for move in session.moves]
    seed = luck(session.seed, [person.id for person in session.people])
    assert replay(Nim(), 2, session.options, seed, moves) == session.state


async def test_neither_seed_nor_state_is_printed_with_a_session_or_its_change(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA)
    session, _ = await harness.sessions.start(lobby.id, ADA.id)
    saved = await harness.saved(session)
    for printed in map(repr, (session, change_between(None, session), change_between(lobby, session), saved)):
        assert session.id in printed
        for secret in (repr(session.seed), session.seed.hex(), repr(session.state), repr(session.luck)):
            assert secret not in printed
