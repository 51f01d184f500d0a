"""The puzzles of the day: the same for all, one attempt each, hidden from others until they have played."""

import json
import re
from dataclasses import replace

import pytest

from bot.verification.verify import verify
from sandbox.client import Message, User
from tests.e2e.clockwork import a_day_passes, stored, while_down
from tests.e2e.conftest import Harness
from tests.e2e.people import server_settings
from tests.e2e.playing import sets_on
from tests.e2e.test_settings import settle

TOGGLE = "daily-toggle"

MOST_PRESSES = 60
"""A puzzle of SET is over before."""

HALL = "annex-hall"


async def home(user: User, channel: str = "table-one") -> Message:
    """The panel of the puzzles of the day."""
    panel = (await user.command("daily", channel)).shown
    assert panel.ephemeral
    return panel


async def pressed(user: User, label: str, panel: Message, channel: str = "table-one") -> Message:
    """What a button leads to."""
    return (await user.click(label, message=panel, channel=channel)).shown


async def begun(user: User, game: str = "SET", channel: str = "table-one") -> Message:
    """A puzzle that the user has just begun."""
    intro = await pressed(user, game, await home(user, channel), channel)
    return await pressed(user, "Begin", intro, channel)


def cards(panel: Message) -> str:
    """What lies on the table, by the description of its picture."""
    return "\n".join(line for line in panel.alt.splitlines() if re.match(r"[A-Z]\d: ", line))


def next_key(panel: Message) -> str | None:
    """The key that leads to the first SET, or where there is none the button for more cards; None at the end."""
    ids = [one.custom_id for one in panel.buttons if not one.disabled]
    keys = {one.rpartition(" / ")[2]: one for one in ids if f":{TOGGLE}:" in one}
    if not keys:
        return None
    shown = next(iter(keys.values())).split(":", 4)[4].partition(" / ")[0].split()[1:]
    for three in sets_on(panel.alt):
        if set(shown) <= set(three):
            return keys[next(slot for slot in three if slot not in shown)]
    return next(one for one in ids if one.endswith((":refill", ":more")))


async def press_keys(user: User, panel: Message, presses: int = MOST_PRESSES, channel: str = "table-one") -> Message:
    """Plays SET on by its keys, to the end or for so many presses."""
    for _ in range(presses):
        press = next_key(panel)
        if press is None:
            break
        panel = (await user.click("", message=panel, custom_id=press, channel=channel)).shown
    return panel


async def finish(user: User, panel: Message) -> Message:
    """Plays SET to its end, with one press for three cards, which their keys would make of three."""
    while (press := next_key(panel)) is not None:
        three = next(sets_on(panel.alt), None)
        if three is not None and f":{TOGGLE}:" in press:
            daily, ply = press.split(":")[2:4]
            press = f"v1:daily-move:{daily}:{ply}:take {' '.join(three)}"
        panel = (await user.click("", message=panel, custom_id=press)).shown
    return panel


async def post_in(harness: Harness, channel: str) -> None:
    """Chooses this channel for the posts of puzzles, from the earliest hour on."""
    panel = await server_settings(harness.alice, "Daily")
    await harness.alice.select("Posted from this hour on", "1:00 UTC", message=panel)
    panel = await server_settings(harness.alice, "Daily")
    await harness.alice.select("Nowhere", channel, message=panel)


async def test_a_press_on_an_older_panel_of_a_puzzle_says_that_it_has_moved_on(harness: Harness) -> None:
    older = await begun(harness.alice)
    there = "table-two"
    newer = await pressed(harness.alice, "SET", await home(harness.alice, there), there)
    daily, ply = next(one.custom_id for one in older.buttons if f":{TOGGLE}:" in one.custom_id).split(":")[2:4]
    assert cards(await press_keys(harness.alice, newer, 3, there)) != cards(older)
    key = next_key(older)
    assert key is not None
    for press in (key, f"v1:daily-move:{daily}:{ply}:more"):
        told = await harness.alice.click("", message=older, custom_id=press)
        assert "/daily opens it as it is now" in told.text


