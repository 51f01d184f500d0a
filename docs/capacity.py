"""Computes what a bot of some size takes: `python docs/capacity.py` prints the tables of docs/scaling.md.

Every assumption is a field below, with where it comes from. Change what is different for you.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Size:
    """servers: that have the bot; tables: in play at the busiest hour."""

    servers: int
    tables: int


SIZES = (Size(2_500, 250), Size(100_000, 10_000), Size(1_000_000, 100_000))

# How people play: assumed.
SECONDS_A_MOVE = 30.0
"""Between two moves at a table in play, on average: a few seconds in SET, minutes where people write beside."""
AVERAGE = 0.5
"""Of the busiest hour, over a day."""
MOVES_A_GAME = 40
HAND_GAMES = 0.5
"""Of all moves: those of games with hands, which are made in a private panel."""
COMPUTER_MOVES = 0.2
"""Of all moves."""
AWAY = {1.5: 0.0, SECONDS_A_MOVE: 0.1, 70.0: 1.0}
"""Of all turns: those whose player is away and is notified, by the seconds between two moves."""
WRITTEN_BETWEEN = 0.1
"""Of all moves: those before which somebody has written in the channel, so that the messages below are counted."""
REPOSTED = 0.03
"""Of all moves: those after which the table is posted again further down."""
EXPIRED = 0.05
"""Of all edits and pings: those at tables where nobody has pressed a button for 15 minutes, so that no token is left,
or whose token Discord refuses."""

# What it costs: measured, `python -m bench requests` and the figures above.
INTERACTIONS_A_MOVE = 1.8
CPU_A_MOVE = 0.020
"""Seconds of one core in the bot, with all presses, pictures and messages of a move; of all games in equal parts.

Of four processes over HTTP on PostgreSQL, each of which gets the presses of its channels (`python -m bench processes`):
0.016 on a quiet machine, 0.019 on a busy one. Where each press goes to any of them it is 0.029, since they replay and
draw what others have moved.
"""
CPU_A_COMPUTER_MOVE = 0.030
"""Seconds of one core in a worker that searches, on average over games and levels."""
UPLOADED_A_MOVE = {"hands": 81e3, "public": 40e3}
"""Bytes of pictures."""
CALLS_A_GAME = 1
"""Requests with the bot's token beside those of moves: a player who is away at the start is notified, and so on."""
PEOPLE_A_GAME = 2
BYTES_A_MOVE, BYTES_A_GAME, BYTES_A_RESULT = 204, 2_600, 3_800
"""In PostgreSQL 18 with indexes; a game without its moves and ratings; what each of its people adds to these.

Ratings are by server, game, variant and month. The figure is for people who play 20 games a year, of all kinds, and is
less for those who play more of one kind.
"""
WAL_A_MOVE = 3_000
"""Bytes of write-ahead log: a move, its session twice, what is due; without whole pages. A rated game's start and end
are included."""
PAGES_A_TABLE, PAGE, COMPRESSED = 6, 8_192, 1 / 3
"""Whole pages that the first change after a checkpoint logs for a table, with wal_compression."""
CHECKPOINTS = 1_800
"""Seconds between two checkpoints (checkpoint_timeout)."""
MEMORY_A_PROCESS = 200e6
MEMORY_A_SERVER = 1_000
"""Bytes of a server in a process on the gateway; over HTTP none."""

# How it is run: chosen.
BUSY = 0.6
"""Of each core, at the busiest hour."""
CONNECTIONS = 7
"""To PostgreSQL, of each process: two that write, four that read, one that listens; more for moments."""
NOTICES = 10
"""Statements a second, of each process at most, by which it tells others."""
HEARD_A_MOVE = 2
"""How many processes are told of a move, or of the private panel that shows it: `python -m bench notices`."""
POSTGRES_CORES = {250: 2, 10_000: 4, 100_000: 16}
"""Of each of two servers, one of which stands by; by tables."""
SERVERS_A_SHARD, SHARDS_A_PROCESS = 1_000, 16

