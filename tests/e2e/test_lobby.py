"""The lobby: who sits down, what the host changes, computers, guests, threads, and how it ends."""

import re
from functools import partial
from hashlib import sha256
from typing import Any

import pytest

from bot.games import GAMES
from sandbox.client import Message
from tests.e2e.clockwork import noted, with_clock
from tests.e2e.conftest import Harness
from tests.e2e.people import (
    add_computer,
    behind,
    confirmed,
    edited,
    is_lobby,
    is_over,
    newest_table,
    on_turn,
    server_settings,
    steps,
)


async def opened(harness: Harness, game: str, **options: Any) -> Message:
    """Alice's new lobby."""
    answer = await harness.alice.command(f"play {game}", **options)
    return answer.shown


def disabled(message: Message) -> dict[str, bool]:
    return {button.label: button.disabled for button in message.buttons}


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_every_game_begins_with_computers_in_all_the_seats_it_needs(harness: Harness, game: str) -> None:
    lobby = await opened(harness, game)
    for _ in range(1, GAMES[game].seats(GAMES[game].info.full_options({})).start):
        assert disabled(lobby).get("Start", True)
        answer = await add_computer(harness.alice)
        lobby = answer.shown
    if is_lobby(lobby):
        assert not disabled(lobby)["Start"]
        answer = await harness.alice.click("Start")
        lobby = answer.shown
    assert lobby.pictures
    assert steps(lobby) or disabled(lobby)


async def test_the_host_may_keep_the_start_of_a_table_for_two(harness: Harness) -> None:
    await opened(harness, "tris_1")
    panel = (await harness.alice.click("Options")).shown
    assert (await harness.alice.select("Start of the game", "When the host presses Start", message=panel)).ok
    assert "Ready: " in (await harness.bruno.click("Join")).text
    assert "\n### " in (await harness.alice.click("Start")).text


async def test_computers_come_and_go_as_the_host_wishes(harness: Harness) -> None:
    await opened(harness, "triodomino")
    assert "Only **Alice**" in (await add_computer(harness.bruno)).text
    for names in ("**Ada** (computer, fair)", "**Blaise** (computer, fair)", "**Cleo** (computer, fair)"):
        assert names in (await add_computer(harness.alice)).text
    full = await harness.alice.sees(lambda one: "Seats taken: 4 of 4" in one.text)
    refused = await harness.bruno.select("Level of the computers", "Blaise: master", message=full)
    assert "Only **Alice**" in refused.text
    chosen = await harness.alice.select("Level of the computers", "Blaise: master", message=full)
    assert "**Ada** (computer, fair)\n3. **Blaise** (computer, master)" in chosen.text
    assert disabled(full)["Join"]
    join = next(one.custom_id for one in full.buttons if one.label == "Join")
    assert "All 4 seats are taken" in (await harness.bruno.click(custom_id=join, message=full)).text
    panel = (await harness.alice.click("Options")).message
    assert (await harness.alice.click("Remove computer", message=panel)).ok
    await harness.bruno.sees(lambda one: "Seats taken: 3 of 4" in one.text and "Cleo" not in one.text)
    assert "**Bruno**" in (await harness.bruno.click("Join")).text


async def test_the_buttons_of_a_lobby_never_change_their_places(harness: Harness) -> None:
    lobby = await opened(harness, "triodomino")
    places = [button.label for button in lobby.buttons]
    assert places == ["Join", "Start", "Options", "?"]
    joined, added = (await harness.bruno.click("Join")).shown, (await add_computer(harness.alice)).shown
    assert "You have left" in (await behind(harness.bruno, "Leave")).text
    left = await harness.alice.sees(lambda one: "Seats taken: 2 of 4" in one.text)
    assert [[button.label for button in one.buttons] for one in (joined, added, left)] == [places] * 3


async def test_tris_2_suggests_the_rule_of_4_until_it_is_chosen(harness: Harness) -> None:
    lobby = await opened(harness, "tris_2")
    assert "Suggested, in Options: the rule of 4" in lobby.text
    panel = (await harness.alice.click("Options")).message
    assert (await harness.alice.select("None: the plain game", "Rule of 4", message=panel)).ok
    chosen = await harness.claire.sees(lambda one: "### Tris 2 · rule of 4" in one.text)
    assert "Suggested" not in chosen.text


