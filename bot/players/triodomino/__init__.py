"""The computer players of Triodomino."""

from collections.abc import Mapping

from bot.games.triodomino.view import View
from bot.players.base import Level, Player
from bot.players.triodomino.one_ply import ONE_PLY

PLAYERS: Mapping[Level, Player[View]] = dict.fromkeys(Level, ONE_PLY)
