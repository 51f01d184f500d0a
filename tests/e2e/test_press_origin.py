"""A press counts only in the channel, and on a message, of the table that its custom id names."""

import pytest

from bot.ui.views.custom_id import MOVE_ACTIONS, Action, Press, Surface
from sandbox.interactions.interaction import Origin
from tests.e2e.conftest import Harness
from tests.e2e.forms import hand_in
from tests.e2e.people import behind, on_turn, seat
from tests.e2e.test_forged import Everything, shown, table_of

ABOUT_A_TABLE = [
    *((action, Surface.TABLE) for action in Action if Press(action, "session").names_session),
    *((action, Surface.HAND) for action in MOVE_ACTIONS),
]
ELSEWHERE = "belongs to a table in another channel"


@pytest.mark.parametrize(("elsewhere", "words"), [("channel", ""), ("server", "b2")])
async def test_no_press_for_a_table_counts_elsewhere(harness: Harness, elsewhere: str, words: str) -> None:
    players = [harness.alice, harness.bruno]
    table = await seat(*players, game="tris_1")
    mover, (session, ply) = on_turn(table, players), table_of(table)
    channel = "table-two"
    if elsewhere == "server":
        channel = "annex-hall"
        harness.discord.new_guild("Annex", channel, people_of=harness.guild)
        await mover.sees_channels(lambda names: channel in names)
    other = (await mover.command("play tris_2", channel)).shown
    before = shown(other)
    for action, surface in ABOUT_A_TABLE:
        forged = Press(action, session, ply, words, surface).custom_id
        answer = await mover.click(custom_id=forged, message=other, channel=channel)
        assert ELSEWHERE in answer.text, action
    newest = next(one for one in mover.messages(channel) if one.id == other.id)
    assert shown(newest) == before
    assert (await mover.click("B2", message=table)).ok, "it is the same turn still"


async def test_a_press_counts_only_on_a_message_of_its_table(harness: Harness) -> None:
    players = [harness.alice, harness.bruno]
    table = await seat(*players, game="tris_1")
    mover, (session, ply) = on_turn(table, players), table_of(table)
    foreign = (await harness.claire.command("leaderboard")).shown
    everything = Everything(harness)
    presses = [
        Press(action, session, ply, "b2") for action in (Action.MOVE, Action.CHOOSE_WORD, Action.RESIGN, Action.MORE)
    ]
    for press in (*presses, Press(Action.MOVE, session, ply, "b2", Surface.HAND)):
        answer = await mover.click(custom_id=press.custom_id, message=foreign)
        assert "do not know that button" in answer.text
    # The start of the game may have been shown twice, the second time after the leaderboard.
    assert [shown(version) for version in everything.versions] in ([], [shown(table)])
    assert (await mover.click("B2", message=table)).ok, "it is the same turn still"


async def test_a_form_counts_only_where_its_table_is(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="set")
    session, ply = table_of(table)
    other = (await harness.alice.command("play tris_1", channel="table-two")).shown
    channel = harness.guild.channel("table-two")
    origin = Origin(harness.discord.world.users[harness.alice.id], channel, "form")
    form = {"custom_id": Press(Action.SELECT_WORDS, session, ply, "take").custom_id, "components": []}
    hand_in(harness.discord, origin, form, channel.messages[other.id])
    answer = await harness.alice.sees(lambda one: one.ephemeral, channel="table-two")
    assert ELSEWHERE in answer.text


async def test_a_game_that_moves_into_a_thread_leaves_private_panels_that_still_answer(harness: Harness) -> None:
    lobby = (await harness.alice.command("play tris_1")).shown
    options = (await harness.alice.click("Options")).shown
    await harness.alice.select("Where to play", "In a thread of its own", message=options)
    luck = (await behind(harness.claire, "Fair luck")).shown
    session, _ = table_of(lobby)
    assert (await harness.bruno.click("Join")).ok
    rules = Press(Action.RULES, session).custom_id
    assert ELSEWHERE not in (await harness.claire.click(custom_id=rules, message=luck)).text
    assert ELSEWHERE in (await harness.claire.click(custom_id=rules, message=lobby)).text