async def test_two_people_on_two_servers_have_the_same_deal_and_one_attempt_over_all_servers(harness: Harness) -> None:
    harness.discord.new_guild("Annex", HALL, people_of=harness.guild)
    for person in (harness.alice, harness.bruno):
        await person.sees_channels(lambda names: HALL in names)
    alices, brunos = await begun(harness.alice), await begun(harness.bruno, channel=HALL)
    assert cards(alices) == cards(brunos) != ""
    assert alices.picture().startswith(b"\x89PNG")
    alices = await press_keys(harness.alice, alices, 3)
    elsewhere = await pressed(harness.alice, "SET", await home(harness.alice, HALL), HALL)
    assert cards(elsewhere) == cards(alices) != cards(brunos)
    over = await press_keys(harness.alice, elsewhere, channel=HALL)
    result = re.search(r"−?\d+ points? in \d+:\d\d", over.text)
    assert result is not None
    begin_again = next(one.custom_id for one in alices.buttons if f":{TOGGLE}:" in one.custom_id).split(":")[2]
    forged = await harness.alice.click(message=over, custom_id=f"v1:daily-begin:{begin_again}:0:", channel=HALL)
    assert result[0] in forged.text, "instead of a second attempt there is one's result"
    assert harness.guild.messages() == [], "nobody else sees anything of it"


async def test_where_nothing_may_be_posted_the_line_to_copy_has_ones_name_as_it_is(harness: Harness) -> None:
    odd = await harness.guild.user("Ada *the* 1_st")
    over = await finish(odd, await begun(odd))
    harness.guild.permit("table-one", odd.name, deny=("SEND_MESSAGES",))
    read_only = (await odd.click("Share", message=over)).shown
    harness.guild.permit("table-one", odd.name)
    await settle(harness, "All channels", harness.guild.channel("table-two").id)
    unwanted = (await odd.click("Share", message=over)).shown
    for line in (read_only, unwanted):
        assert line.ephemeral
        assert "```\nAda *the* 1_st · puzzles of" in line.text


async def test_others_results_are_hidden_until_one_has_played_and_a_shared_line_has_points_and_time(
    harness: Harness,
) -> None:
    over = await finish(harness.alice, await begun(harness.alice))
    board = await pressed(harness.alice, "Leaderboard", over)
    assert "Alice" in board.alt
    await harness.alice.click("Share", message=await home(harness.alice))
    shared = await harness.bruno.sees(lambda one: "puzzles of" in one.text)
    assert "🟩" in shared.text
    assert re.search(r"SET · .*\d points? in \d+:\d\d", shared.text)
    legend = await pressed(harness.bruno, "Legend", shared)
    assert "🟩 a SET" in legend.text
    assert legend.ephemeral
    assert not shared.pictures
    assert not re.search("points? in", (await pressed(harness.bruno, "Play them, too", shared)).text)
    this_board = next(one.custom_id for one in board.buttons if one.disabled)
    refused = await harness.bruno.click(message=shared, custom_id=this_board)
    assert "once you have played this puzzle yourself" in refused.text
    assert refused.shown.ephemeral
    over = await finish(harness.bruno, await begun(harness.bruno))
    assert {"Alice", "Bruno"} <= set(re.findall("Alice|Bruno", (await pressed(harness.bruno, "Leaderboard", over)).alt))


async def test_a_puzzle_goes_on_where_it_was_after_a_kill_and_after_its_panel_was_closed(harness: Harness) -> None:
    panel = await press_keys(harness.alice, await begun(harness.alice), 3)
    await harness.bot.kill()
    await harness.bot.start()
    panel = await press_keys(harness.alice, panel, 3)
    reopened = await pressed(harness.alice, "SET", await home(harness.alice))
    assert cards(reopened) == cards(panel)
    assert re.search("points? in", (await finish(harness.alice, reopened)).text)


async def test_a_streak_grows_by_a_puzzle_a_day_and_a_puzzle_that_is_over_can_be_verified(harness: Harness) -> None:
    luck = await pressed(harness.alice, "Fair luck", await home(harness.alice))
    sealed = set(re.findall(r"`([0-9a-f]{64})`.*<t:", luck.text))  # other tests may have left puzzles that are over
    assert len(sealed) == 4, "today's seals and tomorrow's"
    for days in (1, 2):
        await finish(harness.alice, await begun(harness.alice))
        assert f"{days} day" in (await home(harness.alice)).text
        await a_day_passes(harness)
    luck = await pressed(harness.alice, "Fair luck", await home(harness.alice))
    record = json.loads((await pressed(harness.alice, "Record: SET", luck)).file("record.json"))
    assert verify(record).moves > 0
    assert record["luck"]["commitment"] in sealed


