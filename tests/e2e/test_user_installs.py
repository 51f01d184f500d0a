"""Tables where the bot is only user-installed: it can post and edit only by the interactions of those who press."""

import pytest
import pytest_asyncio

from sandbox.client import Guild
from tests.e2e.conftest import Harness
from tests.e2e.people import add_computer, can_play, edited, is_over, newest_table, on_turn, seat, steps
from tests.examples import SLOW

HALL = "annex-hall"
PLACES = ("a server without the bot", "a conversation of two", "a group conversation")
IN_EACH_PLACE = pytest.mark.parametrize("place", PLACES, indirect=True)


@pytest_asyncio.fixture(loop_scope="session", params=PLACES if SLOW else PLACES[:2])
async def place(request: pytest.FixtureRequest, harness: Harness) -> str:
    """A channel where the bot is Bruno's own app and nothing else."""
    if request.param == "a conversation of two":
        await harness.bruno.install()
        return await harness.bruno.open_dm("Claire")
    if request.param == "a group conversation":
        await harness.bruno.install()
        group = harness.discord.new_group("Friends", harness.alice, harness.bruno, harness.claire)
        for person in (harness.bruno, harness.claire):
            await person.sees_channels(lambda names: "Friends" in names)
        return group
    await _annexed(harness)
    return HALL


@pytest_asyncio.fixture(loop_scope="session")
async def annex(harness: Harness) -> Guild:
    """A server that has not added the bot, which Bruno has as his own app."""
    return await _annexed(harness)


@pytest.fixture
def hall(annex: Guild) -> str:
    """Its channel."""
    return annex.channel(HALL).name


async def _annexed(harness: Harness) -> Guild:
    annex = harness.discord.new_guild("Annex", HALL, people_of=harness.guild, with_bot=False)
    await harness.bruno.install()
    for person in (harness.bruno, harness.claire):
        await person.sees_channels(lambda names: HALL in names)
    return annex


async def test_the_settings_of_a_server_where_the_bot_is_a_guest_are_refused(harness: Harness, hall: str) -> None:
    assert "only a guest on this server" in (await harness.bruno.command("settings server", channel=hall)).text


@IN_EACH_PLACE
async def test_a_game_is_played_to_its_end(harness: Harness, place: str) -> None:
    assert "as your guest" in await can_play(harness.bruno, place)
    table = await seat(harness.bruno, harness.claire, game="tris_1", channel=place)
    while not is_over(table):
        answer = await on_turn(table, [harness.bruno, harness.claire]).click(steps(table)[0], channel=place)
        table = answer.shown
    assert (await harness.claire.click("Rematch", channel=place)).ok
    await edited(harness.bruno, "The rematch waits for", channel=place)
    begun = (await harness.bruno.click("Join", channel=place)).shown
    assert steps(begun)


async def test_a_computer_answers_there_too(harness: Harness, place: str) -> None:
    assert (await harness.bruno.command("play tris_1", channel=place)).ok
    assert (await add_computer(harness.bruno, place)).ok
    begun = await edited(harness.bruno, f"<@{harness.bruno.id}>", channel=place)
    assert (await harness.bruno.click(steps(begun)[0], channel=place)).ok
    await edited(harness.bruno, "**Ada** wrote O", f"<@{harness.bruno.id}>", channel=place)


async def test_a_move_from_a_hand_changes_the_table(harness: Harness, place: str) -> None:
    players = [harness.bruno, harness.claire]
    table = await seat(*players, game="triodomino", channel=place)
    mover = on_turn(table, players)
    hand = (await mover.click("My hand", channel=place)).message
    while f"<@{mover.id}> to move" in newest_table(mover, place).text and hand is not None and steps(hand):
        hand = (await mover.click(steps(hand)[0], message=hand, channel=place)).message
    (other,) = (player for player in players if player is not mover)
    await edited(other, f"<@{other.id}>", channel=place)


async def test_a_table_that_nobody_could_change_is_posted_again_by_who_plays(harness: Harness, place: str) -> None:
    players = [harness.bruno, harness.claire]
    table = await seat(*players, game="triodomino", channel=place)
    mover = on_turn(table, players)
    hand = (await mover.click("My hand", channel=place)).message
    await harness.bot.kill()
    await harness.bot.start()
    while hand is not None and steps(hand):
        hand = (await mover.click(steps(hand)[0], message=hand, channel=place)).message
    (other,) = (player for player in players if player is not mover)
    moved = await edited(other, f"<@{other.id}>", channel=place)
    assert moved.id != table.id
    hand = (await other.click("My hand", message=moved, channel=place)).message
    while hand is not None and steps(hand):
        hand = (await other.click(steps(hand)[0], message=hand, channel=place)).message
    await mover.sees(lambda one: one.id == moved.id and f"<@{mover.id}>" in one.text, channel=place)


async def test_friends_who_read_different_languages_keep_the_tables(harness: Harness) -> None:
    await harness.bruno.install()
    claire = await harness.guild.user("Claire", locale="de")
    aside = await harness.bruno.open_dm("Claire")
    assert (await harness.bruno.command("play tris_1", channel=aside)).ok
    joined = await claire.click("Join", channel=aside)
    assert "\n### " in joined.text
    assert "Was möchtest du tun?" in (await claire.click("⋯", channel=aside)).text


