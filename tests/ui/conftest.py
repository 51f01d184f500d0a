from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ui.gateway.interaction_token import TOKEN_LIFE, InteractionToken
from renderers import pictures as module_of_pictures
from renderers.engine.painter import Painter
from renderers.engine.png import encode_png
from renderers.pictures import Pictures
from tests.sessions.harness import Harness
from tests.ui.interactions import FakeInteraction

UNPAINTED = encode_png((1, 1), bytes(3), [])
"""What stands for a picture where nobody looks at it."""


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """Sessions over a store of their own."""
    async with Harness(tmp_path / "tavolino.db") as harness:
        yield harness


@pytest.fixture
def painted_pictures() -> Iterator[Pictures]:
    """Pictures that are drawn one at a time."""
    pictures = Pictures(workers=1)
    yield pictures
    pictures.close()


@pytest.fixture
def pictures(painted_pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> Pictures:
    """Pictures whose scenes are made but not painted, which takes a quarter of the time; only clips are painted."""
    monkeypatch.setattr(Painter, "png", lambda *_: UNPAINTED)
    monkeypatch.setattr(Painter, "png_if_cached", lambda *_: UNPAINTED)
    monkeypatch.setattr(module_of_pictures, "replay_gif", lambda *_: UNPAINTED)
    return painted_pictures


@dataclass
class FakeToken:
    """The token of a fake interaction, which passes edits and deletions on to the fake."""

    fake: Any
    follow_up: int | None = None

    @property
    def id(self) -> int:
        return int(self.fake.id)

    @property
    def channel(self) -> int:
        return int(self.fake.channel_id)

    @property
    def application(self) -> int:
        return int(self.fake.application_id)

    @property
    def token(self) -> str:
        return str(self.fake.token)

    @property
    def expires_at(self) -> datetime:
        return discord.utils.snowflake_time(self.id) + TOKEN_LIFE

    @property
    def expired(self) -> bool:
        return bool(self.fake.expired)

    @property
    def webhook(self) -> Any:
        return self.fake.followup

    async def edit(self, view: Any, attachments: Any, mentions: Any = None) -> None:
        if self.follow_up is None:
            await self.fake.edit_original_response(view=view, attachments=attachments, allowed_mentions=mentions)
        else:
            await self.webhook.edit_message(
                self.follow_up, view=view, attachments=attachments, allowed_mentions=mentions
            )

    async def delete(self) -> None:
        if self.follow_up is None:
            await self.fake.delete_original_response()
        else:
            await self.webhook.delete_message(self.follow_up)


@pytest.fixture(autouse=True)
def fakes_stay_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the bot keep a fake interaction's `FakeToken` instead of a real token."""
    of = InteractionToken.of

    def kept(interaction: Any, follow_up: int | None = None) -> Any:
        if isinstance(interaction, FakeInteraction):
            return FakeToken(interaction, follow_up)
        return of(interaction, follow_up)

    monkeypatch.setattr(InteractionToken, "of", kept)
