"""In a replay of SET a slot stays where it is, however many columns the table has had."""

from bot.games.set import GAME
from renderers.engine.scene import Scene, flatten
from renderers.set.card import CardPicture
from tests.renderers.captions import caption
from tests.renderers.replays.positions import scenes
from tests.renderers.set.positions import after, all_ask, claims, dealt


def corners(scene: Scene) -> dict[str, tuple[int, int]]:
    """Returns the top left corner of the card in each slot, without its ring."""
    return {
        card.name: (x + card.body.margin, y + card.body.margin)
        for card, x, y in flatten(scene.placed)
        if isinstance(card, CardPicture) and card.name
    }


def test_a_slot_stays_where_it_is_when_columns_are_added() -> None:
    more = all_ask(dealt())
    states = [dealt(), more, all_ask(more), after(more, (0, "call"), (0, "right"))]
    assert claims(more, right=True)
    assert [len(state.table) for state in states] == [12, 15, 18, 12]
    places = [*map(corners, scenes("set", [(GAME.view(state, None), caption(4)) for state in states]))]
    assert [len(found) for found in places] == [12, 15, 18, 12]
    assert all(places[2][name] == place for found in places for name, place in found.items())
