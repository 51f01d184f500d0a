"""Where and in what the players of a game are compared."""

from bot.ratings.scopes import Scope, scopes_of, solo_scopes_of


def test_a_game_counts_on_its_server_and_everywhere_in_all_games_in_its_game_and_in_its_variant() -> None:
    assert set(scopes_of(10, "set", "strict=no")) == {
        Scope(guild, *names) for guild in (10, 0) for names in ((), ("set",), ("set", "strict=no"))
    }


def test_a_game_outside_of_servers_counts_everywhere_alone() -> None:
    assert scopes_of(None, "tris_1", "") == (Scope(0), Scope(0, "tris_1"))


def test_games_for_one_are_compared_with_the_same_contest_only() -> None:
    assert solo_scopes_of(10, "tris_1", "") == (Scope(10, "tris_1"), Scope(0, "tris_1"))
