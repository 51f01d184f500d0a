"""The sections of the rules page of SET (RULES 004)."""

from bot.games.rules_page import Example, ExamplePosition, RulesPage, Section

_NEXT = ((0, "next"),)
_ERROR = ((1, "call"), (1, "take a1 a2 a3"))

RULES_PAGE: RulesPage = (
    Section(
        "goal",
        refusals=("twice",),
        example=Example(
            seats=1, seed="0273", options={"one_by_one": True}, moves=3 * _NEXT, positions=(ExamplePosition(ply=3),)
        ),
    ),
    Section(
        "turn",
        refusals=("wait", "show-first", "call-first"),
        example=Example(
            seats=2,
            seed="01",
            moves=((1, "call"), (1, "take a1 b1 c3")),
            positions=(ExamplePosition(ply=2),),
            players=True,
        ),
    ),
    Section(
        "error", example=Example(seats=2, seed="01", moves=_ERROR, positions=(ExamplePosition(ply=2),), players=True)
    ),
    Section(
        "more",
        refusals=("agreed-already",),
        example=Example(seats=2, seed="01", moves=((0, "more"), (1, "more")), positions=(ExamplePosition(ply=2),)),
    ),
    Section("end"),
    Section(
        "beginners",
        example=Example(seats=2, seed="01", options={"beginners": True}, positions=(ExamplePosition(ply=0),)),
    ),
    Section(
        "lockout",
        refusals=("locked-out",),
        example=Example(
            seats=2,
            seed="01",
            options={"lockout": True},
            moves=_ERROR,
            positions=(ExamplePosition(ply=2),),
            players=True,
        ),
    ),
    Section(
        "one_by_one",
        refusals=("too-few", "other-variant"),
        example=Example(
            seats=1, seed="0391", options={"one_by_one": True}, moves=6 * _NEXT, positions=(ExamplePosition(ply=6),)
        ),
    ),
    Section(
        "solitaire",
        refusals=("nothing-to-refill", "refill-first"),
        example=Example(
            seats=1,
            seed="01",
            options={"solitaire": True},
            moves=((0, "take a1 b1 c3"),),
            positions=(ExamplePosition(ply=1),),
            players=True,
        ),
    ),
    Section("typing", refusals=("unreadable", "no-card")),
)
