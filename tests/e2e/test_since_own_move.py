"""With three or more, each reader is told what happened since their own last move, the newest first."""

from sandbox.client import User
from tests.e2e.clockwork import time_passes
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, newest_table, on_turn, seat


async def turn_of(harness: Harness, people: list[User]) -> User:
    """Lets the player on turn reveal a card and keep it, until the next one is on turn. Returns who has played."""
    player = on_turn(newest_table(harness.claire), people)
    revealed = next(one.value for one in await player.autocomplete("move", "words", "") if "reveal" in one.value)
    assert (await player.command("move", words=revealed)).ok
    if any(one.value == "keep" for one in await player.autocomplete("move", "words", "keep")):
        assert (await player.command("move", words="keep")).ok
    await harness.claire.sees(lambda one: bool(one.pictures) and f"<@{player.id}>" not in one.text)
    return player


async def test_what_happened_since_the_own_move_stands_at_the_table_in_the_text_and_in_the_ping(
    harness: Harness,
) -> None:
    people = [harness.alice, harness.bruno, harness.claire]
    await seat(*people, game="tris_on_steroids", grid="4x4")  # where three turns do not end a game
    first, second, third = [await turn_of(harness, people) for _ in range(3)]
    table = await edited(harness.claire, f"<@{first.id}>")
    order = [table.text.find(f"**{player.name}** turned up") for player in (third, second)]
    assert -1 < order[0] < order[1], "the newest first"
    assert f"**{first.name}** turned up" not in table.text
    board = (await second.command("board")).text
    assert f"**{third.name}** turned up" in board
    assert f"**{second.name}** turned up" not in board, "that is the reader's own last turn"
    told = (await second.click("What happened", message=(await second.click("⋯", message=table)).message)).text
    places = [told.find(f"**{player.name}** turned up") for player in (third, second, first)]
    assert -1 < places[0] < places[1] < places[2]
    await time_passes(harness, 61)
    ping = await first.notified(lambda one: "your turn" in one.text)
    assert f"> **{third.name}**" in ping.text
