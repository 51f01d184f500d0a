"""`/games`: one's own games on all tables, and the way from a move to the next game."""

from tests.e2e.conftest import Harness
from tests.e2e.people import newest_table, seat


async def test_own_games_are_listed_by_urgency_and_a_move_leads_to_the_next_one(harness: Harness) -> None:
    alice, bruno, claire = harness.alice, harness.bruno, harness.claire
    relaxed = await seat(alice, bruno, game="tris_1", clock=259_200, first="first_seat")
    urgent = await seat(alice, claire, game="tris_1", channel="table-two", clock=86_400, first="first_seat")
    panel = (await alice.command("games", "lounge")).shown
    assert panel.ephemeral
    assert "Your move" in panel.text
    assert 0 < panel.text.index(f"/{urgent.id})") < panel.text.index(f"/{relaxed.id})")
    assert "Waiting for others" in (await bruno.command("games")).text
    watcher = (await claire.command("games")).text
    places = [watcher.index(one) for one in ("Waiting for others", "Also in this channel", f"/{relaxed.id})")]
    assert places == sorted(places)

    assert (await alice.click("B2", channel="table-two")).ok
    offer = await alice.sees(lambda one: one.ephemeral and "Next game" in repr(one.buttons), channel="table-two")
    assert [one.url.rpartition("/")[2] for one in offer.buttons] == [relaxed.id]
    assert (await alice.command("move", words="b2")).ok
    assert not [one for one in alice.ephemerals() if "Next game" in repr(one.buttons)], "no other game waits"
    assert newest_table(bruno).id == relaxed.id

    finished = (await alice.click("Finished games", channel="lounge", message=panel)).shown
    assert "Finished games" in finished.text
