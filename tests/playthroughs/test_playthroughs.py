"""Recorded games go today as they went when they were recorded, to the letter."""

from pathlib import Path

import pytest

from tests.playthroughs.playthrough import Playthrough
from tests.playthroughs.record import files


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_the_game_goes_as_recorded(file: Path) -> None:
    recorded = file.read_text(encoding="utf-8")
    assert str(Playthrough.read(recorded)) == recorded


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_the_file_is_named_after_its_game(file: Path) -> None:
    playthrough = Playthrough.read(file.read_text(encoding="utf-8"))
    assert file.stem == playthrough.key or file.stem.startswith(f"{playthrough.key}-")
