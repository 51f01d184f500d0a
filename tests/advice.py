"""Advice that is printed below the failure when a game fails a test that every game has to pass.

The steps come from CONTRIBUTING, How to add a game.
"""

import re

ADVICE = {
    "contract/test_completeness": "Add the file that is missing, or the line that says where the rules are from"
    " (steps 1, 5 and 6).",
    "contract/test_daily": "Mend DAILY: its options, or what tells the deals that are worth playing (step 11).",
    "contract/test_declaration": "Mend GAME.info: key, seats and options, each with its default among its values"
    " (step 1).",
    "contract/test_description": "Mend View.description: short lines without secrets, all of which have a text"
    " (steps 3 and 4).",
    "contract/test_keys": "Mend View.keys or View.prompt: each legal move is reached by keys that never move (step 3).",
    "contract/test_lesson": "Mend LESSON: each step asks for a move that is legal after those before it (step 10).",
    "contract/test_noise": "Let play raise UnreadableMove for all words that are no move, and change nothing (step 1).",
    "contract/test_preview": "Mend View.preview or View.standing: they are true, and say nothing that is secret"
    " (step 3).",
    "contract/test_protocol": "Compare the method that is named with its docstring in bot/games/base.py"
    " (steps 1 and 2).",
    "contract/test_rules_page": "Mend RULES_PAGE: its examples are legal moves, and show one or two positions"
    " (step 9).",
    "contract/test_takeback": "Mend irreversible: it tells the moves that drew luck or revealed a secret (step 1).",
    "contract/test_texts": "Write the texts that are named, or take them away, in data/locales/<language>/<key>.ftl"
    " (step 4). A refusal that no random game meets is met by `refused` in tests/games/<key>/facts.py"
    " (tests/contract/facts.py).",
    "contract/test_variants_of_results": "Mend GAME.info.variants: which contest each set of options is"
    " (bot/games/base.py).",
    "games/test_imports": "Import nothing but bot/games/base.py and what lies beside it: no other game, no clock and no"
    " chance but the one that is passed in (step 1).",
    "players": "Mend PLAYERS: each level chooses one of the legal moves, by the view alone, the same for the same luck"
    " (step 8).",
    "playthroughs": "Record the game with `python -m tests.playthroughs.record <key>`, read it, and raise"
    " GameInfo.rules if old moves replay differently (step 6).",
    "record_replay": "The game is drawn again from its moves alone: mend what its view or renderer remembers (step 7).",
    "renderers/test_golden": "Look at the picture, then record it with `python -m tests.renderers.golden <name>`"
    " (step 7).",
    "renderers/test_thumbnails": "Record the picture for the lobby with `make thumbnails`, and write <key>-thumbnail"
    " (step 7).",
    "renderers": "Mend the game's renderer, renderers/games/<key>.py or its room: what is drawn stays in its box"
    " (step 7).",
    "ui/help/test_rules_pages": "Shorten -rules, or cut it into the sections of a RULES_PAGE (steps 4 and 9).",
    "ui/learn": "Mend LESSON and its texts: a step names in bold the key that it asks for (step 10).",
    "ui/text": "Mend the texts of the options, in all four languages (step 4).",
    "ui": "Shorten the texts, or the rows of View.keys: a message of Discord has room for so much (steps 3 and 4).",
    "verification": "The game is verified from its record alone: moves are words for ever (steps 2 and 6).",
    "": "Every game passes this test without code of its own in what is tested: look for what this one does otherwise"
    " than bot/games/base.py says (steps 1 to 3).",
}
"""The advice, by the test's module or a folder around it."""


def advice(test: str) -> str:
    """Returns what to do when this test, a pytest id, fails; empty if the test is not about a game."""
    from bot.games import GAMES  # noqa: PLC0415 # only when a test has failed

    path, _, case = test.partition("[")
    if not set(GAMES) & set(re.split(r"\W", case)):
        return ""
    parts = path.partition(".py")[0].split("/")[1:]
    return next(ADVICE[place] for end in range(len(parts), -1, -1) if (place := "/".join(parts[:end])) in ADVICE)
