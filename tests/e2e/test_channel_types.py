"""Tables in channels of every type that takes commands, and what is said where something is missing."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from sandbox.world.channels import ChannelType
from tests.e2e.conftest import Harness
from tests.e2e.people import can_play, edited, newest_table, on_turn, seat

VOICE, STAGE = ChannelType.GUILD_VOICE, ChannelType.GUILD_STAGE_VOICE
ANNOUNCEMENT = ChannelType.GUILD_ANNOUNCEMENT
PLACE = "place"
NO_THREADS = "Channels of this kind have no threads"


async def created(harness: Harness, kind: ChannelType) -> None:
    """Creates a channel of this type that everybody sees; of a forum or media channel, a post in it."""
    if kind in (ChannelType.GUILD_FORUM, ChannelType.GUILD_MEDIA):
        harness.guild.new_channel("forum", kind)
        harness.guild.new_post("forum", PLACE, "Alice")
    else:
        harness.guild.new_channel(PLACE, kind)
    for person in (harness.alice, harness.bruno, harness.claire):
        await person.sees_channels(lambda names: PLACE in names)


@pytest.fixture(params=[True, False], ids=["implied permissions sent", "not sent"])
def both_readings(request: pytest.FixtureRequest, harness: Harness) -> Iterator[None]:
    """Whether interactions carry permissions without what the lack of others takes away, or with it."""
    world = harness.discord.world
    before = world.terms
    world.terms = replace(before, implied_permissions_sent=request.param)
    yield
    world.terms = before


@pytest.mark.parametrize(
    "kind", [VOICE, STAGE, ANNOUNCEMENT, ChannelType.GUILD_FORUM, ChannelType.GUILD_MEDIA], ids=lambda kind: kind.name
)
async def test_a_game_is_played_in_each_type_of_channel(harness: Harness, kind: ChannelType) -> None:
    await created(harness, kind)
    assert "Yes: nothing is missing." in await can_play(harness.bruno, PLACE)
    players = [harness.alice, harness.bruno]
    table = await seat(*players, game="tris_1", channel=PLACE)
    assert (await on_turn(table, players).click("B2", channel=PLACE)).ok
    for number in range(6):
        await harness.claire.say(f"chatter {number}", channel=PLACE)
    mover = on_turn(newest_table(harness.claire, PLACE), players)
    assert (await mover.command("move", PLACE, words="a1")).ok
    below = await edited(harness.claire, "A1", channel=PLACE)
    assert below.id != table.id, "posted again further down"


@pytest.mark.parametrize("kind", [VOICE, STAGE], ids=lambda kind: kind.name)
async def test_where_a_channel_has_no_threads_the_game_stays_and_that_is_said(
    harness: Harness, kind: ChannelType
) -> None:
    await created(harness, kind)
    panel = (await harness.alice.command("settings server")).message
    assert (await harness.alice.click("Games in threads: off", message=panel)).ok
    assert NO_THREADS in await can_play(harness.bruno, PLACE)
    lobby = await harness.alice.command("play tris_1", PLACE)
    assert "in a thread" not in lobby.text
    options = (await harness.alice.click("Options", channel=PLACE)).shown
    assert NO_THREADS in options.text
    table = (await harness.bruno.click("Join", channel=PLACE)).shown
    assert table.pictures


async def test_a_choice_of_a_thread_that_has_become_impossible_is_explained(harness: Harness) -> None:
    assert (await harness.alice.command("play tris_1")).ok
    panel = (await harness.alice.click("Options")).message
    harness.guild.permit("table-one", deny=("CREATE_PUBLIC_THREADS",))
    answer = await harness.alice.select("Where to play", "In a thread of its own", message=panel)
    assert "I would need **Create Public Threads**, too" in answer.text
    assert "in a thread" not in harness.guild.messages()[-1].text


async def test_in_an_announcement_channel_a_game_goes_into_a_thread(harness: Harness) -> None:
    await created(harness, ANNOUNCEMENT)
    panel = (await harness.alice.command("settings server")).message
    assert (await harness.alice.click("Games in threads: off", message=panel)).ok
    assert "threads of their own" in await can_play(harness.bruno, PLACE)
    assert "Played in a thread of its own" in (await harness.alice.command("play tris_1", PLACE)).text
    assert (await harness.bruno.click("Join", channel=PLACE)).ok
    thread = "Tris 1 · Alice, Bruno"
    await harness.claire.sees_channels(lambda names: thread in names)
    assert harness.guild.channel(thread).kind is ChannelType.ANNOUNCEMENT_THREAD
    await edited(harness.claire, "\n### ", channel=thread)


async def test_a_voice_channel_needs_connect(harness: Harness) -> None:
    await created(harness, VOICE)
    harness.guild.permit(PLACE, deny=("CONNECT",))
    assert "the permission **Connect** in this channel" in await can_play(harness.bruno, PLACE)
    assert "the permission **Connect** in this channel" in (await harness.bruno.command("play tris_1", PLACE)).text


@pytest.mark.usefixtures("both_readings")
async def test_only_the_permission_that_is_denied_is_asked_for(harness: Harness) -> None:
    for denied, name in (("VIEW_CHANNEL", "View Channel"), ("SEND_MESSAGES", "Send Messages")):
        harness.guild.permit("table-one", deny=(denied,))
        for command, topic in (("help", {"topic": "channel"}), ("play tris_1", {})):
            answer = await harness.bruno.command(command, **topic)
            assert f"I need the permission **{name}** in this channel" in answer.text


@pytest.mark.usefixtures("both_readings")
async def test_a_bot_that_is_timed_out_says_which_permission_is_missing(harness: Harness) -> None:
    harness.guild.time_out("bot", 600)
    assert "I need the permission **Send Messages**" in await can_play(harness.bruno)


@pytest.mark.parametrize("empty", [True, False], ids=["empty resolved", "no resolved"])
async def test_nobody_and_nothing_can_be_chosen_whatever_discord_sends_along(harness: Harness, empty: bool) -> None:
    world = harness.discord.world
    before = world.terms
    world.terms = replace(before, empty_resolved=empty)
    try:
        assert (await harness.alice.command("play tris_1")).ok
        for opens in (harness.alice.command("settings server"), harness.alice.click("Options")):
            panel = await opens
            entities = [one.custom_id for one in panel.shown.selects if not one.options]
            assert entities, "selects of users, roles or channels"
            for custom_id in entities:
                assert (await harness.alice.select("", message=panel.shown, custom_id=custom_id)).ok
    finally:
        world.terms = before
