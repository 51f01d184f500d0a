"""Games over HTTP, where no gateway tells of servers and channels."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from functools import partial

import pytest

from sandbox.client import Message
from sandbox.endpoint.posting import EndpointAnswer
from tests.e2e.clockwork import noted, with_clock
from tests.e2e.conftest import Harness
from tests.e2e.malformed_payloads import mutations
from tests.e2e.people import add_computer, begin_in_a_thread, confirmed, edited, is_over, join_next, on_turn, seat
from tests.e2e.records import open_tables
from tests.e2e.test_games import Way, by_buttons, by_command
from tests.e2e.test_guilds import no_open_tables
from tests.e2e.test_malformed import MUTATIONS
from tests.seed import SEED


@pytest.mark.parametrize("way", [by_buttons, by_command])
async def test_a_whole_game_is_played_and_watched_over_http(harness: Harness, way: Way) -> None:
    assert not harness.discord.gateway.online
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    dice = random.Random(way.__name__)
    while not is_over(table):
        table = await way(harness, table, dice)
        watched = await harness.claire.sees(partial(_same, table))
        assert watched.picture().startswith(b"\x89PNG")
    assert len([one for one in harness.claire.messages() if one.pictures]) == 1, "one message, edited in place"


def _same(table: Message, one: Message) -> bool:
    return one.id == table.id and one.alt == table.alt


async def test_a_computer_moves_and_a_restart_draws_in_the_language_of_the_server(harness: Harness) -> None:
    """No interaction tells it then: it was stored as the table was opened."""
    harness.guild.set_locale("it")
    await harness.alice.command("play tris_1", first="first_seat")
    await harness.alice.select("Aggiungi un computer: il livello", "Aggiungi un computer: medio")
    await harness.alice.command("move", words="b2")
    asked = f"### <@{harness.alice.id}> · Quale casella"
    table = await harness.alice.sees(lambda one: asked in one.text and "**Ada**" in one.text)
    await noted(harness, table)
    with closing(sqlite3.connect(harness.database)) as store, store:
        store.execute("UPDATE sessions SET shown = NULL WHERE message = ?", (int(table.id),))
    await with_clock(harness, clock=3600, left=1800)
    drawn = await harness.alice.sees(lambda one: one.id == table.id and "<t:" in one.text)
    assert asked in drawn.text


async def test_a_game_in_a_thread_is_played_and_its_channel_is_known(harness: Harness) -> None:
    thread = await begin_in_a_thread(harness.alice, harness.bruno)
    table = await harness.alice.sees(lambda one: bool(one.pictures), channel=thread)
    player = on_turn(table, [harness.alice, harness.bruno])
    assert (await player.click("B2", message=table)).ok
    assert (await join_next(harness.claire, message=table)).ok
    assert (await confirmed(harness.bruno, "resign", thread)).ok
    ended = await edited(harness.claire, "wins", channel=thread)
    replay = (await harness.claire.message_menu("Replay", ended)).shown
    assert replay.pictures
    assert (await harness.claire.user_menu("Profile", "Alice")).ok
    lobby = (await harness.alice.command("play tris_1")).shown
    assert f"<@{harness.claire.id}>" in lobby.text, "who waits in a thread is asked in its channel"


async def test_a_server_that_removes_the_bot_loses_its_tables_with_the_next_edit_by_the_bots_token(
    harness: Harness,
) -> None:
    await _computer_thinks(harness)
    harness.discord.clock.advance(901)  # the token of the last press, by which the edit would go, is over
    harness.guild.kick_bot()
    await no_open_tables(harness)
    harness.guild.invite_bot()
    assert (await harness.alice.command("play tris_1")).ok


async def test_a_deleted_channel_loses_its_table_with_the_next_edit(harness: Harness) -> None:
    channel = await harness.alice.open_channel("soon gone", harness.guild.id)
    await _computer_thinks(harness, channel)
    await harness.alice.close_channel(channel)
    await no_open_tables(harness)


async def test_a_channel_that_the_bot_may_not_see_keeps_its_table(harness: Harness) -> None:
    refused = harness.inject_fault("PATCH", "/channels/*/messages/*", status=403, code=50001)
    await _computer_thinks(harness)
    harness.discord.clock.advance(901)  # the edit goes by the bot's token
    await refused.done.wait()
    assert len(open_tables(harness.database, harness.guild.id)) == 1


async def _computer_thinks(harness: Harness, channel: str = "table-one") -> None:
    """Moves at a table with a computer, whose own move is drawn a second later by an edit."""
    assert (await harness.alice.command("play tris_1", channel, first="first_seat")).ok
    assert (await add_computer(harness.alice, channel)).ok
    assert (await harness.alice.command("move", channel, words="b2")).ok


@pytest.mark.parametrize("same", [True, False])
async def test_a_request_that_the_load_balancer_repeats_makes_one_move(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, same: bool
) -> None:
    """The same request again, and one that another process would take for new."""
    balancer = harness.discord.endpoint.balancer
    post = balancer.poster.post
    table = await seat(harness.alice, harness.bruno, game="tris_1")

    async def twice(url: str, body: bytes, headers: dict[str, str]) -> EndpointAnswer:
        again = headers if same else balancer.signer.headers(body, str(int(headers["X-Signature-Timestamp"]) - 1))
        answers = [await post(url, body, headers), await post(url, body, again)]
        assert [answer.status for answer in answers] == [202, 202]
        return answers[0]

    with monkeypatch.context() as patched:
        patched.setattr(balancer.poster, "post", twice)
        player = on_turn(table, [harness.alice, harness.bruno])
        answer = await player.click("B2", message=table)
        assert answer.ok
    other = on_turn(answer.shown, [harness.alice, harness.bruno])
    assert other is not player
    assert (await other.click("A1", message=answer.shown)).ok
    await edited(harness.claire, "A1")


async def test_signed_interactions_that_nobody_has_foreseen_are_dropped_and_the_game_goes_on(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    endpoint, bodies = harness.discord.endpoint.balancer, list[bytes]()
    post, pid = endpoint.post, harness.bot.pid

    async def noted_post(body: bytes) -> EndpointAnswer:
        bodies.append(body)
        return await post(body)

    table = await seat(harness.alice, harness.bruno, game="tris_1")
    with monkeypatch.context() as patched:
        patched.setattr(endpoint, "post", noted_post)
        assert (await harness.claire.click("?", message=table)).ok
        await harness.claire.autocomplete("move", "words", "a")
    harness.expects_errors = True
    dice = random.Random(SEED)
    for body in bodies:
        for malformed in mutations(json.loads(body), dice, MUTATIONS):
            assert (await post(json.dumps(malformed).encode())).status in (200, 202, 400), SEED
    assert "interaction dropped" in harness.log
    assert harness.bot.pid == pid
    assert (await on_turn(table, [harness.alice, harness.bruno]).click("B2", message=table)).ok


async def test_a_stop_answers_what_is_under_way_and_the_next_process_goes_on(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    player = on_turn(table, [harness.alice, harness.bruno])
    slow = harness.inject_fault("POST", "/interactions/*/callback", delay=0.5)
    pressing = asyncio.create_task(player.click("B2", message=table))
    await slow.done.wait()
    assert await harness.bot.stop() == 0
    answer = await pressing
    assert answer.ok
    await harness.bot.start()
    assert (await on_turn(answer.shown, [harness.alice, harness.bruno]).click("A1", message=answer.shown)).ok
