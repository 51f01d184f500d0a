"""What each rule says happened."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.sessions.fairness import SessionSeed
from bot.sessions.places import relocate
from bot.sessions.rules import consent, endings, lobby, play, rematch, timeouts
from bot.sessions.rules.play import SentMove
from bot.sessions.session import OfferKind, Person, Place, Session
from bot.sessions.settings.guild_settings import EndPermission
from bot.sessions.transition import Rule, TableEvent

NOW = 1_800_000_000_000
ADA, BEA, CY = Person(1, "Ada"), Person(2, "Bea"), Person(3, "Cy")


def opened(*people: Person, stones: int = 9) -> Session:
    one = lobby.open_lobby(
        SessionSeed("s", bytes(32)),
        place=Place(1, 2),
        host=ADA,
        game_key="nim",
        options={"stones": stones},
        now=NOW,
        clock=30,
    )
    return replace(one, people=people)


def started(*people: Person, stones: int = 9) -> Session:
    return lobby.start(opened(*people, stones=stones), ADA.id, NOW).session


def moved(*people: Person) -> Session:
    return play.make_move(started(*people), ADA.id, SentMove("take 1", 0, NOW), action=1, now=NOW).session


def offered(session: Session, kind: OfferKind) -> Session:
    return consent.make_offer(session, ADA.id, kind, NOW).session


def overdue() -> Session:
    return timeouts.apply_due(started(ADA, BEA), 0, NOW + 30_000).session


def move(user: int, words: str, action: int) -> Rule:
    return lambda session: play.make_move(session, user, SentMove(words, None, NOW), action=action, now=NOW)


def agree(user: int) -> Rule:
    return lambda session: consent.agree(session, user, None, None, NOW)


CASES: list[tuple[Callable[[], Session], Rule, TableEvent | None]] = [
    (lambda: opened(ADA), lambda session: lobby.join(session, BEA, NOW), TableEvent.JOINED),
    (lambda: opened(ADA), lambda session: lobby.add_computer(session, ADA.id, NOW), TableEvent.JOINED),
    (lambda: opened(ADA, BEA), lambda session: lobby.leave(session, BEA.id, NOW, lambda _: True), TableEvent.LEFT),
    (lambda: opened(ADA), lambda session: lobby.leave(session, ADA.id, NOW, lambda _: True), TableEvent.ENDED),
    (lambda: opened(ADA, BEA), lambda session: lobby.start(session, ADA.id, NOW), TableEvent.STARTED),
    (lambda: started(ADA, BEA), move(ADA.id, "take 1", 1), TableEvent.MOVED),
    (lambda: moved(ADA, BEA), move(ADA.id, "take 1", 1), None),  # the same action once more
    (lambda: started(ADA, BEA, stones=1), move(ADA.id, "take 1", 1), TableEvent.ENDED),
    (lambda: started(ADA, BEA, CY), lambda session: endings.resign(session, ADA.id, NOW), TableEvent.GIVEN_UP),
    (lambda: started(ADA, BEA), lambda session: endings.resign(session, ADA.id, NOW), TableEvent.ENDED),
    (lambda: started(ADA), lambda session: consent.make_offer(session, ADA.id, OfferKind.END, NOW), TableEvent.ENDED),
    (
        lambda: started(ADA, BEA),
        lambda session: consent.make_offer(session, ADA.id, OfferKind.END, NOW),
        TableEvent.OFFERED,
    ),
    (lambda: offered(started(ADA, BEA, CY), OfferKind.END), agree(BEA.id), TableEvent.AGREED),
    (lambda: offered(started(ADA, BEA), OfferKind.END), agree(BEA.id), TableEvent.ENDED),
    (lambda: offered(moved(ADA, BEA), OfferKind.TAKEBACK), agree(BEA.id), TableEvent.TAKEN_BACK),
    (
        lambda: offered(started(ADA, BEA), OfferKind.END),
        lambda session: consent.decline(session, BEA.id, None, None),
        TableEvent.DECLINED,
    ),
    (overdue, lambda session: timeouts.wait_for_opponent(session, BEA.id, NOW), TableEvent.EXTENDED),
    (overdue, lambda session: endings.claim_win(session, BEA.id, NOW), TableEvent.ENDED),
    (
        lambda: opened(ADA),
        lambda session: endings.end_table(session, 9, NOW, moderator=True, enders=EndPermission.HOST),
        TableEvent.ENDED,
    ),
    (lambda: opened(ADA), lambda session: relocate(session, 5, busy=False), TableEvent.RELOCATED),
    (lambda: opened(ADA), lambda session: relocate(session, 2, busy=True), None),  # it is there already
    (lambda: opened(ADA), lambda session: endings.abandon_deleted_place(session, NOW), TableEvent.ENDED),
]


@pytest.mark.parametrize(("before", "rule", "event"), CASES)
def test_a_rule_says_what_happened(before: Callable[[], Session], rule: Rule, event: TableEvent | None) -> None:
    session = before()
    after, happened = rule(session)
    assert happened is event
    assert (after is session) == (event is None)


def test_a_rematch_opens_a_lobby_or_starts_at_once() -> None:
    drawn, computer = SessionSeed("t", bytes(32)), Person(-1, "Blaise")

    def again(*people: Person, promised: SessionSeed | None = drawn) -> TableEvent | None:
        former = endings.abandon(started(*people), "agreed-end", NOW).session
        return rematch.open_rematch(
            drawn, replace(former, luck=replace(former.luck, rematch_seed=promised)), ADA, NOW
        ).event

    assert again(ADA, BEA) is TableEvent.OPENED
    assert again(ADA, computer) is TableEvent.STARTED
    assert again(ADA, computer, promised=None) is TableEvent.OPENED, "nobody has seen its commitment yet"
