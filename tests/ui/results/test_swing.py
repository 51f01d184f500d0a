"""The swing of a game: the largest swing of its chances, else of its points."""

from dataclasses import replace

from bot.games.base import Seat
from bot.players.base import Level
from bot.players.choosing import MoveRequest, first_choice
from bot.sessions.analysis import AnalysedMove
from bot.sessions.session import OfferKind, Person, Session
from bot.texts import texts_in
from bot.ui.results.clip import clip_of, has_clip
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.results.swing import MOST_POSITIONS, swing_of
from renderers.pictures import Pictures
from tests.sessions.harness import ADA, BEA, CY, Harness

ENGLISH = texts_in("en")


def rated(*best: float) -> list[AnalysedMove]:
    """Returns the analysis of a game for two in which the players could expect this before each of their moves."""
    return [AnalysedMove(ply, Seat((ply - 1) % 2), "b2", one, "b2", one) for ply, one in enumerate(best, start=1)]


async def line_of_x(harness: Harness) -> Session:
    """A game of Tris 1 that Ada wins with her third move."""
    session = await harness.game(ADA, BEA, game="tris_1")
    for person, words in ((ADA, "b2"), (BEA, "a1"), (ADA, "c1"), (BEA, "b1"), (ADA, "a3")):
        session = await harness.move(session, person, words)
    return session


async def test_it_is_where_the_chances_changed_most(harness: Harness) -> None:
    session = await line_of_x(harness)
    swing = swing_of(ReplayFrames.of(session), rated(0.5, 0.5, 0.6, 0.05, 1.0))
    assert (swing.plies, swing.seat, swing.chances) == ((2, 3), Seat(0), True)
    assert (swing.before, swing.after) == ({0: 60, 1: 40}, {0: 95, 1: 5})
    end = swing_of(ReplayFrames.of(session), rated(0.5, 0.5, 0.5, 0.5, 0.5))
    assert (end.plies, end.after) == ((4, 5), {0: 100, 1: 0}), "the end is a change of chances, too"


async def test_moves_that_were_taken_back_are_no_part_of_it(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    session = await harness.move(session, BEA, "a2")
    session, _ = await harness.sessions.offers.make(session.id, BEA.id, OfferKind.TAKEBACK)
    session, _ = await harness.sessions.offers.agree(session.id, ADA.id)
    for person, words in ((BEA, "a1"), (ADA, "c1"), (BEA, "b1"), (ADA, "a3")):
        session = await harness.move(session, person, words)
    first, *rest = rated(0.1, 0.1, 0.9, 0.1, 0.9)
    moved = [AnalysedMove(one.ply + 2, one.seat, one.words, one.rating, one.best, one.best_rating) for one in rest]
    swing = swing_of(ReplayFrames.of(session), [first, *moved])
    assert swing.plies == (0, 1), "and of the moves after it, those that stayed"
    later = [
        replace(one, rating=share, best_rating=share) for one, share in zip(moved, (0.9, 0.9, 0.1, 0.9), strict=True)
    ]
    swing = swing_of(ReplayFrames.of(session), [replace(first, best_rating=0.1), *later])
    assert swing.plies == (1, 4), "from the position before the move that was made again"


async def test_of_a_race_it_is_the_set_from_which_on_the_winner_led(harness: Harness) -> None:
    session = await played_set(harness, ADA, BEA)
    frames = ReplayFrames.of(session)
    swing = swing_of(frames, ())
    assert session.result.outcome is not None
    (winner,) = session.result.outcome.winners
    other = Seat(1 - winner)
    assert (swing.seat, swing.chances) == (winner, False)
    assert swing.before[winner] == swing.before[other] == swing.after[other] == swing.after[winner] - 1
    assert [session.moves[ply - 1].words.split()[0] for ply in swing.plies[1:]] == ["call", "take"]


async def test_alone_it_is_the_move_that_brought_most_and_without_points_the_last_one(harness: Harness) -> None:
    session = await played_set(harness, ADA)
    swing = swing_of(ReplayFrames.of(session), ())
    assert swing.after[Seat(0)] > swing.before[Seat(0)]
    assert swing.whole >= swing.after[Seat(0)]
    last = swing_of(ReplayFrames.of(await line_of_x(harness)), ())
    assert (last.plies, last.before) == ((3, 4, 5), {})


async def test_a_turn_of_many_moves_shows_the_last_of_them(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, game="triodomino", options={"rounds": 1})
    while session.status.live:
        seat = min(session.to_act)
        words = session.legal_moves[seat][0]
        session = await harness.move(session, (ADA, BEA, CY)[seat], words)
    seat = session.result.outcome.winners[0] if session.result.outcome else Seat(0)
    moves = [AnalysedMove(ply, seat, "", share, "", share) for ply, share in ((1, 0.1), (session.ply, 0.9))]
    swing = swing_of(ReplayFrames.of(session), moves)
    assert len(swing.plies) == MOST_POSITIONS
    assert swing.plies[-1] == session.ply - 1
    assert (swing.seat, swing.before, swing.after) == (seat, {seat: 10}, {seat: 90}), (
        "hands are no part of others' chances"
    )


async def test_a_clip_says_in_words_what_it_shows(harness: Harness, pictures: Pictures) -> None:
    session = await line_of_x(harness)
    assert has_clip(session)
    clip = await clip_of(pictures, session, rated(0.5, 0.5, 0.6, 0.05, 1.0), ENGLISH, theme="dark")
    assert clip.gif.startswith(b"GIF89a")
    assert clip.lines[0] == "-# The turning point: move 3 of 5"
    assert clip.lines[-1] == "**Ada**'s chances to win: 60% → **95%**"
    assert "on C1" in clip.alt
    assert "*" not in clip.alt


async def test_there_is_no_clip_of_a_game_without_moves_or_without_an_end(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    assert not has_clip(session)
    assert not has_clip(await harness.sessions.games.resign(session.id, ADA.id))


async def played_set(harness: Harness, *people: Person) -> Session:
    """A game of SET as computers play it."""
    session = await harness.game(*people, game="set", options={"solitaire": True} if len(people) == 1 else {})
    while session.status.live:
        harness.clock.time += 5_000
        requests = [
            MoveRequest("set", Level.FAIR, seat, session.view(seat), legal, bytes([session.ply % 256, seat]))
            for seat, legal in session.legal_moves.items()
        ]
        choice = first_choice(requests)
        session = await harness.move(session, people[choice.seat], choice.words)
    return session