@pytest.mark.usefixtures("after_the_first_hour")
async def test_the_puzzles_are_posted_once_a_day_though_the_bot_is_killed(harness: Harness) -> None:
    def posts() -> list[Message]:
        return [one for one in harness.guild.messages("table-two") if "Puzzles of" in one.text]

    await post_in(harness, harness.guild.channel("table-two").id)
    post = await harness.bruno.sees(lambda one: "Puzzles of" in one.text, channel="table-two")
    await harness.bot.kill()
    await harness.bot.start()
    assert (await pressed(harness.bruno, "SET", post, "table-two")).ephemeral
    await post_in(harness, harness.guild.channel("table-two").id)
    assert [one.id for one in posts()] == [post.id]
    await a_day_passes(harness)
    await harness.discord.until(lambda: len(posts()) == 2, what="the next day's post")


@pytest.mark.usefixtures("after_the_first_hour")
async def test_a_post_whose_process_was_killed_is_sent_unless_it_is_there(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot was killed before it noted what has become of the post."""

    def posts() -> list[Message]:
        return [one for one in harness.guild.messages("table-two") if "Puzzles of" in one.text]

    here = [harness.guild.id]

    async def start_after_kill() -> None:
        async with while_down(harness) as database:
            assert database.execute("UPDATE daily_posts SET problem = 'sending' WHERE guild = ?", here).rowcount == 1
        await stored(harness, "SELECT 1 FROM daily_posts WHERE problem = '' AND guild = ?", *here)

    await post_in(harness, harness.guild.channel("table-two").id)
    post = await harness.bruno.sees(lambda one: "Puzzles of" in one.text, channel="table-two")
    await start_after_kill()
    assert [one.id for one in posts()] == [post.id]
    await harness.alice.delete(post)  # as if it had never been there
    monkeypatch.setattr(harness.discord.world, "terms", replace(harness.discord.world.terms, nonce_seconds=0.0))
    await start_after_kill()
    assert len(posts()) == 1


@pytest.mark.usefixtures("after_the_first_hour")
async def test_a_post_that_fails_is_told_on_the_page_of_settings_and_tried_again_when_they_change(
    harness: Harness,
) -> None:
    closed = harness.guild.channel("table-two")
    harness.guild.permit("table-two", deny=("SEND_MESSAGES",))
    await post_in(harness, closed.id)
    page = await failed_post(harness)
    assert "*View Channel* and *Send Messages*" in page.text
    assert "warning" not in harness.log
    harness.guild.permit("table-two")
    await harness.alice.select("Nowhere", closed.id, message=page)
    await harness.alice.sees(lambda one: "Puzzles of" in one.text, channel="table-two")
    assert "failed" not in (await server_settings(harness.alice, "Daily")).text


async def failed_post(harness: Harness) -> Message:
    """The page of settings as soon as it tells why a post has failed."""
    page = await server_settings(harness.alice, "Daily")
    for _ in range(50):
        if "failed" in page.text:
            break
        page = await server_settings(harness.alice, "Daily")
    return page


async def test_a_puzzle_of_tiles_is_played_from_a_hand_that_only_its_player_sees(harness: Harness) -> None:
    panel = await begun(harness.alice, "Tripple Domino")
    assert "has the opening tile" in panel.text
    for _ in range(8):
        ways = [one for one in panel.buttons if one.custom_id.split(":")[1] in ("daily-word", "daily-move")]
        ahead = next(one for one in ways if one.label != "Back")
        panel = (await harness.alice.click("", message=panel, custom_id=ahead.custom_id)).shown
    assert len(panel.pictures) == 1
    assert re.search(r"Alice\*\* (places|draws|passes)", panel.text), "which of them it is depends on the day's deal"
    assert harness.guild.messages() == []


async def test_a_move_that_is_typed_after_an_upgrade_with_other_rules_is_refused(harness: Harness) -> None:
    await begun(harness.alice)
    async with while_down(harness) as store:
        store.execute("UPDATE daily_attempts SET rules = 0, seal = NULL WHERE person = ?", (int(harness.alice.id),))
    assert "The rules of this game have changed" in (await harness.alice.command("daily", move="more")).text
    assert await harness.alice.autocomplete("daily", "move", "m") == []
