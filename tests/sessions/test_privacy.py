"""What people ask of their data is done in time, whatever dies meanwhile, and nothing brings them back."""

import gzip
import json
from collections.abc import Collection
from dataclasses import replace

import pytest

from bot.sessions.fairness import USERS_LUCK
from bot.sessions.persistence.replay import Unplayable, replayed
from bot.sessions.person import DELETED
from bot.sessions.privacy.deletion import DELETED_AFTER
from bot.sessions.privacy.guild_removals import KEPT_FOR
from bot.sessions.privacy.privacy import UNCOMPRESSED_BYTES, Export, packed
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.rules.guards import no_replay
from bot.sessions.session import Person, Place, Session, Status
from bot.sessions.settings.user_settings import UserSettings
from bot.store.erasing import DeletionRecord
from bot.store.errors import StoreUnavailable
from bot.verification.game_record import game_record_of
from bot.verification.verify import verify
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness

THERE = replace(HERE, channel=101)
ELSEWHERE = Place(guild=20, channel=200)
DISCORDS_LIMIT = 10_000_000
DELETION_SECONDS = DELETED_AFTER / 1000 + 60


async def delete(harness: Harness, user: int = BEA.id) -> None:
    """Deletes a user's data, and waits until that is done."""
    await harness.sessions.privacy.deletions.ask(user, "en")
    await harness.advance(DELETION_SECONDS)


def people(session: Session) -> list[str]:
    return ["gone" if person.deleted and not person.name else person.name for person in session.people]


async def test_moves_keep_their_seat_and_the_person_is_gone(harness: Harness) -> None:
    played = await harness.finished_game(BEA, ADA)
    await delete(harness)
    session = await harness.current(played)
    assert people(session) == ["gone", "Ada"]
    assert session.host == session.people[0].id
    assert session.moves == played.moves
    assert session.result.outcome == played.result.outcome
    await harness.restart()
    assert people(await harness.current(played)) == ["gone", "Ada"]


async def test_luck_moves_and_result_are_verified_as_before(harness: Harness) -> None:
    played = await harness.finished_game(ADA, BEA)
    before = game_record_of(played)
    await delete(harness)
    assert game_record_of(await harness.current(played))["hash"] == before["hash"]
    assert verify(before).hash == before["hash"]


async def test_a_game_whose_luck_followed_from_the_ids_of_its_players_cannot_be_shown_again(harness: Harness) -> None:
    played = await harness.finished_game(ADA, BEA)
    old = replace(
        played, people=(ADA, Person(DELETED[0], "")), state=None, luck=replace(played.luck, luck_version=USERS_LUCK)
    )
    with pytest.raises(Unplayable):
        replayed(old)
    assert no_replay(old).key == "no-replay-deleted"
    assert no_replay(replace(old, people=(ADA, BEA))).key == "no-replay"


async def test_a_game_is_resigned_and_a_seat_in_a_lobby_is_left(harness: Harness) -> None:
    game = await harness.opened_by(await harness.game(ADA, BEA), ADA, BEA)
    lobby = await harness.lobby(BEA, CY, place=THERE)
    await delete(harness)
    game, lobby = await harness.current(game), await harness.current(lobby)
    assert game.status is Status.FINISHED
    assert game.result.outcome is not None
    assert game.result.outcome.ranks == (1, 2)
    assert people(game) == ["Ada", "gone"]
    assert BEA.id not in (lobby.host, *(person.id for person in lobby.people))
    assert BEA.id not in [result.person for result in (await harness.saved(game)).results]


async def test_three_go_on_without_one_who_is_gone(harness: Harness) -> None:
    game = await harness.opened_by(await harness.game(BEA, ADA, CY), BEA, ADA, CY)
    await delete(harness)
    after = await harness.current(game)
    assert after.status is Status.PLAYING
    assert people(after) == ["gone", "Ada", "Cy"]
    assert after.host == ADA.id
    assert people(await harness.restored(after)) == people(after)


async def test_a_rematch_waits_no_longer_for_one_who_is_gone(harness: Harness) -> None:
    played = await harness.finished_game(ADA, BEA)
    rematch = (await harness.sessions.lobbies.rematch(played.id, ADA)).session
    assert rematch.awaited == (BEA.id,)
    await delete(harness)
    assert (await harness.current(rematch)).awaited == ()
    await harness.restart()
    assert (await harness.current(rematch)).awaited == ()


