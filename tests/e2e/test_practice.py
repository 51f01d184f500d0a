"""Practice: a player's own costly move comes back in private, until it is solved, whatever happens to the bot."""

from tests.e2e.clockwork import while_down
from tests.e2e.conftest import Harness
from tests.e2e.test_records import played


async def a_day_later(harness: Harness) -> None:
    """Kills the bot, and starts it when all positions are due again."""
    async with while_down(harness) as store:
        store.execute("UPDATE practice_positions SET due_at = due_at - 86400000 WHERE due_at IS NOT NULL")


async def test_a_costly_move_is_practised_by_keys_and_by_text_across_a_restart(harness: Harness) -> None:
    assert "You practise no positions yet." in (await harness.alice.command("practice", move="a3")).text
    await played(harness)
    analysis = (await harness.claire.command("analysis")).shown
    loser = next(user for user in (harness.alice, harness.bruno) if f"Move 4, **{user.name}**" in analysis.text)
    assert "who have played this game" in (await harness.claire.click("Practise this game", message=analysis)).text
    (game,) = await loser.autocomplete("practice", "game", "")
    assert "What is better?" in (await loser.command("practice", game=game.value)).text
    panel = (await loser.click("Practise this game", message=analysis)).shown
    assert panel.ephemeral
    assert "1 position due" in panel.text
    assert "What is better?" in panel.text
    wrong = (await loser.click("B1", message=panel)).shown
    assert wrong.id == panel.id
    assert "Not this one." in wrong.text
    assert "Solved in a row: none" in wrong.text
    for typed in ({}, {"move": "a3"}):
        assert "Nothing is due" in (await loser.command("practice", "lounge", **typed)).text
    await a_day_later(harness)
    again = (await loser.command("practice", "lounge")).shown
    assert "What is better?" in again.text
    offered = await loser.autocomplete("practice", "move", "a", channel="lounge")
    assert "a3" in [choice.value for choice in offered]
    # elsewhere, since in the same channel the answer takes the place of the panel
    right = (await loser.command("practice", "table-two", move="a3")).text
    assert "Right!" in right
    assert "Solved in a row: 1" in right
    assert "answered this one" in (await loser.click("A3", message=again, channel="lounge")).text
