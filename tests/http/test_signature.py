"""Only requests that Discord has signed, for this time, are taken, and each once."""

import pytest
from nacl.signing import SigningKey

from bot.http.signature import WINDOW, InvalidSignature, OutsideWindow, Replays, SignatureCheck

NOW = 1_700_000_000
KEY = SigningKey(bytes(range(32)))
BODY = b'{"type": 1}'
CHECK = SignatureCheck(KEY.verify_key.encode().hex(), lambda: NOW)


def signed(timestamp: str = str(NOW), body: bytes = BODY, key: SigningKey = KEY) -> str:
    return key.sign(timestamp.encode() + body).signature.hex()


def test_a_signed_request_is_taken_whichever_case_its_digits_have() -> None:
    assert CHECK.check(signed(), str(NOW), BODY) == CHECK.check(signed().upper(), str(NOW), BODY)


@pytest.mark.parametrize(
    ("signature", "timestamp", "body"),
    [
        (signed(key=SigningKey(bytes(32))), str(NOW), BODY),
        (signed(), str(NOW), BODY + b" "),
        (signed(), str(NOW + 1), BODY),
        (signed()[:-2], str(NOW), BODY),
        (signed() + "00", str(NOW), BODY),
        ("x" * 128, str(NOW), BODY),
        ("", str(NOW), BODY),
        (signed(), "", BODY),
        (signed("-5"), "-5", BODY),
        (signed("1" * 21), "1" * 21, BODY),
        (signed("٣"), "٣", BODY),
        ("00" * 64, str(NOW), BODY),
    ],
)
def test_a_request_that_is_not_signed_for_its_body_and_time_is_refused(
    signature: str, timestamp: str, body: bytes
) -> None:
    with pytest.raises(InvalidSignature):
        CHECK.check(signature, timestamp, body)


@pytest.mark.parametrize("off", [WINDOW + 1, -WINDOW - 1])
def test_a_signed_request_of_another_time_is_refused(off: float) -> None:
    timestamp = str(round(NOW - off))
    with pytest.raises(OutsideWindow) as refused:
        CHECK.check(signed(timestamp), timestamp, BODY)
    assert refused.value.seconds == off
    within = str(round(NOW - off + (1 if off > 0 else -1)))
    assert CHECK.check(signed(within), within, BODY)


def test_another_text_than_a_key_is_refused() -> None:
    with pytest.raises(ValueError, match=r"."):
        SignatureCheck("00")


def test_a_request_counts_once_and_is_forgotten_once_its_time_is_refused_anyway() -> None:
    now = 0.0
    replays = Replays(lambda: now)
    assert replays.is_new(b"a")
    assert not replays.is_new(b"a")
    now = 2 * WINDOW + 1
    assert replays.is_new(b"b")
    assert len(replays._seen) == 1
