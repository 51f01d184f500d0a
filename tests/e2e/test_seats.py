"""A table by slash commands alone: sitting down, computers, beginning, the end, once more."""

from sandbox.client import User
from tests.e2e.conftest import Harness
from tests.e2e.people import add_computer, confirmed, edited, move_once_each, seat


async def test_a_lobby_is_filled_and_started_by_typing(harness: Harness) -> None:
    lobby = (await harness.alice.command("play tris_on_steroids")).shown
    assert "You have a seat" in (await harness.bruno.command("join")).text
    await edited(harness.claire, "2. **Bruno**")
    for seated in (harness.alice, harness.bruno):
        assert "already have a seat at this table. Its message says" in (await seated.command("join")).text
    assert "**Ada** (fair) has sat down" in (await harness.alice.command("computer")).text
    await edited(harness.claire, "3. **Ada** (computer, fair)")
    assert "One computer less" in (await harness.alice.command("computer", remove=True)).text
    assert "**Alice** is the host and decides" in (await harness.bruno.command("start")).text
    assert "left the table" in (await harness.bruno.command("leave")).text
    assert "One more player is needed" in (await harness.alice.command("start")).text
    assert (await harness.bruno.command("join")).ok
    assert "The game is on" in (await harness.alice.command("start")).text
    table = await edited(harness.claire, "\n### ")
    assert table.id == lobby.id
    assert not harness.claire.ephemerals()


async def test_the_last_one_who_leaves_closes_the_table(harness: Harness) -> None:
    assert (await harness.alice.command("play tris_1")).ok
    assert "You were the last one" in (await confirmed(harness.alice, "leave")).text
    closed = await harness.bruno.sees(lambda one: "closed before a game began" in one.text)
    assert not closed.buttons


async def test_while_a_game_is_on_one_joins_the_next(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    for _ in range(2):
        assert "I'll ask you" in (await harness.claire.command("join")).text
    await edited(harness.alice, "Up for the next game: **Claire**")
    assert "off the list" in (await harness.claire.command("leave")).text
    await harness.alice.sees(lambda one: one.pictures and "Up for the next game" not in one.text)
    assert "playing already" in (await harness.bruno.command("join")).text
    assert "/resign" in (await harness.bruno.command("leave")).text


async def test_a_player_who_has_resigned_watches_and_joins_the_next_game(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, harness.claire, game="tris_on_steroids")
    assert (await confirmed(harness.bruno, "resign")).ok
    await edited(harness.alice, "a computer plays on")
    about = (await harness.bruno.click("?")).shown
    assert "Everybody may watch" in about.text
    assert "Join the next game" in [button.label for button in about.buttons]
    assert "I'll ask you" in (await harness.bruno.command("join")).text
    assert "off the list" in (await harness.bruno.command("leave")).text
    assert "not over yet" in (await harness.claire.command("rematch")).text


async def test_a_game_is_begun_in_its_thread_by_typing(harness: Harness) -> None:
    assert (await harness.alice.command("play tris_1")).ok
    panel = (await harness.alice.click("Options")).shown
    where = next(one for one in panel.selects if any("thread" in option.label for option in one.options))
    inside = next(option.label for option in where.options if "thread" in option.label)
    assert (await harness.alice.select(where.custom_id, inside, message=panel)).ok
    began = await harness.bruno.command("join")
    assert "goes on in its thread" in began.text or "goes on in" in began.text
    left = await harness.claire.sees(lambda one: not one.ephemeral and "goes on in" in one.text)
    assert not left.buttons
    await harness.alice.sees_channels(lambda names: any("Tris 1" in name for name in names))
    thread = next(name for name in harness.alice.channels if "Tris 1" in name)
    table = await harness.alice.sees(lambda one: bool(one.pictures), channel=thread)
    assert "\n### " in table.text


async def test_a_rematch_is_typed_by_each(harness: Harness) -> None:
    assert "No game has been finished" in (await harness.alice.command("rematch")).text
    await seat(harness.alice, harness.bruno, game="tris_1")
    await move_once_each(harness.alice, harness.bruno)
    assert (await confirmed(harness.bruno, "resign")).ok
    await edited(harness.alice, "**Alice** wins")
    lobby = (await harness.bruno.command("rematch")).shown
    assert not lobby.ephemeral
    assert "The rematch waits for" in lobby.text
    assert "who have played this game" in (await harness.claire.command("rematch")).text
    assert "The game is on" in (await harness.alice.command("rematch")).text
    table = await edited(harness.claire, "\n### ")
    assert table.id == lobby.id


async def test_an_end_is_typed_and_agreed_to(harness: Harness) -> None:
    await seat(harness.bruno, harness.claire, game="tris_1")
    assert "have to agree" in (await harness.bruno.command("end")).text
    await edited(harness.alice, "**Bruno** would like to end the game without a result")
    assert "Declined" in (await harness.claire.command("offer decline")).text
    await edited(harness.alice, "\n### ", gone="Accept")
    assert "just been declined" in (await harness.bruno.command("end")).text
    assert (await harness.bruno.command("move", words="b2")).ok
    assert "have to agree" in (await harness.claire.command("end")).text
    assert "closed, without a result" in (await harness.bruno.command("end")).text
    await edited(harness.alice, "All agreed to stop")


async def test_play_seats_a_computer_of_the_chosen_level_whose_name_shows_it(harness: Harness) -> None:
    lobby = await harness.alice.command("play tris_1", computer="master")
    assert "2. **Ada** (computer, master)" in lobby.text
    await harness.alice.select("Level of the computers", "Ada: hard")
    table = await harness.alice.click("Start")
    if "### **Ada** (hard)" not in table.text:
        assert "### **Ada** (hard)" in (await harness.alice.click("A1")).text
    await edited(harness.alice, f"<@{harness.alice.id}>")
    await harness.alice.command("move", words="c2")
    answer = await harness.alice.command("resign")
    await harness.alice.click("Yes, resign", message=answer.message)
    await edited(harness.claire, "**Ada** (hard) wins")


async def test_in_a_lobby_for_two_a_computer_of_any_level_starts_the_game(harness: Harness) -> None:
    await harness.alice.command("play tris_1")
    assert "\n### " in (await harness.alice.select("Add a computer: its level", "Add a computer: easy")).text


async def test_one_select_changes_the_levels_of_several_computers(harness: Harness) -> None:
    await harness.alice.command("play set")
    for _ in range(3):
        lobby = await add_computer(harness.alice)
    lobby = await harness.alice.select("Add a computer: its level", "All computers: master")
    assert lobby.text.count("(computer, master)") == 3
    lobby = await harness.alice.select("Add a computer: its level", "Blaise: easy")
    assert "**Blaise** (computer, easy)" in lobby.text
    assert lobby.text.count("(computer, master)") == 2


async def test_against_a_computer_a_player_ends_the_game_at_once(harness: Harness) -> None:
    assert (await harness.bruno.command("play tris_1")).ok
    assert "The game is on" in (await harness.bruno.command("computer")).text
    await edited(harness.alice, "\n### ")
    assert "closed, without a result" in (await confirmed(harness.bruno, "end")).text


async def _overdue(harness: Harness, late: User) -> None:
    """Until the table itself says so; who waits is called beside it."""
    await harness.claire.sees(lambda one: one.pictures and f"**{late.name}** has run out" in one.text)