async def test_a_table_shown_again_takes_the_buttons_off_the_old_message(harness: Harness, place: str) -> None:
    old = await seat(harness.bruno, harness.claire, game="tris_1", channel=place)
    again = (await harness.bruno.command("table", channel=place)).shown
    assert again.id != old.id
    left = await harness.claire.sees(lambda one: one.id == old.id and not one.buttons, channel=place)
    home = harness.guild.channel(again.channel).guild or "@me"
    assert f"/channels/{home}/{again.channel}/{again.id}" in left.text
    answer = await on_turn(again, [harness.bruno, harness.claire]).click("B2", channel=place, message=again)
    assert "B2" in answer.text


async def test_after_a_restart_the_old_buttons_bring_the_leave_back(harness: Harness, place: str) -> None:
    table = await seat(harness.bruno, harness.claire, game="tris_1", channel=place)
    await harness.bot.kill()
    await harness.bot.start()
    players = [harness.bruno, harness.claire]
    for square in ("B2", "A1"):
        if square == "B2" or on_turn(table, players) is not harness.bruno:
            answer = await on_turn(table, players).click(square, channel=place, message=table)
            assert answer.shown.id == table.id
            table = answer.shown
    assert (await harness.bruno.command("move", channel=place, words="c1")).ok
    await edited(harness.claire, "wrote", "C1", channel=place)


async def test_in_a_group_conversation_any_two_players_end_a_table(harness: Harness) -> None:
    """Alice is away, and nobody moderates a conversation."""
    await harness.bruno.install()
    group = harness.discord.new_group("Friends", harness.alice, harness.bruno, harness.claire)
    for person in (harness.alice, harness.bruno, harness.claire):
        await person.sees_channels(lambda names: "Friends" in names)
    assert (await harness.bruno.command("play tris_on_steroids", channel=group)).ok
    assert (await harness.alice.click("Join", channel=group)).ok
    refused = (await harness.bruno.command("end", channel=group)).text
    assert "when the last one leaves, it closes" in refused
    assert "moderator" not in refused
    for person, label in ((harness.claire, "Join"), (harness.bruno, "Start")):
        assert (await person.click(label, channel=group)).ok
    assert "One more player has to agree" in (await harness.bruno.command("end", channel=group)).text
    again = (await harness.bruno.command("table", channel=group)).shown
    assert "One more player is enough" in again.text
    assert "nobody has to decline" in (await harness.alice.click("Decline", channel=group)).text
    closed = await harness.claire.click("Accept", channel=group, message=again)
    assert "Two players agreed to stop" in closed.text


@IN_EACH_PLACE
async def test_an_end_without_a_result_is_asked_for(harness: Harness, place: str) -> None:
    await seat(harness.bruno, harness.claire, game="tris_1", channel=place)
    assert (await harness.bruno.command("end", channel=place)).ok
    await edited(harness.claire, "without a result", channel=place)
    answer = await harness.claire.click("Accept", channel=place)
    assert "Rematch" in [button.label for button in answer.shown.buttons]


async def test_where_nobody_else_would_see_it_no_table_is_opened(harness: Harness, annex: Guild, hall: str) -> None:
    annex.permit(hall, "everyone", deny=("USE_EXTERNAL_APPS",))
    answer = await harness.bruno.command("play tris_1", channel=hall)
    assert answer.shown.ephemeral
    assert "answer you alone" in answer.text
    assert "answer you alone" in await can_play(harness.bruno, hall)


async def test_nobody_takes_a_table_away_from_the_others(harness: Harness, annex: Guild, hall: str) -> None:
    table = await seat(harness.bruno, harness.claire, game="tris_1", channel=hall)
    annex.permit(hall, "everyone", deny=("USE_EXTERNAL_APPS",))
    assert "answer you alone" in (await harness.bruno.command("table", channel=hall)).text
    answer = await on_turn(table, [harness.bruno, harness.claire]).click("B2", message=table, channel=hall)
    assert answer.shown.id == table.id


async def test_a_turn_that_discord_shows_one_person_alone_counts_as_no_post(
    harness: Harness, annex: Guild, hall: str
) -> None:
    table = await seat(harness.bruno, harness.claire, game="tris_1", channel=hall)
    while not is_over(table):
        answer = await on_turn(table, [harness.bruno, harness.claire]).click(steps(table)[0], channel=hall)
        table = answer.shown
    annex.permit(hall, "Bruno", deny=("USE_EXTERNAL_APPS",))
    assert (await harness.bruno.command("replay", hall, turn=True)).ok
    await harness.bruno.sees(lambda one: one.ephemeral and "The turning point: move" in one.text, channel=hall)
    annex.permit(hall, "Bruno")
    assert (await harness.bruno.command("replay", hall, turn=True)).ok
    await harness.claire.sees(lambda one: not one.ephemeral and "The turning point: move" in one.text, channel=hall)


async def test_no_thread_is_offered_to_a_guest(harness: Harness, hall: str) -> None:
    assert (await harness.bruno.command("play tris_1", channel=hall)).ok
    panel = (await harness.bruno.click("Options", channel=hall)).shown
    assert "Where to play" not in [select.placeholder for select in panel.selects]


async def test_in_direct_messages_one_plays_with_ones_own_app(harness: Harness) -> None:
    await harness.bruno.install()
    own = await harness.bruno.open_dm()
    assert (await harness.bruno.command("play tris_1", channel=own)).ok
    assert (await harness.bruno.click("Start", channel=own)).ok
    assert (await harness.bruno.click("B2", channel=own)).ok
