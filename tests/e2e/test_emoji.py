"""Keys show the application's emoji, which a start uploads and `sync` brings up to date."""

from pathlib import Path

from bot.ui.routing.emoji_registration import full_name
from renderers.emoji import recorded_emoji
from sandbox.client import Sandbox
from sandbox.workers import SYNC
from tests.e2e.fork_server import COMMAND
from tests.e2e.forked_bot import forked
from tests.e2e.people import edited

WITH_EMOJI = {"KEY_EMOJI": "true"}

MISSING = 3
"""Of the emoji: Discord takes few uploads in a second."""


async def test_a_start_and_a_sync_upload_what_is_missing_and_keys_show_them(tmp_path: Path) -> None:
    async with Sandbox.serve() as sandbox:
        for number, (name, png) in enumerate(recorded_emoji().items()):
            if number >= MISSING:
                id_ = str(number)
                sandbox.world.emojis[id_] = {"id": id_, "name": full_name(name, png), "animated": False}
        alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
        bot = forked(sandbox, tmp_path / "tavolino.db", env=WITH_EMOJI)
        async with bot:
            await sandbox.until(lambda: "emoji uploaded" in bot.log, 20)
            uploaded = dict(sandbox.world.emojis)
            assert len(uploaded) == 24
            assert (await alice.command("play tris_2", first="first_seat")).ok
            assert (await bruno.click("Join")).ok
            table = await edited(alice, "Which die?")
            dice = [(one.emoji.rpartition("_")[0], one.label) for one in table.buttons if len(one.label) == 1][1:4]
            assert [label for _, label in dice] == ["A", "B", "C"]
            assert {emoji for emoji, _ in dice} <= {"die_x", "die_o", "die_slash"}
            ways = await alice.click("A", message=table)
            shown = {one.emoji.rpartition("_")[0]: one.label for one in ways.shown.buttons if one.emoji}
            assert {way.split("_")[1] for way in shown if way.startswith(("roll_", "off_"))} == {
                "north", "east", "south", "west",
            }  # fmt: skip
            assert set(shown.values()) <= {"", "\u200b"}, "the picture says it"
        outdated = next(iter(uploaded))
        sandbox.world.emojis[outdated]["name"] = "die_x_00000000"
        await forked(sandbox, tmp_path / "empty.db", env={**WITH_EMOJI, COMMAND: "sync"}, command=SYNC).run()
        assert len(sandbox.world.emojis) == 24
        assert uploaded.keys() - sandbox.world.emojis.keys() == {outdated}, "what is there is not uploaded again"
