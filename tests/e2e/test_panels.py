"""The private panels of a person: at most a hand and one other in a channel, each up to date without a press."""

from collections.abc import Callable

from sandbox.client import Message, User
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, move_once_each, newest_table, seat, seat_both
from tests.e2e.playing import asks_its_reader


async def hand_of(user: User) -> Message:
    """Opens the user's hand."""
    return (await user.click("My hand")).shown


async def ends_turn(user: User) -> None:
    """Makes the user's first moves that are suggested, until it is no longer their turn."""
    while offered := await user.autocomplete("move", "words", ""):
        assert (await user.command("move", words=offered[0].value)).ok


def shown_in(panel: Message, *fits: str) -> Callable[[Message], bool]:
    """Whether a message is this panel, and says all of that by now."""
    return lambda one: one.id == panel.id and all(part in one.text for part in fits)


async def test_a_hand_follows_the_opponents_moves_without_a_press(harness: Harness) -> None:
    player, other = await seat_both(harness.alice, harness.bruno, game="tripple_domino")
    panel = await hand_of(other)
    assert f"<@{player.id}>" in panel.text
    assert not panel.buttons, "nothing to press: it comes by itself"
    await ends_turn(player)
    now = await other.sees(lambda one: one.id == panel.id and asks_its_reader(one.text))
    assert now.alt != panel.alt
    assert now.picture() != panel.picture()
    assert "Your hand: " in now.alt
    assert now.buttons or now.selects, "and its tiles can be laid"
    await ends_turn(other)
    private = await player.sees(lambda one: one.ephemeral and asks_its_reader(one.text))
    assert private.alt.count("Your hand: ") == 1


async def test_after_the_end_a_hand_is_one_line(harness: Harness) -> None:
    player, other = await seat_both(harness.alice, harness.bruno, game="tripple_domino")
    panel = await hand_of(other)
    await move_once_each(player)
    assert (await confirmed(player, "resign")).ok
    over = await other.sees(shown_in(panel, f"**{other.name}** wins", "resigned"))
    assert not over.pictures
    assert not over.buttons
    assert "\n" not in over.text


async def test_a_hand_whose_seat_was_given_up_says_so_and_shows_nothing(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, harness.claire, game="triodomino")
    panel = await hand_of(harness.alice)
    assert (await confirmed(harness.alice, "resign")).ok
    now = await harness.alice.sees(shown_in(panel, "You have given up"))
    assert not now.pictures
    assert not now.buttons


async def test_a_hand_whose_token_has_expired_stays_and_a_press_makes_it_follow_again(harness: Harness) -> None:
    player, other = await seat_both(harness.alice, harness.bruno, game="tripple_domino")
    panel = await hand_of(player)
    harness.discord.clock.advance(901)
    old = panel.alt
    await ends_turn(player)
    assert panel.alt == old
    label = next(button.label for button in panel.buttons)
    pressed = await player.click(label, message=panel)
    assert pressed.shown.id == panel.id
    assert "has moved on since" in pressed.text
    await ends_turn(other)
    await player.sees(lambda one: one.id == panel.id and asks_its_reader(one.text))


async def test_a_restart_leaves_a_button_to_look_again_which_refreshes_the_hand(harness: Harness) -> None:
    player, other = await seat_both(harness.alice, harness.bruno, game="tripple_domino")
    panel = await hand_of(other)
    await harness.bot.stop()
    stopped = await other.sees(lambda one: one.id == panel.id and bool(one.buttons))
    assert [button.label for button in stopped.buttons] == ["Look again"]
    await harness.bot.start()
    await ends_turn(player)
    again = await other.click("Look again", message=stopped)
    assert asks_its_reader(again.text)
    assert "Look again" not in [button.label for button in again.shown.buttons]


async def test_a_dismissed_hand_is_forgotten(harness: Harness) -> None:
    player, other = await seat_both(harness.alice, harness.bruno, game="tripple_domino")
    await other.dismiss(await hand_of(other))
    await ends_turn(player)
    await edited(other, f"<@{other.id}>")
    await harness.discord.until(lambda: "panel not edited" in harness.log, 8)  # by that the bot learns of it
    assert not other.ephemerals()
    await ends_turn(other)
    assert len(other.ephemerals()) == 1


async def test_one_panel_replaces_the_other_and_a_hand_stays(harness: Harness) -> None:
    player, _ = await seat_both(harness.alice, harness.bruno, game="tripple_domino")
    hand = await hand_of(player)
    menu = (await player.click("⋯")).shown
    rules = (await player.click("Rules", message=menu)).shown
    assert rules.id == menu.id, "in place"
    again = (await player.click("⋯", message=newest_table(player))).shown
    await player.sees_gone(menu)
    assert [one.id for one in player.ephemerals()] == [hand.id, again.id]
    new = await hand_of(player)
    await player.sees_gone(hand)
    await player.sees_gone(again)
    assert [one.id for one in player.ephemerals()] == [new.id]


async def test_a_refusal_goes_by_itself_and_a_hand_stays(harness: Harness) -> None:
    player, other = await seat_both(harness.alice, harness.bruno, game="triodomino")
    hand = await hand_of(other)
    refused = (await other.command("offer takeback")).shown
    assert len(other.ephemerals()) == 2
    await other.sees_gone(refused)
    assert [one.id for one in other.ephemerals()] == [hand.id]
    assert player.ephemerals() == []


async def test_a_refusal_goes_with_the_next_answer(harness: Harness) -> None:
    await seat_both(harness.alice, harness.bruno, game="tris_1")
    refused = (await harness.bruno.command("offer takeback")).shown
    menu = (await harness.bruno.click("⋯")).shown
    await harness.bruno.sees_gone(refused)
    assert [one.id for one in harness.bruno.ephemerals()] == [menu.id]


async def test_the_menu_follows_the_game_and_goes_with_it(harness: Harness) -> None:
    player, other = await seat_both(harness.alice, harness.bruno, game="tris_1")
    menu = (await other.click("⋯")).shown
    assert "Offer a draw" not in [button.label for button in menu.buttons]
    assert (await player.click("B2")).ok
    await other.sees(lambda one: one.id == menu.id and one.control("Offer a draw") is not None)
    assert (await confirmed(player, "resign")).ok
    await other.sees_gone(menu)
