"""A game at each of its plies."""

from dataclasses import replace

from bot.ui.results.replay_frames import ReplayFrames
from tests.sessions.harness import ADA, BEA, Harness


async def test_each_moment_has_its_own_events_and_none_of_the_end(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    for person, cell in ((ADA, "b2"), (BEA, "a1")):
        session = await harness.move(session, person, cell)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    kept = replace(session, earlier_events=({None: session.view(None).events},))
    frames = ReplayFrames.of(kept)
    for ply, cell in ((1, "b2"), (2, "a1")):
        moment = frames.at(ply)
        assert moment.earlier_events == ()
        assert [event.args["cell"] for event in moment.view(None).events] == [cell]