# Discord's limits. From 150,000 servers on a bot may have higher ones; 500 is what rate-limit proxies assume for
# a max_concurrency of 16 or 20. Nobody but Discord can grant it.
LIMIT, RAISED_LIMIT = 50, 500
RAISED_FROM = 150_000
CONCURRENCY = {False: 1, True: 16}

# Prices a month, rounded: a host with dedicated cores and traffic by the terabyte, and one of the three large clouds.
CORE = {"host": 10.0, "cloud": 37.0}
"""A core with 4 GB of memory."""
DISK = {"host": 0.05, "cloud": 0.12}
"""A GB of a fast volume."""
OBJECTS = {"host": 0.006, "cloud": 0.023}
"""A GB of object storage, for backups and the log of a month."""
TRAFFIC = {"host": 1.0, "cloud": 60.0}
"""A TB sent to Discord."""

DAY, MONTH = 86_400, 30 * 86_400


def moves(size: Size) -> float:
    """Returns the moves a second at the busiest hour."""
    return size.tables / SECONDS_A_MOVE


def calls_a_move(*, tokens: bool, pace: float = SECONDS_A_MOVE) -> float:
    """Returns the requests with the bot's token a move.

    Args:
        tokens: edits and pings go by interaction tokens where there is one.
        pace: seconds between two moves, one of AWAY.
    """
    edits = HAND_GAMES * (1 - COMPUTER_MOVES) + COMPUTER_MOVES
    by_token, reposts = edits + 2 * AWAY[pace], 2 * REPOSTED
    return by_token * (EXPIRED if tokens else 1) + reposts + WRITTEN_BETWEEN + CALLS_A_GAME / MOVES_A_GAME


def limit(size: Size) -> int:
    """Returns how many of these Discord takes in a second."""
    return RAISED_LIMIT if size.servers >= RAISED_FROM else LIMIT


def processes(size: Size) -> int:
    """Returns the processes of the bot, one for each core: at least two."""
    return max(2, math.ceil(moves(size) * CPU_A_MOVE / BUSY))


def woken(size: Size) -> float:
    """Returns how often PostgreSQL wakes a process to look for notices, a second at most: each for every statement."""
    return min(moves(size), processes(size) * NOTICES) * processes(size)


def search_cores(size: Size) -> int:
    """Returns the cores on which computer players search."""
    return max(1, math.ceil(moves(size) * COMPUTER_MOVES * CPU_A_COMPUTER_MOVE / BUSY))


def cores(size: Size) -> int:
    """Returns all cores: the bot's, PostgreSQL's, and two for balancers and the rate-limit proxy, or four."""
    around = 2 if size.tables < 100_000 else 4
    return processes(size) + search_cores(size) + 2 * POSTGRES_CORES[size.tables] + around


def stored(size: Size) -> float:
    """Returns the bytes a day by which the database grows."""
    game = BYTES_A_GAME + PEOPLE_A_GAME * BYTES_A_RESULT
    return moves(size) * AVERAGE * DAY * (BYTES_A_MOVE + game / MOVES_A_GAME)


def log_bytes(size: Size) -> float:
    """Returns the bytes a second of write-ahead log at the busiest hour."""
    return moves(size) * WAL_A_MOVE + size.tables * PAGES_A_TABLE * PAGE * COMPRESSED / CHECKPOINTS


def sent(size: Size) -> float:
    """Returns the bytes of pictures a second at the busiest hour."""
    return moves(size) * (HAND_GAMES * UPLOADED_A_MOVE["hands"] + (1 - HAND_GAMES) * UPLOADED_A_MOVE["public"])


def price(size: Size, where: str) -> dict[str, float]:
    """Returns the prices a month at the end of the first year, by what they are for."""
    year = stored(size) * 365 / 1e9
    kept = year + log_bytes(size) * AVERAGE * MONTH / 1e9
    return {
        "cores": cores(size) * CORE[where],
        "disks": 2 * year * DISK[where],
        "backups": kept * OBJECTS[where],
        "traffic": sent(size) * AVERAGE * MONTH / 1e12 * TRAFFIC[where],
    }


