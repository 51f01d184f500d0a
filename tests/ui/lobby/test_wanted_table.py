"""A table that was refused is opened as it was asked for, with whatever options."""

import pytest

from bot.games import GAMES
from bot.games.base import Choice, Flag, Value
from bot.players.base import Level
from bot.sessions.refusals import Refusal
from bot.ui.lobby.wanted_table import WantedTable
from bot.ui.views.custom_id import Action, Press


def last_value(option: object) -> Value:
    if isinstance(option, Flag):
        return not option.default
    return option.values[-1] if isinstance(option, Choice) else option.high  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", GAMES)
def test_each_option_of_each_game_fits_into_a_button_and_is_read_again(key: str) -> None:
    for option in GAMES[key].info.options:
        wanted = WantedTable(key, {option.key: last_value(option)}, 86_400, auto_start=False, level=Level.MASTER)
        assert WantedTable.parse(wanted.argument) == wanted
        assert Press(Action.PLAY_IN_THREAD, argument=wanted.argument).custom_id


@pytest.mark.parametrize(
    "forged", ["", "chess - 1 - - -", "tris_1 5 1 - - -", "tris_1 - 1 - - 9=1", "tris_1 - 1 - - 0=77"]
)
def test_a_forged_button_is_refused(forged: str) -> None:
    with pytest.raises(Refusal, match="unknown-button"):
        WantedTable.parse(forged)
