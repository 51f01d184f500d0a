"""`/games`: what was played on the server, narrowed down, and opened again where it was played."""

from io import BytesIO

from PIL import Image

from sandbox.client import Message, User
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, move_once_each, seat


async def played(harness: Harness, winner: User, loser: User, game: str = "tris_1", where: str = "table-one") -> None:
    """A game that one of them gives up after both have moved."""
    await seat(winner, loser, game=game, channel=where)
    await move_once_each(winner, loser, channel=where)
    assert (await confirmed(loser, "resign", where)).ok
    await edited(winner, "wins", gone="?", channel=where)


async def listed(user: User, channel: str = "table-one", **filters: str) -> Message:
    """Returns the list that `/games` answers."""
    return (await user.command("games", channel, **({"show": "finished"} | filters))).shown


def lines(message: Message) -> list[str]:
    """Returns the line of each game of a list."""
    return [line for line in message.text.splitlines() if line.startswith(("1 · ", "2 · ", "3 · ", "– "))]


async def test_a_game_of_the_channel_opens_with_its_result_replay_analysis_and_record(harness: Harness) -> None:
    await played(harness, harness.alice, harness.bruno)
    shown = await listed(harness.claire)
    assert not shown.ephemeral
    assert lines(shown) == ["1 · **Alice** won against Bruno"]
    opened = (await harness.claire.select("Open a game", "1 · Alice, Bruno", message=shown)).shown
    assert opened.ephemeral
    assert "**Alice** wins" in opened.text
    with Image.open(BytesIO(opened.picture())) as card:
        assert card.format == "PNG"
    assert [button.label for button in opened.buttons] == ["Replay", "Analysis", "Record", "Back to the list"]
    record = (await harness.claire.click("Record", message=opened)).shown
    assert record.file("record.json")
    replay = (await harness.claire.click("Replay", message=opened)).shown
    assert len(replay.pictures) == 2
    assert (await harness.claire.click("Analysis", message=opened)).ok
    back = (await harness.claire.click("Back to the list", message=opened)).shown
    assert (back.id, lines(back)) == (opened.id, lines(shown))


async def test_of_a_game_in_another_channel_a_list_tells_the_result_alone(harness: Harness) -> None:
    await played(harness, harness.alice, harness.bruno)
    await played(harness, harness.bruno, harness.claire, where="table-two")
    shown = await listed(harness.alice)
    assert lines(shown) == ["– **Bruno** won against Claire", "1 · **Alice** won against Bruno"]
    assert "open only there" in shown.text
    (choice,) = shown.selects
    (elsewhere,) = (await listed(harness.alice, "table-two", where="here")).selects
    (hidden,) = (option.value for option in elsewhere.options)
    assert hidden not in [option.value for option in choice.options]
    forged = await harness.alice.select("", hidden, custom_id=choice.custom_id, message=shown)
    assert "I do not know that button or choice" in forged.text
    here = (await harness.alice.click("This channel", message=shown)).shown
    assert here.ephemeral
    assert lines(here) == ["1 · **Alice** won against Bruno"]


async def test_a_list_is_narrowed_down_by_game_players_and_result(harness: Harness) -> None:
    await played(harness, harness.alice, harness.bruno)
    await played(harness, harness.bruno, harness.alice, game="tripple_domino")
    assert len(lines(await listed(harness.claire))) == 2
    won = await listed(harness.alice, result="win")
    assert lines(won) == ["1 · **Alice** won against Bruno"]
    assert f"<@{harness.alice.id}> · won" in won.text
    assert lines(await listed(harness.claire, game="tripple_domino")) == ["1 · **Bruno** won against Alice"]
    bruno = harness.bruno.id
    assert len(lines(await listed(harness.alice, against=bruno))) == 2
    assert "No finished game fits." in (await listed(harness.claire, against=bruno)).text
    themselves = await listed(harness.claire, player=bruno, against=bruno)
    assert "against <@" not in themselves.text
    assert lines(themselves) == lines(await listed(harness.claire, player=bruno))
    variants = await harness.claire.autocomplete("games", "variant", "", game="tripple_domino")
    assert [choice.name for choice in variants] == ["usual rules"]
    found = await listed(harness.claire, game="tripple_domino", variant=variants[0].value)
    assert lines(found) == ["1 · **Bruno** won against Alice"]
    assert (
        "That variant was not played here."
        in (await harness.claire.command("games", game="tripple_domino", variant="none")).text
    )
