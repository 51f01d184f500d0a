"""Finding an opponent: who asks for the same game next on the server is seated, with a clock, in a thread."""

from tests.e2e.clockwork import noted, with_clock
from tests.e2e.conftest import Harness


async def test_the_next_who_asks_for_the_same_game_is_the_opponent(harness: Harness) -> None:
    alice, bruno, claire = harness.alice, harness.bruno, harness.claire
    panel = (await alice.command("games")).shown
    opened = await alice.select("Find an opponent", "Tris 1", message=panel)
    assert "Your table is open in" in opened.text
    thread = "Tris 1 · Alice"
    lobby = await bruno.sees(lambda one: bool(one.buttons), channel=thread)
    assert "1 day" in lobby.text
    assert "looking for an opponent already" in (await alice.command("play tris_1", opponent=True)).text
    await harness.bot.kill()
    await harness.bot.start()
    other = await claire.command("play tris_2", "lounge", opponent=True)
    assert "Your table is open in" in other.text, "another game is no match"
    found = await bruno.command("play tris_1", "table-two", opponent=True)
    assert "**Alice** plays Tris 1 with you" in found.text
    assert f"/{bruno.channel_id(thread)}" in found.text
    await claire.sees(lambda one: bool(one.pictures), channel=thread)

    harness.guild.permit("lounge", deny=("VIEW_CHANNEL",))
    hidden = await bruno.command("play tris_2", opponent=True)
    assert "Your table is open in" in hidden.text, "no seat in a channel that one cannot see"

    waiting = await bruno.sees(lambda one: bool(one.buttons), channel="Tris 2 · Bruno")
    await noted(harness, waiting)
    await with_clock(harness, clock=86_400, left=0.1)
    assert "Tris 2" in (await bruno.notified(lambda one: "nobody has come" in one.text)).text


async def test_an_opponent_is_not_looked_for_where_nobody_could_join(harness: Harness) -> None:
    alone = await harness.alice.command("play set", opponent=True, solitaire=True)
    assert "Leave **opponent** out" in alone.text
    assert (
        "**opponent** or **computer**"
        in (await harness.alice.command("play tris_1", opponent=True, computer="fair")).text
    )
