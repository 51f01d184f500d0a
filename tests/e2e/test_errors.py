"""Each error is answered privately, with why and what to do, and changes nothing."""

import asyncio

import pytest

from sandbox.client import Answer
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, move_once_each, newest_table, on_turn, seat, seat_both, steps


def reply_text(answer: Answer) -> str:
    """The private sentence of a refusal."""
    assert answer.shown.ephemeral
    return answer.text


async def test_not_your_seat_not_your_turn(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    assert "no seat at this table" in reply_text(await harness.claire.click("B2"))
    waiting = harness.bruno if on_turn(table, [harness.alice, harness.bruno]) is harness.alice else harness.alice
    assert "turn" in reply_text(await waiting.click("B2"))
    assert "turn" in reply_text(await waiting.command("move", words="b2"))
    assert "no seat" in reply_text(await harness.claire.command("move", words="b2"))
    assert "no seat" in reply_text(await harness.claire.command("resign"))
    assert newest_table(harness.alice).alt == table.alt


async def test_a_stale_click_changes_nothing(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    old = {one.label: one.custom_id for one in table.buttons}
    assert (await harness.alice.click("B2")).ok
    assert (await harness.bruno.click("A1")).ok
    after = newest_table(harness.alice)
    assert (await harness.alice.click(custom_id=old["C3"], message=after)).ok
    await harness.alice.sees(lambda one: one.ephemeral and "moved on" in one.text)
    assert newest_table(harness.alice).alt == after.alt


async def test_no_game_here_and_a_game_is_already_here(harness: Harness) -> None:
    for command in ("table", "resign", "offer draw", "end"):
        assert "Open one with /play" in reply_text(await harness.alice.command(command))
    assert "Open one with /play" in reply_text(await harness.alice.command("move", words="b2"))
    assert (await harness.alice.command("play tris_1")).ok
    assert "Take a seat with **Join**" in reply_text(await harness.bruno.command("play tris_2"))
    assert "You already have a seat" in reply_text(await harness.alice.command("play tris_2"))
    assert (await harness.bruno.command("play tris_2", channel="table-two")).ok


async def test_a_channel_where_a_game_is_on_says_so(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    assert "A game is already running in this channel" in reply_text(await harness.claire.command("play tris_2"))


async def test_what_is_for_games_says_in_a_lobby_how_to_begin_or_leave(harness: Harness) -> None:
    assert (await harness.bruno.command("play triodomino")).ok
    assert (await harness.claire.click("Join")).ok
    for command, words in (
        ("move", {"words": "b2"}),
        ("offer draw", {}),
        ("resign", {}),
        ("hand", {}),
        ("offer takeback", {}),
    ):
        hosts, players = await harness.bruno.command(command, **words), await harness.claire.command(command, **words)
        assert "you start it, with **Start**" in reply_text(hosts)
        assert "the host starts it with **Start**" in reply_text(players)
        assert "/leave" in reply_text(players)
    eva = await harness.guild.user("Eva", locale="en-US")
    assert "You have no seat at this table yet" in reply_text(await eva.command("hand"))
    for person in (harness.claire, eva):
        assert "Press **Leave** or use /leave" in reply_text(await person.command("end"))
    assert "before its game begins" in reply_text(await harness.alice.command("end"))
    assert "Waiting" not in reply_text(await confirmed(harness.alice, "end")), "a moderator closes it"


@pytest.mark.parametrize(
    ("game", "reasons"),
    [
        ("tris_1", {"hello": "b2"}),
        ("tris_2", {"roll e": "roll e north", "roll z north": "roll e north", "place b2 x o": "roll"}),
    ],
)
async def test_unreadable_moves_are_explained(harness: Harness, game: str, reasons: dict[str, str]) -> None:
    table = await seat(harness.alice, harness.bruno, game=game)
    player = on_turn(table, [harness.alice, harness.bruno])
    for words, reason in reasons.items():
        assert reason in reply_text(await player.command("move", words=words))
    assert newest_table(player).alt == table.alt


async def test_illegal_moves_name_the_rule(harness: Harness) -> None:
    player, _ = await seat_both(harness.alice, harness.bruno, game="tris_2", rule_of_4=True)
    assert "Another die lies north of E" in reply_text(await player.command("move", words="roll e north"))
    assert (await player.command("move", words="ROLL  a   West")).ok
    other = harness.bruno if player is harness.alice else harness.alice
    refused = await other.command("move", words="roll a east")
    rules = await other.click("Why?", message=refused.message)
    assert rules.shown.id == refused.shown.id, "the rules take the refusal's place"
    assert rules.text.splitlines()[:2] == ["## Tris 2", "### Two forbidden rolls"], "that section alone"
    assert len(rules.shown.pictures) == 1
    assert [button.label for button in rules.shown.buttons] == ["All rules"]
    everything = await other.click("All rules", message=rules.shown)
    assert everything.text.startswith("## Tris 2 · 1/")
    assert "back" in reply_text(await other.command("move", words="roll a east")).lower()
    assert "four" in reply_text(await other.command("move", words="roll c east")).lower()


async def test_two_people_racing_for_one_turn(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    player = on_turn(table, [harness.alice, harness.bruno])
    other = harness.bruno if player is harness.alice else harness.alice
    answers = await asyncio.gather(
        player.click("A1", message=table), other.click("B2", message=table), player.click("C3", message=table)
    )
    assert all(answer.ok for answer in answers)
    after = newest_table(harness.claire)
    assert len(steps(after)) == 8, "exactly one of the presses was a move"
    for loser in (player, other):
        await loser.sees(lambda one: one.ephemeral and ("moved on" in one.text or "turn" in one.text))


async def test_one_press_pressed_twenty_times_is_one_move(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    player = on_turn(table, [harness.alice, harness.bruno])
    await asyncio.gather(*(player.click("B2", message=table) for _ in range(20)))
    assert len(steps(newest_table(harness.claire))) == 8


FORGED = (
    "?",
    "x",
    "v1:move",
    "v9:move:a:0:b2",
    "v1:move:nosuchgame:0:b2",
    "v1:walk::0:",
    "v1:standings::0:chess",
    "v1:pick:a:0:0",
)


async def test_forged_buttons_are_refused_kindly(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    for custom_id in FORGED:
        answer = await harness.claire.click(custom_id=custom_id, message=newest_table(harness.claire))
        assert "/" in reply_text(answer), f"{custom_id}: it says what to do next"


async def test_a_missing_permission_is_named(harness: Harness) -> None:
    for permission in ("ATTACH_FILES", "SEND_MESSAGES", "READ_MESSAGE_HISTORY"):
        harness.guild.permit("table-two", deny=(permission,))
        refused = await harness.alice.command("play tris_1", channel="table-two")
        assert permission.replace("_", " ").title() in reply_text(refused)
    harness.guild.permit("table-two")
    assert (await harness.alice.command("play tris_1", channel="table-two")).ok


async def test_a_permission_lost_in_mid_game_loses_no_move(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    harness.guild.permit("table-one", deny=("ATTACH_FILES",))
    assert "Attach Files" in reply_text(await harness.alice.click("B2"))
    harness.guild.permit("table-one")
    shown = await harness.bruno.command("table")
    assert "B2" not in steps(shown.shown), "the move was kept"


@pytest.mark.gateway
@pytest.mark.parametrize("permission", ["ATTACH_FILES", "SEND_MESSAGES"])
async def test_a_move_that_cannot_be_shown_counts_and_is_shown_once_it_can(harness: Harness, permission: str) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    harness.guild.permit("table-one", deny=(permission,))
    pressed = reply_text(await harness.alice.click("B2"))
    await harness.bruno.command("move", words="a1")
    typed = (await harness.bruno.sees(lambda one: one.ephemeral and "counts" in one.text)).text
    for told in (pressed, typed):
        assert "Your move counts" in told
        assert "try again" not in told
    assert "B2" in steps(newest_table(harness.claire)), "nobody sees it yet"
    harness.guild.permit("table-one")
    table = await edited(harness.claire, "Which cell", gone="A1")
    assert not {"A1", "B2"} & set(steps(table)), "nobody has pressed anything"


async def test_a_move_of_a_hand_that_cannot_be_shown_counts(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="triodomino")
    player = on_turn(newest_table(harness.alice), [harness.alice, harness.bruno])
    hand = (await player.command("hand")).shown
    chosen = (await player.click(steps(hand)[0], message=hand)).shown
    harness.guild.permit("table-one", deny=("SEND_MESSAGES",))
    pressed = await player.click(steps(chosen)[0], message=chosen)
    assert "Your move counts" in reply_text(pressed)
    other = harness.bruno if player is harness.alice else harness.alice
    offered = await other.autocomplete("move", "words", "")
    assert "Your move counts" in reply_text(await other.command("move", words=offered[0].value))


async def test_options_that_exclude_one_another_are_refused(harness: Harness) -> None:
    answer = await harness.alice.command("play tris_2", advanced_mid_edge=True)
    assert "advanced" in reply_text(answer).lower()
    assert "Open one with /play" in reply_text(await harness.alice.command("table"))


async def test_only_moderators_may_end_a_table(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    assert "Only moderators can close" in reply_text(await harness.claire.command("end"))
    assert (await confirmed(harness.alice, "end")).ok
    ended = await harness.bruno.sees(lambda one: "closed without a result" in one.text)
    assert [button.label for button in ended.buttons] == ["Rematch", "⋯"], "no replay"
    assert "Open one with /play" in reply_text(await harness.bruno.command("resign"))


async def test_draws_are_offered_declined_lapsed_and_agreed(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    assert "turn" in reply_text(await harness.bruno.command("offer draw"))
    assert "until the next move" in reply_text(await harness.alice.command("offer draw"))
    assert "the others have to answer it" in reply_text(await harness.alice.command("offer draw"))
    await edited(harness.bruno, "offers a draw")
    assert "You have made an offer" in reply_text(await harness.alice.click("Accept"))
    assert (await harness.bruno.click("Decline")).ok
    table = newest_table(harness.bruno)
    assert (await harness.bruno.click(custom_id=f"v1:agree:{_session(harness)}:0:draw", message=table)).ok
    await harness.bruno.sees(lambda one: one.ephemeral and "no such offer now" in one.text)
    assert "just been declined" in reply_text(await harness.alice.command("offer draw"))
    assert (await harness.alice.click("B2")).ok
    await edited(harness.bruno, "B2", gone="Accept")
    menu = await harness.bruno.click("⋯")
    assert (await harness.bruno.click("Offer a draw", message=menu.message)).ok
    assert "the others have to answer it" in reply_text(await harness.bruno.command("offer draw"))
    assert (await harness.alice.command("offer draw")).ok
    await edited(harness.claire, "A draw.\nBoth agreed.")


async def test_resigning_by_the_menu_asks_once_more(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    await move_once_each(harness.alice, harness.bruno)
    menu = await harness.bruno.click("⋯")
    question = await harness.bruno.click("Resign", message=menu.message)
    assert "really" in question.text
    assert (await harness.bruno.click("Yes, resign", message=question.message)).ok
    over = await harness.claire.sees(lambda one: "**Bruno** resigned." in one.text)
    assert "**Alice** wins" in over.text


async def test_who_resigns_before_a_move_is_told_that_it_is_a_loss_and_loses(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    assert (await harness.alice.click("B2")).ok
    question = await harness.bruno.command("resign")
    assert "The game counts as lost, although you have not moved yet" in question.text
    assert (await harness.bruno.click("Yes, resign", message=question.message)).ok
    over = await edited(harness.claire, "**Bruno** resigned before making a move.")
    assert "**Alice** wins" in over.text
    board = (await harness.claire.command("leaderboard")).shown
    assert "Bruno: rating 1474, provisional; 0 won, 1 lost" in board.alt


def _session(harness: Harness) -> str:
    return newest_table(harness.alice).buttons[0].custom_id.split(":")[2]
