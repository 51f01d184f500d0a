"""The lobby: who sits down, what the host changes, computers, guests, threads, and how it ends."""

from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from sandbox.client import Message
from tests.e2e.clockwork import noted, with_clock
from tests.e2e.conftest import House
from tests.e2e.people import edited, is_over, newest_table, on_turn, steps


async def opened(house: House, game: str, **options: Any) -> Message:
    """Alice's new lobby."""
    answer = await house.alice.command(f"play {game}", **options)
    assert answer.message is not None
    return answer.message


def disabled(message: Message) -> dict[str, bool]:
    return {button.label: button.disabled for button in message.buttons}


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_every_game_begins_with_computers_in_all_the_seats_it_needs(house: House, game: str) -> None:
    lobby = await opened(house, game)
    for _ in range(1, GAMES[game].seats(GAMES[game].info.full_options({})).start):
        assert disabled(lobby)["Start"]
        answer = await house.alice.click("Add computer")
        assert answer.message is not None
        lobby = answer.message
    assert not disabled(lobby)["Start"]
    table = (await house.alice.click("Start")).message
    assert table is not None
    assert table.pictures


async def test_computers_come_and_go_as_the_host_wishes(house: House) -> None:
    await opened(house, "triodomino")
    assert "Only **Alice**" in (await house.bruno.click("Add computer")).text
    for names in ("**Ada** (computer)", "**Blaise** (computer)", "**Cleo** (computer)"):
        assert names in (await house.alice.click("Add computer")).text
    full = await house.alice.sees(lambda one: "Seats taken: 4 of 4" in one.text)
    assert disabled(full)["Join"]
    assert disabled(full)["Add computer"]
    fewer = await house.alice.click("Remove computer")
    assert "Cleo" not in fewer.text
    assert "**Bruno**" in (await house.bruno.click("Join")).text


async def test_the_host_passes_on_and_computers_alone_close_the_lobby(house: House) -> None:
    await opened(house, "triodomino")
    await house.bruno.click("Join")
    await house.alice.click("Add computer")
    assert "**Bruno** (host)" in (await house.alice.click("Leave")).text
    assert "before a game began. Everybody left." in (await house.bruno.click("Leave")).text
    assert (await house.alice.command("play tris_1")).ok


async def test_a_lobby_where_nothing_happens_closes(house: House, tmp_path: Path) -> None:
    lobby = await opened(house, "tris_1")
    await noted(lobby, tmp_path)
    await with_clock(house, tmp_path, clock=0, left=1)
    closed = await edited(house.bruno, "closed before a game began. Nothing happened")
    assert closed.id == lobby.id
    assert not closed.buttons
    assert (await house.bruno.command("play tris_1")).ok, "the channel is free again"


async def test_a_computer_answers_by_itself_until_the_end(house: House) -> None:
    await opened(house, "tris_1")
    await house.alice.click("Add computer")
    await house.alice.click("Start")
    await house.alice.click("b2")
    mine = f"<@{house.alice.id}> to move"
    table = await house.alice.sees(lambda one: "Ada** wrote O" in one.text, within=8)
    while not is_over(table):
        await house.alice.click(steps(table)[0])
        table = await house.alice.sees(lambda one: is_over(one) or (mine in one.text and one.buttons), within=8)
    assert "Rematch" in disabled(table)


async def test_the_host_changes_variants_and_choices_and_all_see_them(house: House) -> None:
    await opened(house, "tris_2")
    panel = (await house.alice.click("Options")).message
    assert panel is not None
    assert panel.ephemeral
    changed = await house.alice.select("None: the plain game", "Rule of 4", message=panel)
    assert "### Tris 2 · rule of 4" in changed.text
    lobby = await edited(house.bruno, "Tris 2 · rule of 4", "All dice must always fit")
    await house.alice.select("Who begins", "Whoever sat down second", message=panel)
    await edited(house.bruno, "Tris 2 · rule of 4 · second seat begins")
    await house.bruno.click("Join")
    table = (await house.alice.click("Start")).message
    assert table is not None
    assert table.id == lobby.id
    assert on_turn(table, [house.alice, house.bruno]) is house.bruno


async def test_what_does_not_fit_is_said_in_the_panel_and_changes_nothing(house: House) -> None:
    await opened(house, "set")
    panel = (await house.alice.click("Options")).message
    assert panel is not None
    refused = await house.alice.select("None: the plain game", "Solitaire", "Lock-out", message=panel)
    assert "no errors that could lock you out" in refused.text
    assert refused.message is not None
    assert not any(option.default for option in refused.message.selects[0].options)
    await house.bruno.click("Join")
    refused = await house.alice.select("None: the plain game", "Solitaire", message=panel)
    assert "there are 1 seats at most, and 2 are taken" in refused.text
    assert refused.message is not None
    assert "Solitaire" not in [option.label for option in refused.message.selects[0].options]
    assert "Solitaire" not in (await house.alice.sees(lambda one: "Seats taken: 2 of 8" in one.text)).text


async def test_numbers_are_offered_in_round_steps_with_what_stands(house: House) -> None:
    await opened(house, "tripple_domino", target=123)
    panel = (await house.alice.click("Options")).message
    assert panel is not None
    target = next(select for select in panel.selects if select.placeholder == "Points to reach")
    values = [option.value for option in target.options]
    assert len(values) <= 25
    assert values[0] == "50"
    assert values[-1] == "1000"
    assert [option.value for option in target.options if option.default] == ["123"]
    assert "to 500 points" in (await house.alice.select("Points to reach", "To 500 points", message=panel)).text


