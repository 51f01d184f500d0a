"""Whatever goes wrong is told privately, says why and what to do, and changes nothing."""

import asyncio

import pytest

from sandbox.client import Answer
from sandbox.messaging.posting import delete_message
from tests.e2e.conftest import House
from tests.e2e.people import edited, newest_table, on_turn, seat, steps


def told(answer: Answer) -> str:
    """The private sentence of a refusal."""
    assert answer.ok
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.text


async def test_not_your_seat_not_your_turn(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    assert "no seat at this table" in told(await house.claire.click("b2"))
    waiting = house.bruno if on_turn(table, [house.alice, house.bruno]) is house.alice else house.alice
    assert "turn" in told(await waiting.click("b2"))
    assert "turn" in told(await waiting.command("move", words="b2"))
    assert "no seat" in told(await house.claire.command("move", words="b2"))
    assert "no seat" in told(await house.claire.command("resign"))
    assert newest_table(house.alice).alt == table.alt


async def test_a_stale_click_changes_nothing(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    old = {one.label: one.custom_id for one in table.buttons}
    assert (await house.alice.click("b2")).ok
    assert (await house.bruno.click("a1")).ok
    after = newest_table(house.alice)
    assert (await house.alice.click(custom_id=old["c3"], message=after)).ok
    await house.alice.sees(lambda one: one.ephemeral and "moved on" in one.text)
    assert newest_table(house.alice).alt == after.alt


async def test_no_game_here_and_a_game_is_already_here(house: House) -> None:
    for command in ("table", "resign", "draw", "end"):
        assert "Open one with /play" in told(await house.alice.command(command))
    assert "Open one with /play" in told(await house.alice.command("move", words="b2"))
    assert (await house.alice.command("play tris_1")).ok
    assert "Take a seat there with **Join**" in told(await house.bruno.command("play tris_2"))
    assert (await house.bruno.command("play tris_2", channel="table-two")).ok


async def test_a_channel_where_a_game_is_on_says_so(house: House) -> None:
    await seat(house.alice, house.bruno, game="tris_1")
    assert "There is a game on in this channel" in told(await house.claire.command("play tris_2"))


async def test_what_is_for_games_says_in_a_lobby_how_to_begin_or_leave(house: House) -> None:
    assert (await house.bruno.command("play tris_1")).ok
    assert (await house.claire.click("Join")).ok
    for command, words in (("move", {"words": "b2"}), ("draw", {}), ("resign", {}), ("hand", {}), ("takeback", {})):
        hosts, players = await house.bruno.command(command, **words), await house.claire.command(command, **words)
        assert "it is yours to begin, with **Start**" in told(hosts)
        assert "the host starts it with **Start**" in told(players)
        assert "/leave" in told(players)
    eva = await house.discord.user("Eva", locale="en-US")
    assert "You have no seat at this table yet" in told(await eva.command("hand"))
    for person in (house.claire, eva):
        assert "press **Leave** or use /leave" in told(await person.command("end"))
    assert "Waiting" not in told(await house.alice.command("end")), "a moderator closes it"


@pytest.mark.parametrize(
    ("words", "reason"),
    [("hello", "b2"), ("roll e", "roll e north"), ("roll z north", "roll e north"), ("place b2 x o", "roll")],
)
async def test_unreadable_moves_are_explained(house: House, words: str, reason: str) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1" if reason == "b2" else "tris_2")
    player = on_turn(table, [house.alice, house.bruno])
    assert reason in told(await player.command("move", words=words))
    assert newest_table(player).alt == table.alt


async def test_illegal_moves_name_the_rule(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_2", rule_of_4=True)
    player = on_turn(table, [house.alice, house.bruno])
    assert "Another die lies north of e" in told(await player.command("move", words="roll e north"))
    assert (await player.command("move", words="ROLL  a   West")).ok
    other = house.bruno if player is house.alice else house.alice
    assert "back" in told(await other.command("move", words="roll a east")).lower()
    assert "four" in told(await other.command("move", words="roll c east")).lower()


async def test_two_people_racing_for_one_turn(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    player = on_turn(table, [house.alice, house.bruno])
    other = house.bruno if player is house.alice else house.alice
    answers = await asyncio.gather(
        player.click("a1", message=table), other.click("b2", message=table), player.click("c3", message=table)
    )
    assert all(answer.ok for answer in answers)
    after = newest_table(house.claire)
    assert len(steps(after)) == 8, "exactly one of the presses was a move"
    for loser in (player, other):
        await loser.sees(lambda one: one.ephemeral and ("moved on" in one.text or "turn" in one.text))


async def test_one_press_pressed_twenty_times_is_one_move(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    player = on_turn(table, [house.alice, house.bruno])
    await asyncio.gather(*(player.click("b2", message=table) for _ in range(20)))
    assert len(steps(newest_table(house.claire))) == 8


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "x",
        "v1:move",
        "v9:move:a:0:b2",
        "v1:move:nosuchgame:0:b2",
        "v1:walk::0:",
        "v1:standings::0:chess",
        "v1:pick:a:0:0",
    ],
)
async def test_forged_buttons_are_refused_kindly(house: House, custom_id: str) -> None:
    await seat(house.alice, house.bruno, game="tris_1")
    answer = await house.claire.click(custom_id=custom_id or "?")
    assert "/" in told(answer), "it says what to do next"


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("ATTACH_FILES", "Attach Files"),
        ("SEND_MESSAGES", "Send Messages"),
        ("READ_MESSAGE_HISTORY", "Read Message History"),
    ],
)
async def test_a_missing_permission_is_named(house: House, permission: str, name: str) -> None:
    house.discord.guild.permit("table-two", deny=(permission,))
    assert name in told(await house.alice.command("play tris_1", channel="table-two"))
    house.discord.guild.permit("table-two")
    assert (await house.alice.command("play tris_1", channel="table-two")).ok


async def test_a_permission_lost_in_mid_game_loses_no_move(house: House) -> None:
    await seat(house.alice, house.bruno, game="tris_1")
    house.discord.guild.permit("table-one", deny=("ATTACH_FILES",))
    assert "Attach Files" in told(await house.alice.click("b2"))
    house.discord.guild.permit("table-one")
    shown = await house.bruno.command("table")
    assert shown.message is not None
    assert "b2" not in steps(shown.message), "the move was kept"


async def test_a_deleted_table_message_comes_back_with_the_next_move(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    delete_message(house.discord.world, house.discord.guild.channel("table-one").messages[table.id])
    assert (await house.alice.command("move", words="b2")).ok
    again = await house.bruno.sees(lambda one: one.id != table.id and "b2" in one.text and one.pictures)
    assert len([one for one in house.bruno.messages() if one.pictures]) == 1
    assert again.buttons
    assert (await house.bruno.click("a1")).ok


async def test_options_that_exclude_one_another_are_refused(house: House) -> None:
    answer = await house.alice.command("play tris_2", advanced_mid_edge=True)
    assert "advanced" in told(answer).lower()
    assert "Open one with /play" in told(await house.alice.command("table"))


async def test_only_moderators_may_end_a_table(house: House) -> None:
    await seat(house.alice, house.bruno, game="tris_1")
    assert "Only moderators can close" in told(await house.claire.command("end"))
    assert (await house.alice.command("end")).ok
    ended = await house.bruno.sees(lambda one: "closed without a result" in one.text)
    assert [button.label for button in ended.buttons] == ["Join the next game"]
    assert "Open one with /play" in told(await house.bruno.command("resign"))


async def test_draws_are_offered_declined_lapsed_and_agreed(house: House) -> None:
    await seat(house.alice, house.bruno, game="tris_1")
    assert "turn" in told(await house.bruno.command("draw"))
    assert "until the next move" in told(await house.alice.command("draw"))
    assert "waits for an answer" in told(await house.alice.command("draw"))
    await edited(house.bruno, "offers a draw")
    assert "You made this offer" in told(await house.alice.click("Accept"))
    assert (await house.bruno.click("Decline")).ok
    assert "no longer stands" in told(await house.bruno.click(custom_id=f"v1:agree:{_session(house)}:0:draw"))
    assert "just been declined" in told(await house.alice.command("draw"))
    assert (await house.alice.click("b2")).ok
    await edited(house.bruno, "b2", gone="Accept")
    menu = await house.bruno.click("More")
    assert (await house.bruno.click("Offer a draw", message=menu.message)).ok
    assert "waits for an answer" in told(await house.bruno.command("draw"))
    assert (await house.alice.command("draw")).ok
    await edited(house.claire, "A draw. Both agreed.")


async def test_resigning_by_the_menu_asks_once_more(house: House) -> None:
    await seat(house.alice, house.bruno, game="tris_1")
    menu = await house.bruno.click("More")
    question = await house.bruno.click("Resign", message=menu.message)
    assert "really" in question.text
    assert (await house.bruno.click("Yes, resign", message=question.message)).ok
    over = await house.claire.sees(lambda one: "**Alice** wins. **Bruno** resigned." in one.text)
    assert over.pictures


def _session(house: House) -> str:
    return newest_table(house.alice).buttons[0].custom_id.split(":")[2]
