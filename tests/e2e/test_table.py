"""The table's message: whose turn, what happened, the scores, the words of the moves, and that it notifies nobody."""

from collections import Counter
from functools import partial

from sandbox.client import Message
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, on_turn, seat, seat_both, steps


async def test_the_message_tells_what_happened_and_whose_turn_it_is_and_leaves_points_to_its_picture(
    harness: Harness,
) -> None:
    player, _ = await seat_both(harness.alice, harness.bruno, game="tripple_domino")
    offered = await player.autocomplete("move", "words", "")
    assert (await player.command("move", words=offered[0].value)).ok
    after = await edited(harness.claire, f"**{player.name}** opens with")
    lines = after.text.splitlines()
    assert "opens with" in lines[1]
    assert next(line for line in lines if "<@" in line).startswith("### <@")
    assert "**Alice**:" not in after.text, "the picture and its description tell the points"
    assert "Alice: " in after.alt
    assert "Bruno: " in after.alt


async def test_posting_the_table_again_notifies_nobody(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    for number in range(6):
        await harness.claire.say(f"chatter {number}")
    assert (await harness.alice.command("move", words="b2")).ok
    below = await harness.bruno.sees(lambda one: "B2" in one.text and not one.ephemeral and one.pictures)
    assert below.wire["mentions"] == []
    for _ in range(2):
        shown = (await harness.claire.command("table")).shown
        assert shown.wire["mentions"] == []
        assert f"<@{harness.bruno.id}>" in shown.text


async def test_buttons_tell_what_a_step_brings(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    player = on_turn(table, [harness.alice, harness.bruno])
    walked = (await player.click("A", message=table)).shown
    assert steps(walked)
    assert all(label[0] in "↑→↓←" and label[2] in "XO/" for label in steps(walked))
    assert "Back" in [button.label for button in walked.buttons]
    back = (await player.click("Back", message=walked)).shown
    assert steps(back) == steps(table)


async def test_suggestions_begin_with_the_best_and_say_what_they_do(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tripple_domino")
    places: list[str] = []
    while len(places) < 2:
        player = on_turn(table, [harness.alice, harness.bruno])
        offered = await player.autocomplete("move", "words", "")
        places = [one.name for one in offered if one.value.startswith("place")]
        assert (await player.command("move", words=offered[0].value)).ok
        table = await player.sees(partial(_other, table))
    points = [int(name.rpartition("+")[2]) for name in places]
    assert points == sorted(points, reverse=True)
    tiles = Counter(name.split()[1] for name in places)
    assert all(" at " in name for name in places if tiles[name.split()[1]] > 1), "the places of a tile are numbered"


def _other(before: Message, one: Message) -> bool:
    return bool(one.pictures) and not one.ephemeral and one.alt != before.alt