def tables_within(calls: float, *, tokens: bool, pace: float = SECONDS_A_MOVE) -> float:
    """Returns how many tables in play these requests a second are enough for, with so many seconds between moves."""
    return calls / calls_a_move(tokens=tokens, pace=pace) * pace


def rounded(value: float) -> str:
    """Returns a number with two digits that count, or three from 100 on."""
    if value < 10:
        return f"{value:.2g}"
    digits = max(0, len(str(int(value))) - (2 if value < 100 else 3))
    return f"{round(value, -digits):,.0f}"


Row = tuple[str, Callable[[Size], float | str]]


def table(rows: Sequence[Row]) -> str:
    """Returns a table in Markdown with a column for each size."""
    head = ["", *(f"{size.servers:,} servers, {size.tables:,} tables" for size in SIZES)]
    lines = [head, ["---"] * len(head)]
    for name, value in rows:
        found = [value(size) for size in SIZES]
        lines.append([name, *(one if isinstance(one, str) else rounded(one) for one in found)])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


WORK: Sequence[Row] = (
    ("moves a second", moves),
    ("interactions a second", lambda size: moves(size) * INTERACTIONS_A_MOVE),
    ("processes of the bot (a core each)", processes),
    ("cores for computer players", search_cores),
    ("memory of the processes, GB", lambda size: processes(size) * MEMORY_A_PROCESS / 1e9),
    ("pictures sent, Mbit/s", lambda size: sent(size) * 8 / 1e6),
    ("pictures sent, TB a month", lambda size: sent(size) * AVERAGE * MONTH / 1e12),
)

STORE: Sequence[Row] = (
    ("transactions' moves a second", moves),
    ("write-ahead log, MB/s", lambda size: log_bytes(size) / 1e6),
    ("grows a day, GB", lambda size: stored(size) / 1e9),
    ("grows a year, GB", lambda size: stored(size) * 365 / 1e9),
    ("connections", lambda size: processes(size) * CONNECTIONS),
    ("notices received by all processes a second", lambda size: moves(size) * HEARD_A_MOVE),
    ("times that PostgreSQL wakes one of them, at most", woken),
)

REST: Sequence[Row] = (
    ("requests with the bot's token a second", lambda size: moves(size) * calls_a_move(tokens=True)),
    ("the same, if interaction tokens were not used", lambda size: moves(size) * calls_a_move(tokens=False)),
    ("Discord takes", limit),
    *(
        (
            f"enough for tables at a move every {pace:g} s; without interaction tokens",
            lambda size, pace=pace: " ; ".join(
                rounded(tables_within(limit(size), tokens=tokens, pace=pace)) for tokens in (True, False)
            ),
        )
        for pace in AWAY
    ),
)


def shards(size: Size) -> int:
    """Returns how many shards Discord recommends, about."""
    return math.ceil(size.servers / SERVERS_A_SHARD)


GATEWAY: Sequence[Row] = (
    ("shards", shards),
    ("processes of 16 shards", lambda size: math.ceil(shards(size) / SHARDS_A_PROCESS)),
    ("memory of all servers, MB", lambda size: size.servers * MEMORY_A_SERVER / 1e6),
    (
        "minutes until all shards have identified",
        lambda size: shards(size) / CONCURRENCY[size.servers >= RAISED_FROM] * 5 / 60,
    ),
)

COSTS: Sequence[Row] = (
    ("cores in all", cores),
    *(
        (f"{what}: host, cloud", lambda size, what=what: " / ".join(rounded(price(size, one)[what]) for one in CORE))
        for what in ("cores", "disks", "backups", "traffic")
    ),
    ("together", lambda size: " / ".join(rounded(sum(price(size, one).values())) for one in CORE)),
)

TABLES = {"work": WORK, "store": STORE, "rest": REST, "gateway": GATEWAY, "costs": COSTS}

if __name__ == "__main__":
    for rows in TABLES.values():
        print(table(rows), end="\n\n")
