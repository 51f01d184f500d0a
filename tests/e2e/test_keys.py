"""Keys mirror the board and never shift; what is public is played on the table, and a secret goal only looked at."""

from sandbox.client import Message, User
from tests.e2e.conftest import Harness
from tests.e2e.people import newest_table, on_turn, seat
from tests.e2e.playing import LEADING, action_of

SECONDARY = 2
"""Discord's number for a button that is not bright."""


async def pressed(user: User, label: str, message: Message) -> Message:
    """Presses a button. Returns the message that answers, or the same one as it is then."""
    return (await user.click(label, message=message)).shown


def keys(message: Message) -> list[list[str]]:
    """Returns the labels of the buttons that lead to a move, row by row; `-` before those that cannot be pressed."""
    rows = [
        [one for one in row["components"] if action_of(one.get("custom_id", "")) in LEADING and one["label"] != "Back"]
        for row in message.components
        if row["type"] == 1
    ]
    return [["-" * one.get("disabled", False) + one["label"].strip("\u200b") for one in row] for row in rows if row]


async def test_the_cells_of_tris_1_stay_in_their_places_and_a_taken_one_shows_its_mark(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    assert "Which cell for X?" in table.text
    assert keys(table) == [["A1", "B1", "C1"], ["A2", "B2", "C2"], ["A3", "B3", "C3"]]
    table = await pressed(harness.alice, "B2", table)
    assert "Which cell for O?" in table.text
    assert keys(table) == [["A1", "B1", "C1"], ["A2", "-X", "C2"], ["A3", "B3", "C3"]]


async def test_a_die_is_chosen_in_its_place_of_the_block_and_a_direction_around_it(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    assert "Which die?" in table.text
    assert [[label[-1] for label in row] for row in keys(table)] == [[*"ABC"], [*"DEF"], [*"GHI"]]
    mover = on_turn(table, [harness.alice, harness.bruno])
    chosen = await pressed(mover, "B", table)
    assert "Die B: which way?" in chosen.text
    (_, north, _), (west, die, east), (_, south, _) = keys(chosen)
    assert north[0] == "↑"
    assert north[2] in "XO/", "what comes up"
    assert (west, east, south) == ("-←", "-→", "-↓"), "dice lie there"
    assert die.startswith("-B ")
    assert [len(row) for row in keys(chosen)] == [3, 3, 3]
    assert chosen.picture() != table.picture(), "the chosen die is marked"
    moved = await pressed(mover, north, chosen)
    assert " rolled B north: " in moved.text
    assert f"became {north[2]}." in moved.text


async def test_the_whole_turn_of_tris_on_steroids_is_played_in_public_and_the_goal_only_told(harness: Harness) -> None:
    people = [harness.alice, harness.bruno]
    table = await seat(*people, game="tris_on_steroids", grid="4x4")
    mover = on_turn(table, people)
    goal = await pressed(mover, "Goal", table)
    assert goal.ephemeral
    assert any(f"**four {shape}" in goal.text for shape in ("triangles", "circles", "crosses", "squares"))
    assert "\n" not in goal.text, "it is only told"
    assert not goal.pictures
    assert not goal.buttons
    await mover.sees_gone(goal)
    assert [len(row) for row in keys(table)] == [4, 4, 4, 4]
    shown = await pressed(mover, "B2", table)
    assert keys(shown)[1][1][1:] in "△○✕□"
    action = next(one for one in shown.buttons if one.label == "Keep")
    assert action.style == SECONDARY
    shown = await pressed(mover, "Keep", shown)
    assert on_turn(shown, people) is not mover
    assert keys(shown)[1][1].startswith("-"), "the card lies face up now"
    assert "goal" not in newest_table(harness.claire).text
    assert not harness.claire.ephemerals()
