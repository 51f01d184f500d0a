"""What was played: seen again, step by step, and what it says of those who played."""

from functools import partial
from io import BytesIO

from PIL import Image

from sandbox.client import Message
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, newest_table, on_turn, seat
from tests.e2e.test_settings import settle

MOVES = ("B2", "A1", "C1", "A2", "A3")


async def played(harness: Harness) -> None:
    """A game of Tris 1 that the one who begins wins."""
    await seat(harness.alice, harness.bruno, game="tris_1")
    for move in MOVES:
        player = on_turn(newest_table(harness.alice), [harness.alice, harness.bruno])
        assert (await player.command("move", words=move)).ok
        await edited(harness.alice, "Three in a line." if move == MOVES[-1] else f"on {move}")


def _is_newer(before: Message, now: Message) -> bool:
    """Whether it is the same table's message after another move."""
    return now.id == before.id and now.alt != before.alt


async def test_a_finished_game_is_seen_again_as_a_moving_picture_with_its_result(harness: Harness) -> None:
    await played(harness)
    answer = await harness.claire.command("replay")
    assert not answer.shown.ephemeral
    assert len(answer.shown.pictures) == 2
    moving, card = (Image.open(BytesIO(answer.shown.picture(number))) for number in (0, 1))
    assert moving.format == "GIF"
    assert getattr(moving, "n_frames", 1) == len(MOVES) + 1
    assert card.format == "PNG"
    assert "wins" in answer.text


async def test_a_long_game_is_seen_again_in_parts(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tripple_domino")
    for _ in range(11):
        player = on_turn(table, [harness.alice, harness.bruno])
        offered = await player.autocomplete("move", "words", "")
        assert (await player.command("move", words=offered[0].value)).ok
        table = await player.sees(partial(_is_newer, table))
    assert (await confirmed(harness.bruno, "resign")).ok
    public = (await harness.claire.command("replay")).shown
    (choice,) = public.selects
    assert [(line.label, line.default) for line in choice.options] == [
        ("The whole game", True),
        ("The last 10 moves", False),
    ]
    shown = (await harness.claire.select("Which part", "The last 10 moves", message=public)).shown
    assert shown.ephemeral
    assert len(shown.pictures) == 1
    animation = Image.open(BytesIO(shown.picture()))
    assert getattr(animation, "n_frames", 1) == 11
    whole = (await harness.claire.select("Which part", "The whole game", message=shown)).shown
    assert whole.id == shown.id
    assert len(whole.pictures) == 2
    forged = await harness.claire.select("", "round-2", custom_id=choice.custom_id, message=public)
    assert "I do not know that button or choice" in forged.text


async def test_a_finished_game_is_analysed_and_the_replay_then_has_the_strip(harness: Harness) -> None:
    await played(harness)
    answer = await harness.claire.command("analysis")
    assert not answer.shown.ephemeral
    assert len(answer.shown.pictures) == 1
    assert "lets" in answer.text
    step = (await harness.bruno.click("1 · Move 4", message=answer.shown)).shown
    assert "Moment 4 of 5" in step.text
    assert "lets" in step.text, "the step has the coach's sentence, too"
    assert "Best now:" in step.text
    replay = (await harness.claire.command("replay")).shown
    assert len(replay.pictures) == 3
    assert "1 · Move 4" in [button.label for button in replay.buttons], "the strip leads to the turning point"


async def test_it_is_walked_through_step_by_step_in_private(harness: Harness) -> None:
    await played(harness)
    await harness.claire.command("replay")
    first = (await harness.claire.click("Step by step")).shown
    assert first.ephemeral
    assert "Moment 0 of 5" in first.text
    second = (await harness.claire.click("Next", message=first)).shown
    assert second.id == first.id
    assert "on B2" in second.text
    last = (await harness.claire.click("End", message=second)).shown
    assert "wins" in last.text
    assert [button.label for button in last.buttons if button.disabled] == ["Next", "End"]


async def test_the_button_under_a_finished_table_shows_it_to_the_presser_alone(harness: Harness) -> None:
    await played(harness)
    shown = (await harness.bruno.click("Replay")).shown
    assert shown.ephemeral
    assert shown.pictures


async def test_which_game_is_chosen_among_those_of_the_channel(harness: Harness) -> None:
    await played(harness)
    offered = await harness.claire.autocomplete("replay", "game", "alice")
    assert [choice.name.split(" · ")[::2] for choice in offered] == [["Tris 1", "Alice, Bruno"]]
    assert (await harness.claire.command("replay", game=offered[0].value)).message is not None
    assert "I do not know that game" in (await harness.claire.command("replay", game="nonsense")).text
    elsewhere = await harness.claire.command("replay", "table-two", game=offered[0].value)
    assert "No game has been finished" in elsewhere.text


async def test_a_game_that_is_on_is_not_shown_again(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    session = next(button.custom_id.split(":")[2] for button in table.buttons)
    answer = await harness.claire.click(custom_id=f"v1:replay:{session}:0:")
    assert "not over yet" in answer.text
    assert "not over yet" in (await harness.claire.command("replay", game=session)).text
    assert "not over yet" in (await harness.claire.command("replay")).text, "there is no other game here"


async def test_where_settings_exclude_a_channel_records_are_shown_to_their_reader_alone(harness: Harness) -> None:
    await played(harness)
    await settle(harness, "All channels", harness.guild.channel("table-two").id)
    for command in ("leaderboard", "profile", "replay"):
        here = (await harness.claire.command(command)).shown
        assert here.ephemeral, command
        assert here.pictures
    there = (await harness.claire.command("leaderboard", channel="table-two")).shown
    assert not there.ephemeral


async def test_a_profile_counts_what_was_played_on_the_server(harness: Harness) -> None:
    nobody = await harness.claire.command("profile")
    assert "The rating begins with the first game" in (nobody.message.alt if nobody.message else "")
    await played(harness)
    once = await harness.claire.command("profile", player=harness.alice.id)
    assert "Games 1" in (once.message.alt if once.message else "")
    assert "begins" not in once.text
    await played(harness)
    winner = await harness.claire.command("profile", player=harness.alice.id, game="tris_1")
    assert "Alice" in winner.text
    assert "rank" in winner.text
    assert "Games 2" in winner.shown.alt
    assert Image.open(BytesIO(winner.shown.picture())).format == "PNG"
