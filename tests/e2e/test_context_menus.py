"""The commands in the menus of people and of messages."""

from sandbox.client import Message, User
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, move_once_each, newest_table, seat


async def chosen(user: User, name: str, message: Message) -> Message:
    """Returns the answer to a command in the menu of a message, which only this user sees."""
    answer = (await user.message_menu(name, message)).shown
    assert answer.ephemeral
    return answer


async def test_a_challenge_opens_a_table_for_two_and_tells_the_other(harness: Harness) -> None:
    alice, bruno, claire = harness.alice, harness.bruno, harness.claire
    question = (await alice.user_menu("Challenge", "Bruno")).shown
    assert question.ephemeral
    assert (await alice.select("Choose a game", "Tris 1", message=question)).ok
    invitation = await bruno.notified(lambda one: "Tris 1" in one.text)
    assert "Alice" in invitation.text
    assert "Only guests of **Alice**" in (await claire.click("Join")).text
    assert "Press **Join** there" in invitation.text
    assert (await bruno.click("Join")).ok
    begun = await bruno.sees(lambda one: one.id == invitation.id and "The game has begun" in one.text)
    assert "Join" not in begun.text
    assert "begins with X" in newest_table(claire).text
    assert "yourself" in (await alice.user_menu("Challenge", "Alice")).text

    question = (await claire.user_menu("Challenge", "Tavolino", "table-two")).shown
    lobby = (await claire.select("Choose a game", "SET", message=question, channel="table-two")).shown
    assert "computer" in lobby.text


async def test_a_tables_message_is_replayed_and_analysed_once_its_game_is_over(harness: Harness) -> None:
    alice, bruno, claire = harness.alice, harness.bruno, harness.claire
    await seat(alice, bruno, game="tris_1")
    await move_once_each(alice, bruno)
    assert "not over yet" in (await chosen(claire, "Replay", newest_table(claire))).text
    assert (await confirmed(bruno, "resign")).ok
    ended = await edited(alice, "wins")
    assert len((await chosen(claire, "Replay", ended)).pictures) == 2
    assert "Alice" in (await chosen(claire, "Analysis", ended)).text
    said = await alice.say("well played")
    assert "not a table of mine" in (await chosen(claire, "Analysis", said)).text
    await bruno.sees(lambda one: one.id == said.id)
    profile = (await bruno.user_menu("Profile", "Alice")).shown
    assert profile.ephemeral
    assert "Alice" in profile.text