async def test_fair_luck_shows_the_seal_in_the_lobby_and_the_seed_after_the_game(harness: Harness) -> None:
    lobby = await opened(harness, "tris_2")
    short = re.search("seal ([0-9a-f]{16})…", lobby.text)
    assert short is not None, "the lobby shows the seal before anybody joins"
    panel = await behind(harness.bruno, "Fair luck")
    assert panel.shown.ephemeral
    (seal,) = re.findall("[0-9a-f]{64}", panel.text)
    assert seal.startswith(short[1])
    await harness.bruno.click("Join")
    await harness.bruno.sees(lambda one: one.ephemeral and "**Bruno** joined with" in one.text)
    await edited(harness.claire, "\n### ")
    about = await harness.claire.click("?")
    assert f"seal {short[1]}" in about.text
    assert seal in (await harness.claire.click("Fair luck", message=about.message)).text
    assert (await harness.alice.command("end")).ok
    assert (await harness.alice.click("Yes, end it")).ok
    shown = await harness.bruno.sees(lambda one: one.ephemeral and "tavolino/1:" in one.text)
    (sealed,) = re.findall("tavolino/1:[a-z0-9]+:[0-9a-f]{64}", shown.text)
    assert sha256(sealed.encode()).hexdigest() == seal
    ended = await edited(harness.claire, "closed without a result")
    assert f"seal {short[1]}… · seed {sealed.split(':')[2][:16]}…" in ended.text
    assert sealed in (await behind(harness.claire, "Fair luck", message=ended)).text


async def test_the_host_passes_on_and_computers_alone_close_the_lobby(harness: Harness) -> None:
    await opened(harness, "triodomino")
    await harness.bruno.click("Join")
    await add_computer(harness.alice)
    assert (await behind(harness.alice, "Leave")).ok
    await edited(harness.bruno, "**Bruno** (host)")
    question = (await behind(harness.bruno, "Leave")).shown
    assert "the table is closed" in question.text
    assert (await harness.bruno.click("Yes, close it", message=question)).ok
    await edited(harness.claire, "before a game began. Everybody has left.")
    assert (await harness.alice.command("play tris_1")).ok


async def test_a_lobby_passes_to_nobody_who_has_as_many_tables_as_the_server_allows(harness: Harness) -> None:
    panel = await server_settings(harness.alice, "Tables")
    assert (await harness.alice.select("Open tables per person", "1 table", message=panel)).ok
    assert (await harness.bruno.command("play tris_1", channel="table-two")).ok
    await opened(harness, "triodomino")
    await harness.bruno.click("Join")
    question = (await behind(harness.alice, "Leave")).shown
    assert "Nobody else who sits here can be the host" in question.text
    assert "Nobody else could be the host" in (await harness.alice.click("Yes, close it", message=question)).text
    await edited(harness.claire, "The host left, and nobody else could take over")


async def test_the_host_frees_the_seat_of_somebody_who_has_gone_away(harness: Harness) -> None:
    await opened(harness, "triodomino")
    await harness.bruno.click("Join")
    panel = (await harness.alice.click("Options")).shown
    forged = next(select.custom_id for select in panel.selects if select.custom_id.startswith("v1:free-seat:"))
    assert (await harness.alice.select("Whose seat?", "Bruno", message=panel)).ok
    freed = await edited(harness.claire, "Seats taken: 1 of 4")
    assert "**Bruno**" not in freed.text
    assert "has freed your seat" in (await harness.bruno.click("Join", message=freed)).text
    assert (await harness.claire.click("Join", message=freed)).ok
    answer = await harness.bruno.select("", harness.claire.id, message=freed, custom_id=forged)
    assert "Only **Alice**" in answer.text
    await edited(harness.bruno, "2. **Claire**")


async def test_a_lobby_where_nothing_happens_closes(harness: Harness) -> None:
    lobby = await opened(harness, "tris_1")
    await noted(harness, lobby)
    await with_clock(harness, clock=0, left=1)
    closed = await edited(harness.bruno, "closed before a game began. Nothing happened")
    assert closed.id == lobby.id
    assert not closed.buttons
    assert (await harness.bruno.command("play tris_1")).ok, "the channel is free again"


