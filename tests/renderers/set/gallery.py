"""Games of SET for the gallery, and tables of all sizes."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.set import GAME
from tests.renderers.gallery_table import Shown, Table, after_event, seated
from tests.renderers.set.positions import after, all_ask, dealt

TABLES = {
    "set": Table(
        "set",
        4,
        computers=4,
        positions={"called": lambda view: view.caller is not None, "found": after_event("set-found")},
    ),
    "set-alone": Table("set", 1, options={"solitaire": True}, positions={"found": after_event("set-found")}),
}


def positions() -> Iterator[Shown]:
    """Yields tables of nine to 81 cards, calls and errors, a player who sits out, and a chance of the bonus."""
    eight = dealt(8, lockout=True)
    tables = {
        "nine": dealt(2, beginners=True),
        "fifteen": all_ask(dealt(3)),
        "eighteen": after(all_ask(eight, times=2), (3, "call"), (3, "wrong"), (0, "more"), (5, "more")),
        "twenty-one": all_ask(dealt(2), times=3),
        "twenty-one-called": after(all_ask(dealt(8), times=3), (6, "call")),
        "seven-players": after(dealt(7), (6, "call"), (6, "right")),
        "one-by-one": after(all_ask(dealt(3, one_by_one=True), "next", 14), (2, "call"), (2, "right")),
        "all-81": all_ask(dealt(2, one_by_one=True), "next", 81),
        "bonus": after(dealt(1, solitaire=True), (0, "right")),
        "wrong": after(dealt(4), (1, "call"), (1, "right"), (2, "call"), (2, "wrong")),
    }
    for name, state in tables.items():
        session = seated("set", len(state.won), GAME.info.full_options({}), state)
        yield Shown(f"set-cards-{name}", replace(session, ply=12))
