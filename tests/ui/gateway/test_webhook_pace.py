"""Interaction tokens are used less often than the limits that users of Discord report."""

from bot.ui.gateway.webhook_pace import OF_CHANNEL, WebhookPace

CHANNEL, INTERACTION = 7, 100


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def sent_as_fast_as_it_goes(seconds: float, interactions: int) -> list[float]:
    """Returns when requests are sent in a channel by some tokens in turns, each as soon as it may be."""
    clock, sent = Clock(), list[float]()
    pace, end = WebhookPace(clock), clock.now + seconds
    while True:
        interaction = INTERACTION + len(sent) % interactions
        clock.now += pace.delay(CHANNEL, interaction)
        if clock.now > end:
            return sent
        assert not pace.delay(CHANNEL, interaction)
        pace.sent(CHANNEL, interaction)
        sent.append(clock.now)


def most_within(seconds: float, times: list[float]) -> int:
    return max(sum(first <= one < first + seconds for one in times) for first in times)


def test_fewer_than_thirty_a_minute_are_sent_in_a_channel() -> None:
    times = sent_as_fast_as_it_goes(300, interactions=20)
    assert 25 <= most_within(60, times) <= 29


def test_no_more_than_five_in_two_seconds_are_sent_by_a_token() -> None:
    assert most_within(2, sent_as_fast_as_it_goes(60, interactions=1)) <= 5


def test_some_are_left_to_others() -> None:
    clock = Clock()
    pace = WebhookPace(clock)
    for one in range(INTERACTION + 1, INTERACTION + 1 + OF_CHANNEL.at_once - 3):
        assert not pace.delay(CHANNEL, one, spare=3)
        pace.sent(CHANNEL, one)
    assert pace.delay(CHANNEL, INTERACTION, spare=3) > 0
    assert not pace.delay(CHANNEL, INTERACTION)
    assert not pace.delay(CHANNEL + 1, INTERACTION, spare=3)
