"""The computer players of Tripple Domino."""

from collections.abc import Mapping

from bot.games.tripple_domino.view import View
from bot.players.base import Level, Player
from bot.players.tripple_domino.one_ply import ONE_PLY

PLAYERS: Mapping[Level, Player[View]] = dict.fromkeys(Level, ONE_PLY)
