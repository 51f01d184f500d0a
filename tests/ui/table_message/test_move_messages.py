"""What a message that tells a move says."""

from bot.texts import texts_in
from bot.ui.table_message.move_messages import move_content
from bot.ui.text.move_labels import unbroken
from tests.sessions.harness import ADA, BEA, Harness


async def test_names_of_tiles_are_not_broken_where_a_move_is_told(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="triodomino")
    seat = min(session.to_act)
    (move, *_) = session.game.legal_moves(session.state, seat)
    session = await harness.move(session, session.people[seat], move)
    told = move_content(session, [BEA.id], 1, texts_in("en"))
    assert unbroken(move.split()[1]) in told
    assert move.split()[1] not in told
