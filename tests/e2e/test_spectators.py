"""Those who watch: they see what all see, learn what this is, and are asked for a seat next time."""

from tests.e2e.conftest import Harness
from tests.e2e.people import begin_in_a_thread, behind, confirmed, edited, join_next, seat


async def test_what_is_this_explains_the_game_in_two_lines_to_the_one_who_asks(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_2")
    answer = (await harness.claire.click("?")).shown
    assert answer.ephemeral
    assert "Tris 2" in answer.text
    assert "Join the next game" in answer.text
    rules = await harness.claire.click("Rules", message=answer)
    assert "## Tris 2" in rules.text


async def test_who_wants_to_play_next_is_asked_in_the_next_lobby_and_sits_down_by_a_press(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    noted = await join_next(harness.claire)
    assert "I'll ask you" in noted.text
    await edited(harness.alice, "Up for the next game: **Claire**")
    assert (await confirmed(harness.bruno, "resign")).ok
    await edited(harness.claire, "resigned", "Up for the next game: **Claire**")
    lobby = (await harness.alice.command("play tris_1")).shown
    assert f"<@{harness.claire.id}> wanted to play the next game" in lobby.text
    assert "2. " not in lobby.text, "nobody sits who has not pressed"
    assert [one.id for one in harness.claire.notifications] == [lobby.id]
    assert (await harness.claire.click("Join")).ok
    started = await edited(harness.claire, "\n### ")
    assert "next game" not in started.text


async def test_after_a_game_one_may_ask_for_a_seat_too_and_a_rematch_leaves_the_list(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_on_steroids")
    assert (await confirmed(harness.bruno, "resign")).ok
    over = await edited(harness.claire, "resigned")
    assert "I'll ask you" in (await behind(harness.claire, "Join the next game", message=over)).text
    assert (await harness.alice.click("Rematch", message=over)).ok
    waiting = await harness.bruno.sees(lambda one: "The rematch waits for" in one.text)
    assert "**Claire**" not in waiting.text
    question = (await behind(harness.alice, "Leave", message=waiting)).message
    assert (await harness.alice.click("Yes, close it", message=question)).ok
    assert f"<@{harness.claire.id}> wanted" in (await harness.bruno.command("play tris_1")).text
    assert "off the list" in (await harness.claire.command("leave")).text
    await harness.bruno.sees(lambda one: "One more player" in one.text and "wanted" not in one.text)


async def test_a_wish_in_a_thread_is_one_for_its_channel(harness: Harness) -> None:
    thread = await begin_in_a_thread(harness.alice, harness.bruno)
    await harness.claire.sees_channels(lambda names: thread in names)
    await edited(harness.claire, "\n### ", channel=thread)
    assert "I'll ask you" in (await join_next(harness.claire, thread)).text
    await edited(harness.alice, "Up for the next game: **Claire**", channel=thread)
    assert f"<@{harness.claire.id}> wanted" in (await harness.alice.command("play tris_1")).text


async def test_a_second_press_takes_the_wish_back(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    assert (await join_next(harness.claire)).ok
    await edited(harness.alice, "Up for the next game")
    assert "off the list" in (await join_next(harness.claire)).text
    await harness.alice.sees(lambda one: one.pictures and "Up for the next game" not in one.text)


async def test_an_open_lobby_is_joined_at_once_and_who_sits_there_reads_where(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    assert (await confirmed(harness.alice, "end")).ok
    closed = await edited(harness.claire, "closed without a result")
    assert (await harness.bruno.command("play set")).ok
    joined = await behind(harness.claire, "Join the next game", message=closed)
    assert "you have a seat at [SET]" in joined.text
    await edited(harness.alice, "2. **Claire**")
    again = await behind(harness.claire, "Join the next game", message=closed)
    assert "You have a seat already" in again.text