async def test_only_the_host_sees_options_and_a_forged_pick_changes_nothing(house: House) -> None:
    lobby = await opened(house, "tris_2")
    assert "Only **Alice**" in (await house.bruno.click("Options")).text
    session = next(one.custom_id.split(":")[2] for one in lobby.buttons)
    forged = {
        f"v1:variants:{session}:0:": "rule_of_4",
        f"v1:option:{session}:0:first": "second_seat",
        f"v1:clock:{session}:0:": "30",
        f"v1:thread:{session}:0:": "thread",
        f"v1:guests:{session}:0:": house.bruno.id,
    }
    for custom_id, value in forged.items():
        answer = await house.bruno.select("", value, message=lobby, custom_id=custom_id)
        assert answer.message is not None
        assert answer.message.ephemeral
        assert "Only **Alice**" in answer.text
    nonsense = [("clock", "", "31"), ("guests", "", "Bruno"), ("option", "first", "nobody"), ("option", "x", "1")]
    for action, words, value in nonsense:
        custom_id = f"v1:{action}:{session}:0:{words}"
        answer = await house.alice.select("", value, message=lobby, custom_id=custom_id)
        assert answer.message is not None
        assert answer.message.ephemeral
    now = await house.alice.sees(lambda one: one.id == lobby.id)
    assert now.text == lobby.text


async def test_a_clock_is_chosen_with_the_command_or_in_the_lobby(house: House) -> None:
    lobby = await opened(house, "tris_1", clock=600)
    assert "10 minutes for each move" in lobby.text
    panel = (await house.alice.click("Options")).message
    assert panel is not None
    await house.alice.select("Clock", "30 seconds", message=panel)
    await edited(house.alice, "30 seconds for each move")
    await house.bruno.click("Join")
    table = (await house.alice.click("Start")).message
    assert table is not None
    assert "time is up <t:" in table.text


async def test_a_table_for_guests_lets_nobody_else_join(house: House) -> None:
    await opened(house, "tris_1")
    panel = (await house.alice.click("Options")).message
    assert panel is not None
    await house.alice.select("Everybody", house.bruno.id, message=panel)
    await edited(house.claire, f"For guests only: <@{house.bruno.id}>")
    assert "guests of **Alice** only" in (await house.claire.click("Join")).text
    await house.alice.select("Everybody", message=panel)
    await edited(house.claire, "Seats taken: 1 of 2")
    assert "**Claire**" in (await house.claire.click("Join")).text


async def test_guests_are_told_of_their_invitation_once(house: House) -> None:
    lobby = await opened(house, "tris_1")
    panel = (await house.alice.click("Options")).message
    assert panel is not None
    for picks in ([house.bruno.id], [], [house.bruno.id, house.claire.id]):
        assert (await house.alice.select("Everybody", *picks, message=panel)).ok
    told = await house.claire.sees(lambda one: "invites <@" in one.text and house.claire.id in one.text)
    invitations = [one for one in house.claire.messages() if "**Alice** invites <@" in one.text]
    called = [[user["id"] for user in one.wire["mentions"]] for one in invitations]
    assert called == [[house.bruno.id], [house.claire.id]]
    assert lobby.id in told.text, "with a link to the table"


async def test_a_game_goes_into_a_thread_and_its_lobby_says_where(house: House) -> None:
    lobby = await opened(house, "tris_1")
    panel = (await house.alice.click("Options")).message
    assert panel is not None
    await house.alice.select("Where to play", "In a thread of its own", message=panel)
    await edited(house.bruno, "Played in a thread of its own")
    await house.bruno.click("Join")
    start = await house.alice.click("Start")
    assert start.message is not None
    assert start.message.id == lobby.id
    assert not start.message.buttons
    thread = "Tris 1 · Alice, Bruno"
    await house.alice.sees_channels(lambda names: thread in names)
    await house.bruno.sees_channels(lambda names: thread in names)
    assert f"The game goes on in <#{house.alice.channel_id(thread)}>." in start.text
    first = await edited(house.bruno, f"<@{house.alice.id}> to move", channel=thread)
    assert [one["id"] for one in first.wire["mentions"]] == [house.alice.id]
    assert (await house.alice.click("b2", channel=thread)).ok
    assert "b2" in newest_table(house.bruno, thread).text
    assert (await house.claire.command("play tris_1")).ok, "the channel is free again"


async def test_where_no_thread_can_be_made_the_game_stays(house: House) -> None:
    await opened(house, "tris_1")
    panel = (await house.alice.click("Options")).message
    assert panel is not None
    await house.alice.select("Where to play", "In a thread of its own", message=panel)
    await edited(house.bruno, "Played in a thread of its own")
    await house.bruno.click("Join")
    house.discord.guild.permit("table-one", deny=("CREATE_PUBLIC_THREADS",))
    table = (await house.alice.click("Start")).message
    assert table is not None
    assert table.pictures
    assert steps(table)


async def test_no_thread_is_offered_where_none_can_be_made(house: House) -> None:
    house.discord.guild.permit("table-one", deny=("CREATE_PUBLIC_THREADS",))
    await opened(house, "tris_1")
    panel = (await house.alice.click("Options")).message
    assert panel is not None
    assert "Where to play" not in panel.text


async def test_the_rules_and_two_lines_about_the_game_are_a_click_away(house: House) -> None:
    await opened(house, "tris_1")
    about = await house.claire.click("What is this?")
    assert about.message is not None
    assert about.message.ephemeral
    assert "Three marks of one's own" in about.text
    assert "press **Join**" in about.text
    rules = await house.claire.click("Rules")
    assert "### How to type it" in rules.text
