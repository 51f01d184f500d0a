"""Tournaments of the store's records."""

from dataclasses import replace

import pytest

from bot.sessions.tournaments.stored_tournaments import tournament_of
from bot.store.errors import DamagedRecord
from bot.store.tournaments import SavedTournament
from tests.store.test_tournaments import NEW


def test_a_tournament_whose_options_are_no_object_is_damaged() -> None:
    assert tournament_of(SavedTournament(NEW, (), ())).options == {"stones": 5}
    for options in ("[]", "null", "7", "{"):
        with pytest.raises(DamagedRecord):
            tournament_of(SavedTournament(replace(NEW, options=options), (), ()))
