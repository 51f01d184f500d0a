"""What was achieved in a game is named on its message, and listed by /achievements."""

from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, move_once_each, seat


async def test_an_achievement_is_named_on_the_games_message_and_listed(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    await move_once_each(harness.alice, harness.bruno)
    assert (await confirmed(harness.bruno, "resign")).ok
    table = await edited(harness.claire, "**Alice** wins", gone="?")
    assert "🏅 **Alice**: **First win**" in table.text
    own = (await harness.alice.command("profile", show="achievements")).shown
    other = (await harness.alice.command("profile", show="achievements", player=harness.bruno.id)).shown
    assert "Alice** · 1 of 15" in own.text
    had, _, missing = own.text.partition("Still to earn")
    assert "First win" in had
    assert "First win" not in missing
    assert "Bruno** · 0 of 15" in other.text
