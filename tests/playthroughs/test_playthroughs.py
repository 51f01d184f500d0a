"""Recorded games replay to the letter as they were recorded."""

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.base import Choice, Flag
from tests.playthroughs.playthrough import Playthrough, files


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_the_game_replays_as_recorded(file: Path) -> None:
    recorded = file.read_text(encoding="utf-8")
    assert str(Playthrough.read(recorded)) == recorded


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_the_file_is_named_after_its_game(file: Path) -> None:
    playthrough = Playthrough.read(file.read_text(encoding="utf-8"))
    assert file.stem == playthrough.key or file.stem.startswith(f"{playthrough.key}-")


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_option_occurs_in_a_playthrough(key: str) -> None:
    """A flag is on and off, a choice has each of its values, a number any value but the default."""
    games = (Playthrough.read(file.read_text(encoding="utf-8")) for file in files())
    recorded = {item for game in games if game.key == key for item in game.options.items()}
    for option in GAMES[key].info.options:
        values = {value for name, value in recorded if name == option.key}
        match option:
            case Flag():
                assert values >= {True, False}, option.key
            case Choice():
                assert values == set(option.values), option.key
            case _:
                assert values - {option.default}, option.key