async def test_a_computer_answers_by_itself_until_the_end(harness: Harness) -> None:
    await opened(harness, "tris_1")
    await add_computer(harness.alice)
    await harness.alice.click("B2")
    mine = f"<@{harness.alice.id}>"
    table = await harness.alice.sees(lambda one: "Ada** wrote O" in one.text)
    while not is_over(table):
        await harness.alice.click(steps(table)[0])
        table = await harness.alice.sees(lambda one: is_over(one) or (mine in one.text and one.buttons))
    assert "Rematch" in disabled(table)


async def test_the_host_changes_variants_and_choices_and_all_see_them(harness: Harness) -> None:
    await opened(harness, "tris_2")
    panel = (await harness.alice.click("Options")).shown
    assert panel.ephemeral
    changed = await harness.alice.select("None: the plain game", "Rule of 4", message=panel)
    assert "### Tris 2 · rule of 4" in changed.text
    lobby = await edited(harness.bruno, "Tris 2 · rule of 4", "All dice must always fit")
    await harness.alice.select("Who begins", "Whoever sat down second", message=panel)
    await edited(harness.bruno, "Tris 2 · rule of 4 · player 2 begins")
    table = (await harness.bruno.click("Join")).shown
    assert table.id == lobby.id
    assert on_turn(table, [harness.alice, harness.bruno]) is harness.bruno


def options_of(panel: Message) -> list[str]:
    """The labels of the first select's options."""
    return [option.label for option in panel.selects[0].options]


async def test_what_does_not_fit_is_said_in_the_panel_and_changes_nothing(harness: Harness) -> None:
    await opened(harness, "set")
    panel = (await harness.alice.click("Options")).shown
    refused = await harness.alice.select("None: the plain game", "Solitaire", "Lock-out", message=panel)
    assert "no errors that could lock you out" in refused.text
    assert not any(option.default for option in refused.shown.selects[0].options)
    await harness.bruno.click("Join")
    await harness.alice.sees(lambda one: one.id == panel.id and "Solitaire" not in options_of(one))
    late = panel.selects[0].custom_id
    refused = await harness.alice.select("", "solitaire", custom_id=late, message=panel)
    assert "there are 1 seats at most, and 2 are taken" in refused.text
    assert "Solitaire" not in options_of(refused.shown)
    assert "Solitaire" not in (await harness.alice.sees(lambda one: "Seats taken: 2 of 8" in one.text)).text


async def test_numbers_are_offered_in_round_steps_with_what_stands(harness: Harness) -> None:
    await opened(harness, "tripple_domino", target=123)
    panel = (await harness.alice.click("Options")).shown
    target = next(select for select in panel.selects if select.placeholder == "Points to reach")
    values = [option.value for option in target.options]
    assert len(values) <= 25
    assert values[0] == "50"
    assert values[-1] == "1000"
    assert [option.value for option in target.options if option.default] == ["123"]
    assert "to 500 points" in (await harness.alice.select("Points to reach", "To 500 points", message=panel)).text


async def test_only_the_host_sees_options_and_a_forged_pick_changes_nothing(harness: Harness) -> None:
    lobby = await opened(harness, "tris_2")
    assert "Only **Alice**" in (await harness.bruno.click("Options")).text
    session = next(one.custom_id.split(":")[2] for one in lobby.buttons)
    forged = {
        f"v1:variants:{session}:0:": "rule_of_4",
        f"v1:option:{session}:0:first": "second_seat",
        f"v1:clock:{session}:0:": "30",
        f"v1:thread:{session}:0:": "thread",
        f"v1:guests:{session}:0:": harness.bruno.id,
    }
    for custom_id, value in forged.items():
        answer = await harness.bruno.select("", value, message=lobby, custom_id=custom_id)
        assert answer.shown.ephemeral
        assert "Only **Alice**" in answer.text
    nonsense = [("clock", "", "31"), ("guests", "", "Bruno"), ("option", "first", "nobody"), ("option", "x", "1")]
    for action, words, value in nonsense:
        custom_id = f"v1:{action}:{session}:0:{words}"
        answer = await harness.alice.select("", value, message=lobby, custom_id=custom_id)
        assert answer.shown.ephemeral
    now = await harness.alice.sees(lambda one: one.id == lobby.id)
    assert now.text == lobby.text


async def test_a_clock_is_chosen_with_the_command_or_in_the_lobby(harness: Harness) -> None:
    lobby = await opened(harness, "tris_1", clock=600)
    assert "10 minutes for each move" in lobby.text
    panel = (await harness.alice.click("Options")).shown
    await harness.alice.select("Clock", "30 seconds", message=panel)
    await edited(harness.alice, "30 seconds for each move")
    table = (await harness.bruno.click("Join")).shown
    assert " · <t:" in table.text


