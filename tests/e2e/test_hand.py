"""My hand: a private panel with a tile for each press, then its places or a confirmation; it is never in the way."""

from functools import partial

import pytest

from sandbox.client import Message, User
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, newest_table, on_turn, seat, steps
from tests.e2e.playing import asks_its_reader

LONGEST = 300
"""Moves after which somebody has had a choice: a round has half as many at most, and begins with full hands."""


async def opened(harness: Harness, game: str = "triodomino") -> tuple[User, User, Message]:
    """A game as soon as somebody can choose between tiles: that player, the other one, and the panel.

    Whoever can only draw, draws. Where a round has ended that goes on in the next one, once its starter has moved: what
    was left in the hands of the last round is public, and may have been dealt again.
    """
    people = [harness.alice, harness.bruno]
    table = await seat(*people, game=game)
    for made in range(LONGEST):
        player = on_turn(table, people)
        other = next(one for one in people if one is not player)
        offered = await player.autocomplete("move", "words", "")
        tiles = {one.value.split(" ")[1] for one in offered if one.value.startswith("place ")}
        if made and len(tiles) > 1 and not table.alt.startswith("End of round"):
            panel = (await player.click("My hand")).shown
            return player, other, panel
        before = (table.alt, table.text)
        assert (await player.command("move", words=offered[0].value)).ok
        table = await harness.claire.sees(partial(_moved_on, before))
    raise AssertionError("nobody could choose between tiles")


def _moved_on(before: tuple[str, str], one: Message) -> bool:
    return not one.ephemeral and bool(one.pictures) and (one.alt, one.text) != before


def first(panel: Message) -> tuple[str, str]:
    """The first choice of a panel: its label, and the select it stands in if it does."""
    if panel.selects:
        return panel.selects[0].options[0].value, panel.selects[0].placeholder
    return steps(panel)[0], ""


async def onward(player: User, panel: Message) -> Message:
    """The panel after its first choice."""
    label, select = first(panel)
    used = player.select(select, label, message=panel) if select else player.click(label, message=panel)
    return (await used).shown


@pytest.mark.parametrize("game", ["triodomino", "tripple_domino"])
async def test_three_presses_lead_from_the_table_to_a_placed_tile(harness: Harness, game: str) -> None:
    """My hand is the first one, then a tile, then Confirm or a place."""
    player, _, panel = await opened(harness, game)
    assert asks_its_reader(panel.text)
    assert "to move" not in panel.text
    before = panel.picture()
    assert "### Which tile?" in panel.text
    panel = await onward(player, panel)
    assert "Back" in [button.label for button in panel.buttons]
    assert panel.picture() != before, "the places of the chosen tile are on the picture, or the tile itself"
    done = await player.click(panel.buttons[0].label, message=panel)
    assert "to move" in done.text or asks_its_reader(done.text)
    await edited(harness.claire, f"**{player.name}** places")


async def test_back_leads_from_a_chosen_tile_to_all_tiles(harness: Harness) -> None:
    player, _, tiles = await opened(harness, "tripple_domino")
    panel = (await player.click("Back", message=await onward(player, tiles))).shown
    assert [button.label for button in panel.buttons] == [button.label for button in tiles.buttons]
    assert panel.picture() == tiles.picture()


async def test_a_panel_that_is_behind_shows_how_things_stand_instead_of_an_error(harness: Harness) -> None:
    player, _, old = await opened(harness)
    harness.discord.clock.advance(901)  # its token has expired, so that it can't follow
    offered = await player.autocomplete("move", "words", "")
    assert (await player.command("move", words=offered[0].value)).ok
    label, select = first(old)
    late = await (player.select(select, label, message=old) if select else player.click(label, message=old))
    assert late.shown.id == old.id
    assert "has moved on since" in late.text
    assert late.shown.alt != old.alt, "and the picture is of how things stand"
    assert [button.custom_id for button in late.shown.buttons] != [button.custom_id for button in old.buttons]


async def test_a_panel_of_a_quarter_of_an_hour_ago_still_answers_and_a_new_one_opens(harness: Harness) -> None:
    player, _, old = await opened(harness)
    harness.discord.clock.advance(901)
    assert (await onward(player, old)).id == old.id
    table = newest_table(player)
    new = (await player.click("My hand", message=table)).shown
    assert new.id != old.id
    assert new.alt == old.alt


async def test_a_hand_is_shown_by_command_to_its_player_alone(harness: Harness) -> None:
    player, other, panel = await opened(harness)
    typed = (await player.command("hand")).shown
    assert typed.ephemeral
    assert typed.alt == panel.alt
    refused = await harness.claire.command("hand")
    assert "no seat at this table" in refused.text
    hand = panel.alt.partition("Your hand: ")[2].splitlines()[0].split(", ")
    for watcher in (harness.claire, other):
        seen = "\n".join(one.alt + one.text for one in watcher.messages() if not one.ephemeral)
        assert not [tile for tile in hand if tile in seen]
    assert newest_table(harness.claire).alt.count("Your hand") == 0
