"""After a restart, only messages that do not show their table as it is are behind."""

import pytest

from bot.sessions.session import Place, Session
from bot.store.errors import StoreUnavailable
from tests.sessions.blocking_store import BlockingStore
from tests.sessions.harness import ADA, BEA, CY, Harness, idle

LOOK = "en dark"
MESSAGE = 77


async def posted(harness: Harness, session: Session) -> Session:
    """Gives the table a message that shows it, as Discord has confirmed."""
    await harness.sessions.places.set_message(session.id, MESSAGE)
    session = await harness.current(session)
    harness.sessions.shown.set(session, MESSAGE, LOOK, 0)
    return session


async def is_behind(harness: Harness, session: Session, look: str = LOOK) -> bool:
    return await harness.sessions.shown.is_behind(await harness.current(session), look)


async def test_a_message_that_shows_its_table_is_not_behind(harness: Harness) -> None:
    for opened in (await harness.lobby(ADA), await harness.game(BEA, CY, place=Place(10, 5))):
        session = await posted(harness, opened)
        await harness.restart()
        assert not await is_behind(harness, session)


async def test_a_message_of_which_nothing_is_known_is_behind(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    await harness.sessions.places.set_message(session.id, MESSAGE)
    await harness.restart()
    assert await is_behind(harness, session)


async def test_a_message_is_behind_after_a_move_that_it_does_not_show(harness: Harness) -> None:
    session = await posted(harness, await harness.game(ADA, BEA))
    await harness.move(session, ADA, "take 1")
    await harness.restart()
    assert await is_behind(harness, session)


async def test_a_message_is_behind_after_a_visible_change_even_if_that_was_undone(harness: Harness) -> None:
    """It may show the change: what was confirmed last is older."""
    session = await posted(harness, await harness.lobby(ADA))
    await harness.sessions.lobbies.join(session.id, BEA)
    await harness.sessions.lobbies.leave(session.id, BEA.id)
    await harness.restart()
    assert await is_behind(harness, session)


async def test_a_message_is_behind_in_another_language_or_theme_or_if_its_look_was_forgotten(harness: Harness) -> None:
    session = await posted(harness, await harness.game(ADA, BEA))
    assert await is_behind(harness, session, "de dark")
    assert await is_behind(harness, session, "en light")
    harness.sessions.shown.set(session, MESSAGE, "", 0)
    assert await is_behind(harness, session)


async def test_a_message_is_behind_if_the_table_has_another_one(harness: Harness) -> None:
    session = await posted(harness, await harness.game(ADA, BEA))
    await harness.sessions.places.set_message(session.id, MESSAGE + 1)
    await harness.restart()
    assert await is_behind(harness, session)


@pytest.mark.parametrize(("downtime", "behind"), [(20, False), (300, True)])
async def test_a_message_is_behind_if_its_deadline_is_wrong_by_more_than_a_tenth(
    harness: Harness, downtime: int, behind: bool
) -> None:
    """A lobby shows when it expires, in half an hour; a restart moves that by the time that it took."""
    session = await posted(harness, await harness.lobby(ADA))
    await harness.advance(2)
    await harness.crash()
    harness.clock.time += downtime * 1000
    await harness.open()
    assert (await harness.current(session)).clock.deadline != session.clock.deadline
    assert await is_behind(harness, session) is behind


async def test_what_was_confirmed_is_written_soon_for_all_tables_together(harness: Harness) -> None:
    sessions = [await posted(harness, await harness.game(ADA, BEA, place=Place(10, number))) for number in range(3)]
    assert await harness.store.sessions.shown() == ()
    await harness.advance(1)
    assert {one.session for one in await harness.store.sessions.shown()} == {session.id for session in sessions}


async def test_what_a_crash_lost_only_makes_a_message_be_redrawn(harness: Harness) -> None:
    session = await posted(harness, await harness.game(ADA, BEA))
    await harness.crash()
    await harness.open()
    assert await is_behind(harness, session)


async def test_what_the_store_refused_is_written_when_it_takes_it_again(harness: Harness) -> None:
    blocking = BlockingStore(harness.store, "shown messages")
    await harness.sessions.close()
    await harness.serve(blocking)
    session = await posted(harness, await harness.game(ADA, BEA))
    blocking.error = StoreUnavailable("disk full")
    blocking.released.set()
    await harness.advance(1)
    blocking.error = None
    await harness.advance(10)
    await idle()
    assert [one.session for one in await harness.store.sessions.shown()] == [session.id]


async def test_nothing_is_kept_of_a_table_that_has_ended(harness: Harness) -> None:
    session = await posted(harness, await harness.game(ADA, BEA))
    await harness.sessions.games.resign(session.id, ADA.id)
    ended = await harness.current(session)
    harness.sessions.shown.set(ended, MESSAGE, LOOK, 0)
    assert vars(harness.sessions.shown)["_shown"] == {}


async def test_what_the_message_of_an_ended_table_shows_is_forgotten_though_nothing_confirms_its_end(
    harness: Harness,
) -> None:
    """Its channel is deleted, or its guild has removed the bot, so the message is never edited again."""
    in_channel = await posted(harness, await harness.game(ADA, BEA, place=Place(10, 5)))
    in_guild = await posted(harness, await harness.game(ADA, BEA, place=Place(20, 6)))
    await harness.sessions.places.channel_deleted(5)
    await harness.sessions.guild_removed(20)
    shown = vars(harness.sessions.shown)["_shown"]
    assert in_channel.id not in shown
    assert in_guild.id not in shown


def ended_behind(harness: Harness) -> tuple[str, ...]:
    return tuple(harness.sessions.shown.before_restart)


async def test_an_ended_game_whose_message_does_not_show_the_end_is_known_after_a_restart(harness: Harness) -> None:
    session = await posted(harness, await harness.game(ADA, BEA, options={"stones": 1}))
    await harness.advance(2)
    session = await harness.move(session, ADA, "take 1")
    await harness.restart()
    assert ended_behind(harness) == (session.id,)
    harness.sessions.shown.set(session, MESSAGE, LOOK, 0)
    assert ended_behind(harness) == ()
    await harness.restart()
    assert ended_behind(harness) == ()


async def test_a_message_whose_channel_was_deleted_is_not_drawn_again_after_a_restart(harness: Harness) -> None:
    session = await posted(harness, await harness.game(ADA, BEA))
    await harness.sessions.places.channel_deleted(session.place.channel)
    await harness.restart()
    assert ended_behind(harness) == ()