async def test_a_table_for_guests_lets_nobody_else_join(harness: Harness) -> None:
    await opened(harness, "triodomino")
    panel = (await harness.alice.click("Options")).shown
    await harness.alice.select("Everybody", harness.bruno.id, message=panel)
    await edited(harness.claire, f"For guests only: <@{harness.bruno.id}>")
    assert "Only guests of **Alice**" in (await harness.claire.click("Join")).text
    await harness.alice.select("Everybody", message=panel)
    await edited(harness.claire, "Seats taken: 1 of 4")
    assert "**Claire**" in (await harness.claire.click("Join")).text


def closed(invitation: str, message: Message) -> bool:
    """Returns whether this invitation says that its table is closed."""
    return message.id == invitation and "The table is closed" in message.text


async def test_guests_are_pinged_for_their_invitation_once(harness: Harness) -> None:
    lobby = await opened(harness, "tris_1")
    panel = (await harness.alice.click("Options")).shown
    for picks in ([harness.bruno.id], [], [harness.bruno.id, harness.claire.id]):
        assert (await harness.alice.select("Everybody", *picks, message=panel)).ok
    invitation = await harness.claire.sees(lambda one: "invites <@" in one.text and harness.claire.id in one.text)
    invitations = [one for one in harness.claire.messages() if "**Alice** invites <@" in one.text]
    called = [[user["id"] for user in one.wire["mentions"]] for one in invitations]
    assert called == [[harness.bruno.id], [harness.claire.id]]
    assert lobby.id in invitation.text, "with a link to the table"
    assert (await confirmed(harness.alice, "leave")).ok
    for one in invitations:
        await harness.claire.sees(partial(closed, one.id))


async def test_a_game_goes_into_a_thread_and_its_lobby_says_where(harness: Harness) -> None:
    lobby = await opened(harness, "tris_1")
    panel = (await harness.alice.click("Options")).shown
    await harness.alice.select("Where to play", "In a thread of its own", message=panel)
    await edited(harness.bruno, "Played in a thread of its own")
    start = await harness.bruno.click("Join")
    assert start.shown.id == lobby.id
    assert not start.shown.buttons
    thread = "Tris 1 · Alice, Bruno"
    await harness.alice.sees_channels(lambda names: thread in names)
    await harness.bruno.sees_channels(lambda names: thread in names)
    assert f"The game goes on in <#{harness.alice.channel_id(thread)}>." in start.text
    first = await edited(harness.bruno, f"<@{harness.alice.id}>", channel=thread)
    assert first.wire["mentions"] == []
    assert (await harness.alice.click("B2", channel=thread)).ok
    assert "B2" in newest_table(harness.bruno, thread).text
    assert (await harness.claire.command("play tris_1")).ok, "the channel is free again"


async def test_where_no_thread_can_be_made_the_game_stays(harness: Harness) -> None:
    await opened(harness, "tris_1")
    panel = (await harness.alice.click("Options")).shown
    await harness.alice.select("Where to play", "In a thread of its own", message=panel)
    await edited(harness.bruno, "Played in a thread of its own")
    harness.guild.permit("table-one", deny=("CREATE_PUBLIC_THREADS",))
    table = (await harness.bruno.click("Join")).shown
    assert table.pictures
    assert steps(table)


async def test_no_thread_is_offered_where_none_can_be_made(harness: Harness) -> None:
    harness.guild.permit("table-one", deny=("CREATE_PUBLIC_THREADS",))
    await opened(harness, "tris_1")
    panel = (await harness.alice.click("Options")).shown
    assert "**Where to play**" in panel.text
    assert "I would need **Create Public Threads**, too. Without it, games stay in the channel." in panel.text
    assert not [one for one in panel.selects if one.custom_id.startswith("v1:thread:")]


async def test_the_rules_are_a_click_away(harness: Harness) -> None:
    await opened(harness, "tris_1")
    rules = await behind(harness.claire, "Rules")
    assert "## " in rules.text


async def test_the_options_go_when_the_game_starts(harness: Harness) -> None:
    await opened(harness, "triodomino")
    await harness.bruno.click("Join")
    options = (await harness.alice.click("Options")).shown
    assert (await harness.alice.click("Start")).ok
    await harness.alice.sees_gone(options)
