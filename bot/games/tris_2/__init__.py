"""Tris 2 by Paolo Casarini: nine rolling dice, three equal tops in a line win (RULES 001).

After the leaflet of the rules' version 1.0, which is also on the author's page
(https://paolocasarini.it/pages/tris-2-come-si-gioca). Its first player "in any way you like" is an option here, and the
mid-side rule can be asked of the advanced setup too [D8]; else every decision is kept as RULES 001 states it.
"""

from bot.games.tris_2.game import Tris2

GAME = Tris2()
