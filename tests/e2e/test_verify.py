"""Players verify a game that is over: in the channel, from Fair luck, and with a record as a file."""

import json
from typing import Any

from sandbox.client import attached
from tests.e2e.conftest import Harness
from tests.e2e.people import behind, confirmed, edited, move_once_each, seat
from tests.verification.one_file import ONE_FILE


async def played(harness: Harness) -> None:
    """A game of Tripple Domino between Alice and Bruno that has ended."""
    await seat(harness.alice, harness.bruno, game="tripple_domino")
    await move_once_each(harness.alice, harness.bruno)
    assert (await confirmed(harness.bruno, "resign")).ok
    await edited(harness.alice, "**Alice** wins")


async def test_verify_says_yes_and_gives_a_record_that_verifies_without_the_bot(harness: Harness) -> None:
    await played(harness)
    answer = await harness.claire.command("verify")
    assert answer.shown.ephemeral
    assert "Everything is right." in answer.text
    record = json.loads(answer.shown.file("record.json"))
    assert record["hash"] in answer.text
    assert ONE_FILE.verify(record, record["hash"]) == len(record["start"]["draws"])
    assert not {"Alice", "Bruno"} & {*answer.shown.file("record.json").decode().split('"')}
    panel = (await behind(harness.bruno, "Fair luck")).message
    verified = await harness.bruno.click("Verify", message=panel)
    assert f"`{record['hash']}`" in verified.text
    again = await harness.alice.command("verify", record=attached("record.json", json.dumps(record).encode()))
    assert "It is the record of the game that was played at this table." in again.text


async def test_only_who_sat_at_the_table_gets_the_record_with_names(harness: Harness) -> None:
    await played(harness)
    found = (await harness.bruno.command("verify")).shown
    named = (await harness.bruno.click("Record with names", message=found)).shown
    assert named.id == found.id
    record = json.loads(named.file("record.json"))
    assert sorted(record["names"]) == ["Alice", "Bruno"]
    assert ONE_FILE.verify(record, json.loads(found.file("record.json"))["hash"])
    assert "Record with names" not in [button.label for button in named.buttons]
    again = await harness.claire.command("verify", record=attached("record.json", json.dumps(record).encode()))
    assert "It is the record of the game" in again.text
    assert "The names in it are not verified" in again.text
    others = (await harness.claire.command("verify")).shown
    assert others.buttons == []
    press = next(button.custom_id for button in found.buttons if button.label == "Record with names")
    forged = await harness.claire.click(custom_id=press, message=others)
    assert "Only somebody who sat at that table" in forged.text


async def test_a_changed_record_is_refused_with_the_ply(harness: Harness) -> None:
    await played(harness)
    answer = await harness.alice.command("verify")
    record = json.loads(answer.shown.file("record.json"))

    async def refusal(changed: Any) -> str:
        return (await harness.alice.command("verify", record=attached("a.json", json.dumps(changed).encode()))).text

    record["moves"][1]["words"] = "roll z north"
    assert "refused at move 2" in await refusal(record)
    assert "It is no record of a game that I know." in await refusal([])
    windows = attached("a.json", json.dumps(record).encode("utf-8-sig"))
    assert "UTF-8 without a BOM" in (await harness.alice.command("verify", record=windows)).text


async def test_verify_before_any_game_says_so(harness: Harness) -> None:
    assert "No game has been finished" in (await harness.alice.command("verify")).text