async def test_settings_and_invitations_are_gone(harness: Harness) -> None:
    lobby = await harness.lobby(ADA)
    await harness.sessions.lobbies.configure(lobby.id, ADA.id, guests=(BEA.id, CY.id))
    await harness.sessions.user_settings.change(BEA.id, lambda _: UserSettings(theme="light", hidden=True))
    await delete(harness)
    assert harness.sessions.user_settings.of(BEA.id) == UserSettings()
    assert (await harness.current(lobby)).lobby.guests == (CY.id,)
    assert await harness.store.settings.of_users() == ()


async def test_a_restart_loses_no_deletion_and_until_then_it_can_be_cancelled(harness: Harness) -> None:
    played = await harness.finished_game(ADA, BEA)
    for user in (ADA.id, BEA.id):
        await harness.sessions.privacy.deletions.ask(user, "en")
    await harness.sessions.privacy.deletions.cancel(ADA.id)
    await harness.crash()
    await harness.open()
    await harness.advance(DELETED_AFTER / 1000 - 120)
    assert people(await harness.current(played)) == ["Ada", "Bea"]
    await harness.advance(180)
    assert people(await harness.current(played)) == ["Ada", "gone"]
    assert await harness.sessions.privacy.deletions.of(BEA.id) is None


async def test_a_process_that_dies_in_the_middle_leaves_the_rest_to_the_next_one(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await harness.finished_game(ADA, BEA)
    second = await harness.finished_game(ADA, BEA)
    erasing = harness.store.erasing
    rename = erasing.rename_person

    async def rename_one(person: int, stand_in: int, sessions: Collection[str]) -> None:
        await rename(person, stand_in, [first.id])
        raise StoreUnavailable("it has died")

    monkeypatch.setattr(erasing, "rename_person", rename_one)
    await delete(harness)
    assert await harness.sessions.privacy.deletions.of(BEA.id) is not None
    await harness.crash()
    await harness.open()
    done: list[DeletionRecord] = []

    harness.sessions.privacy.deletions.listen_to_done(done.append)
    await harness.advance(61)
    gone = [(await harness.current(session)).people[1] for session in (first, second)]
    assert gone[0].id == gone[1].id == done[0].stand_in
    assert [deletion.person for deletion in done] == [BEA.id]
    await harness.advance(3600)
    assert len(done) == 1


async def test_a_session_in_memory_does_not_bring_the_person_back(harness: Harness) -> None:
    played = await harness.finished_game(BEA, ADA)
    await harness.current(played)
    await delete(harness)
    await harness.sessions.places.set_message(played.id, 77)
    assert BEA.id not in [(await harness.saved(played)).session.host]
    assert people(await harness.restored(played)) == ["gone", "Ada"]


async def test_who_plays_again_begins_anew(harness: Harness) -> None:
    await harness.finished_game(ADA, BEA)
    await delete(harness)
    again = await harness.finished_game(ADA, BEA)
    assert people(again) == ["Ada", "Bea"]
    await harness.advance(3600)
    assert people(await harness.current(again)) == ["Ada", "Bea"]


async def test_an_export_has_all_of_a_person_and_nobody_else(harness: Harness) -> None:
    played = await harness.finished_game(ADA, BEA)
    lobby = await harness.lobby(CY, place=THERE)
    await harness.sessions.lobbies.configure(lobby.id, CY.id, guests=(BEA.id,))
    text = (await harness.sessions.privacy.export(BEA.id)).content.decode()
    content = json.loads(text)
    assert content["format"] == "tavolino-export/1"
    assert content["person"] == str(BEA.id)
    assert [seat["session"] for seat in content["tables"]["seats"]] == [played.id]
    assert {one["id"]: one["guests"] for one in content["tables"]["sessions"]} == {played.id: False, lobby.id: True}
    assert not [name for name in ("Ada", "Cy") if name in text]
    assert played.luck.seed.hex() not in text


async def test_an_export_during_a_game_tells_nothing_of_its_hidden_state(harness: Harness) -> None:
    game = await harness.opened_by(await harness.game(ADA, BEA), ADA, BEA)
    text = (await harness.sessions.privacy.export(BEA.id)).content.decode()
    assert [move["words"] for move in json.loads(text)["tables"]["moves"]] == ["take 1"]
    hashes = [str(move.state_hash) for move in game.moves]
    assert not [one for one in hashes if one in text], "whoever tries all hands would find the one with this hash"


def test_an_export_that_discord_would_not_take_is_compressed() -> None:
    large = b'{"words": "place 1-2-3 a4"}' * (UNCOMPRESSED_BYTES // 10)
    assert packed(large[:UNCOMPRESSED_BYTES]) == Export(large[:UNCOMPRESSED_BYTES], compressed=False)
    export = packed(large)
    assert export.compressed
    assert len(export.content) < DISCORDS_LIMIT
    assert gzip.decompress(export.content) == large


async def test_a_person_who_has_received_an_export_waits_ten_minutes_for_the_next(harness: Harness) -> None:
    privacy = harness.sessions.privacy
    await privacy.export(BEA.id)
    await privacy.export(BEA.id)
    privacy.exported(BEA.id)
    with pytest.raises(Refusal, match="export-again"):
        await privacy.export(BEA.id)
    await harness.advance(601)
    await privacy.export(BEA.id)


async def removed_for(harness: Harness, milliseconds: int, *, member: bool | None = False) -> None:
    """Removes the bot from a guild and waits. member: whether it is a member again."""

    async def is_member(guild: int) -> bool | None:
        assert guild == HERE.guild
        return member

    harness.sessions.privacy.removals.use_membership(is_member)
    assert HERE.guild is not None
    await harness.sessions.guild_removed(HERE.guild)
    harness.clock.time += milliseconds - 60_000
    await harness.advance(60)


async def test_a_guild_is_forgotten_thirty_days_after_it_has_removed_the_bot(harness: Harness) -> None:
    here, elsewhere = await harness.finished_game(ADA, BEA), await harness.finished_game(ADA, BEA, place=ELSEWHERE)
    settings = harness.settings(clock=600)
    await harness.sessions.guild_settings.change(HERE.guild or 0, lambda _: settings)
    await harness.advance(1)
    await removed_for(harness, KEPT_FOR - 1000)
    assert await harness.sessions.tables.find(here.id) is not None
    await harness.advance(60)
    assert await harness.sessions.tables.find(here.id) is None
    assert (await harness.current(elsewhere)).result.outcome == elsewhere.result.outcome
    assert await harness.store.settings.of_guilds() == ()
    with pytest.raises(NoGame):
        await harness.sessions.places.set_message(here.id, 77)


@pytest.mark.parametrize("member", [True, None])
async def test_a_guild_to_which_the_bot_came_back_keeps_all_and_so_does_one_that_cannot_be_asked_about(
    harness: Harness, member: bool | None
) -> None:
    here = await harness.finished_game(ADA, BEA)
    await removed_for(harness, KEPT_FOR + 120_000, member=member)
    assert (await harness.current(here)).result.outcome == here.result.outcome
    assert bool(await harness.store.guilds.removals()) is (member is None)


async def test_a_removal_that_nobody_told_of_is_found_by_comparing_and_a_return_too(harness: Harness) -> None:
    await harness.finished_game(ADA, BEA)
    await harness.finished_game(ADA, BEA, place=ELSEWHERE)
    removals = harness.sessions.privacy.removals
    await removals.compare([ELSEWHERE.guild or 0])
    assert [removal.guild for removal in await harness.store.guilds.removals()] == [HERE.guild]
    await removals.compare([ELSEWHERE.guild or 0, HERE.guild or 0])
    assert await harness.store.guilds.removals() == ()


async def test_a_deletion_that_fails_keeps_neither_others_nor_removals_from_being_done(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.finished_game(ADA, BEA)
    privacy = harness.sessions.privacy
    erasing, removed = harness.store.erasing, []
    delete = erasing.delete_person

    async def delete_bea(person: int, stand_in: int) -> None:
        if person == ADA.id:
            raise StoreUnavailable("a constraint")
        await delete(person, stand_in)

    async def removals() -> None:
        removed.append(True)

    monkeypatch.setattr(erasing, "delete_person", delete_bea)
    monkeypatch.setattr(privacy.removals, "do_due", removals)
    for user in (ADA.id, BEA.id):
        await privacy.deletions.ask(user, "en")
    await harness.advance(DELETION_SECONDS)
    assert await privacy.deletions.of(ADA.id) is not None
    assert await privacy.deletions.of(BEA.id) is None
    assert removed
