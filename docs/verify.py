#!/usr/bin/env python3
"""Verifies the record of a game of Tavolino, without Tavolino and without any other package.

    python3 verify.py record.json [HASH]

It is written from docs/records.md and docs/rules.md alone, and shares no code with the bot: it checks the commitment,
derives the luck, deals the tiles, cards and dice itself, plays every move by the rules, and compares each draw, the
result and the chain of hashes with what the record says. HASH is the one that the bot or another player shows for this
game; without it a record of other moves that are legal, too, cannot be told from the true one.

Prints what it has found, and ends with status 0 if the record is right, with 1 if it is refused (the ply is named), and
with 2 if it cannot be read.
"""

import functools
import hashlib
import hmac
import itertools
import json
import re
import sys
from datetime import datetime, timezone

MALFORMED = (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError)
"""What JSON causes that is not a record."""

DISCORD_EPOCH = 1_420_070_400_000


class Refused(Exception):
    """The record is not right. ply: at which move, 0 for the start; None where it is no move."""

    def __init__(self, why, ply=None):
        super().__init__(why if ply is None else f"ply {ply}: {why}")
        self.ply = ply


class Illegal(Exception):
    """The rules refuse a move."""


def require(condition, why):
    if not condition:
        raise Illegal(why)


# --- luck ------------------------------------------------------------------------------------------------------------


def luck_of(record):
    """Returns the key of the game's luck, after checking the commitment."""
    luck, session = record["luck"], record["session"]
    if luck["version"] == 3:
        session = session.partition("u")[0]  # the deal; what follows is the number of a table in a duel
    seed = bytes.fromhex(luck["seed"])
    sealed = f"tavolino/1:{session}:{luck['seed']}"
    if len(seed) != 32 or hashlib.sha256(sealed.encode()).hexdigest() != luck["commitment"]:
        raise Refused("the seed does not fit the commitment")
    if luck["version"] == 1:
        mixed = "tavolino/1:" + ",".join(luck["users"])
    elif luck["version"] == 2:
        joined = ",".join("-" if one is None else one for one in luck["joined"])
        mixed = f"tavolino/2:{session}:{joined}:{luck['started'] or '-'}"
    elif luck["version"] == 3:
        mixed = f"tavolino/3:{session}"
    else:
        raise Refused("the version of its luck is unknown")
    return hmac.new(seed, mixed.encode(), "sha256").digest()


class Chance:
    """The luck of one ply: HMAC-SHA256 of `tavolino/1:<ply>:<counter>`, as numbers of 64 bits. Notes its draws."""

    def __init__(self, key, ply):
        self.draws = []
        self.numbers = self._stream(key, ply)

    @staticmethod
    def _stream(key, ply):
        for counter in itertools.count():
            block = hmac.new(key, f"tavolino/1:{ply}:{counter}".encode(), "sha256").digest()
            for at in range(0, 32, 8):
                yield int.from_bytes(block[at : at + 8], "big")

    def below(self, bound):
        fair = 2**64 - 2**64 % bound
        number = next(one for one in self.numbers if one < fair) % bound
        self.draws.append([bound, number])
        return number

    def pick(self, items):
        return items[self.below(len(items))]

    def shuffled(self, items):
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck


# --- the games: `words` is how moves are written, `players` may move now, `play` makes a move or raises Illegal, ------
# --- `end` is (ranks, scores, reason) --------------------------------------------------------------------------------


def ranked(scores, lowest=False):
    """Returns the rank of each seat by its score; equal scores share a rank."""
    return [1 + sum(other < own if lowest else other > own for other in scores) for own in scores]


LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Tris1:
    """Nine cells; three equal marks in a line win (RULES 001.17)."""

    words = "[a-c][1-3]"

    def __init__(self, seats, options, chance):
        self.cells = [None] * 9
        first = options["first"]
        self.turn = chance.pick((0, 1)) if first == "lot" else ["first_seat", "second_seat"].index(first)
        self.end = None

    def players(self):
        return set() if self.end else {self.turn}

    def play(self, seat, words, chance):
        names = [column + row for row in "123" for column in "abc"]
        require(self.cells[names.index(words)] is None, "the cell is taken")
        self.cells[names.index(words)] = seat
        if any(all(self.cells[at] == seat for at in line) for line in LINES):
            self.end = [1 if one == seat else 2 for one in (0, 1)], None, "tris_1-by-line"
        elif None not in self.cells:
            self.end = [1, 1], None, "tris_1-by-full-board"
        self.turn = 1 - seat


STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
FACES = [(top, ns) for top in "xo/" for ns in "xo/" if top != ns]
MIDDLES = [(1, 5), (5, 7), (7, 3), (3, 1)]


class Tris2:
    """Nine rolling dice; three equal tops in a line win (RULES 001). dice: cell, top, north-south by letter."""

    words = "roll [a-i] (north|east|south|west)|place [a-c][1-3] [xo/] [xo/]"

    def __init__(self, seats, options, chance):
        self.rule_of_4, self.mid_edge = options["rule_of_4"], not options["advanced"] or options["advanced_mid_edge"]
        self.end, self.last, self.dice = None, None, {}
        self.turn = {"first_seat": 0, "second_seat": 1}.get(options["first"])
        while self.turn is None:
            one, two = (("o", "x", "/").index(chance.pick(("x", "o", "/"))) for _ in range(2))
            if one != two:
                self.turn = 0 if one > two else 1
        while not options["advanced"]:
            thrown = [chance.pick(FACES) for _ in range(9)]
            if self.is_legal([top for top, _ in thrown]):
                self.dice = {"abcdefghi"[at]: (divmod(at, 3), *faces) for at, faces in enumerate(thrown)}
                break

    def is_legal(self, tops):
        """Whether a block has no tris and, where the middles of the sides must differ, no two touching equal ones."""
        pairs = MIDDLES if self.mid_edge else []
        equal = any(tops[a] and tops[a] == tops[b] == tops[c] for a, b, c in LINES)
        return not equal and not any(tops[a] and tops[a] == tops[b] for a, b in pairs)

    def can_be_completed(self, tops):
        if not self.is_legal(tops):
            return False
        if None not in tops:
            return True
        at = tops.index(None)
        return any(self.can_be_completed([*tops[:at], top, *tops[at + 1 :]]) for top in "xo/")

    def players(self):
        return set() if self.end else {self.turn}

    def play(self, seat, words, chance):
        parts = words.split(" ")
        if len(self.dice) < 9:
            self.place(parts)
        else:
            self.roll(seat, parts)
        self.turn = 1 - seat

    def place(self, parts):
        require(parts[0] == "place" and (parts[2], parts[3]) in FACES, "nine dice are placed first")
        at = [column + row for row in "123" for column in "abc"].index(parts[1])
        tops = [self.dice[letter][1] if letter in self.dice else None for letter in "abcdefghi"]
        require(tops[at] is None, "the cell is taken")
        tops[at] = parts[2]
        require(self.can_be_completed(tops), "the block could not be completed")
        self.dice["abcdefghi"[at]] = divmod(at, 3), parts[2], parts[3]

    def roll(self, seat, parts):
        require(parts[0] == "roll", "a die rolls")
        letter, (south, east) = parts[1], STEPS[parts[2]]
        (row, column), top, ns = self.dice[letter]
        target = row + south, column + east
        others = {cell: top for name, (cell, top, _) in self.dice.items() if name != letter}
        require(target not in others, "there is a die")
        require(self.last != (letter, target), "it rolls straight back")
        reached, waiting = [target], set(others)
        for r, c in reached:
            near = {cell for cell in waiting if abs(cell[0] - r) <= 1 and abs(cell[1] - c) <= 1}
            waiting -= near
            reached += near
        require(not waiting, "the dice would not be in contact")
        if self.rule_of_4:
            require(all(max(side) - min(side) < 4 for side in zip(target, *others)), "the rule of 4")
        third = next(face for face in "xo/" if face not in (top, ns))
        top, ns = (ns, top) if south else (third, ns)
        self.dice[letter], self.last = (target, top, ns), (letter, (row, column))
        tops = {**others, target: top}
        for down, right in (0, 1), (1, 0), (1, 1), (1, -1):
            for start in (-2, -1, 0):
                three = [(target[0] + down * at, target[1] + right * at) for at in range(start, start + 3)]
                if all(tops.get(cell) == top for cell in three):
                    self.end = [1 if one == seat else 2 for one in (0, 1)], None, "tris_2-by-tris"


class TrisOnSteroids:
    """Cards with actions and a secret goal (RULES 000). A card is (symbol, action); up: the cells that are face up."""

    words = "clear (row [1-4]|column [a-d]|diagonal (down|up))|(reveal|act) [a-d][1-4]|keep"

    def __init__(self, seats, options, chance):
        symbols, actions = ("triangle", "circle", "cross", "square"), ("discard", "swap", "goal")
        cards = [(symbol, action) for symbol in symbols for action in actions for _ in range(options["copies"])]
        one_of_each = [chance.pick([card for card in cards if card[0] == symbol]) for symbol in symbols]
        self.goals = chance.shuffled(one_of_each)[:seats]
        for card in self.goals:
            cards.remove(card)
        pile = chance.shuffled(cards)
        self.side = int(options["grid"][0])
        self.names = [column + str(row + 1) for row in range(self.side) for column in "abcd"[: self.side]]
        self.cells = dict(zip(self.names, pile))
        self.pile, self.discards = pile[self.side**2 :], []
        self.turn, self.number, self.limit = chance.below(seats), 1, options["turn_limit"]
        self.up, self.goals_up, self.acting, self.end = set(), set(), None, None

    def players(self):
        return set() if self.end else {self.turn}

    def lines(self):
        side = range(self.side)
        at = lambda row, column: self.names[row * self.side + column]  # noqa: E731
        yield from ((f"row {row + 1}", [at(row, column) for column in side]) for row in side)
        yield from ((f"column {'abcd'[column]}", [at(row, column) for row in side]) for column in side)
        yield "diagonal down", [at(step, step) for step in side]
        yield "diagonal up", [at(self.side - 1 - step, step) for step in side]

    def play(self, seat, words, chance):
        verb, _, place = words.partition(" ")
        if self.acting is not None:
            require(verb in ("act", "keep"), "the card acts or is kept")
            if verb == "act":
                self.act(seat, place, chance)
            else:
                require(words == "keep", "no move")
            self.acting = None
            self.check_win()
            if not self.end:
                self.end_turn()
        elif len(self.up) == len(self.names):
            lines = dict(self.lines())
            require(verb == "clear" and place in lines, "a line is cleared first")
            self.fill(lines[place], chance)
        else:
            require(verb == "reveal" and place in self.cells and place not in self.up, "a hidden card is turned up")
            self.up.add(place)
            self.acting = place
            self.check_win()

    def act(self, seat, target, chance):
        cell = self.acting
        require(target in self.cells and target != cell, "there is no such cell")
        apart = abs(ord(cell[0]) - ord(target[0])), abs(int(cell[1]) - int(target[1]))
        require(max(apart) == 1, "the target is no neighbour")
        action = self.cells[cell][1]
        if action == "discard":
            self.fill([target], chance)
        elif action == "swap":
            self.cells[cell], self.cells[target] = self.cells[target], self.cells[cell]
            if target not in self.up:
                self.up ^= {cell, target}
        else:
            self.goals[seat], self.cells[target] = self.cells[target], self.goals[seat]
            if (seat in self.goals_up) != (target in self.up):
                self.goals_up ^= {seat}
                self.up ^= {target}

    def fill(self, cells, chance):
        self.discards += [self.cells[cell] for cell in cells]
        for cell in cells:
            if not self.pile:
                self.pile, self.discards = chance.shuffled(self.discards), []
            self.cells[cell] = self.pile.pop()
            self.up.discard(cell)

    def check_win(self):
        symbol = self.goals[self.turn][0]
        mine = {cell for cell in self.up if self.cells[cell][0] == symbol}
        if any(mine.issuperset(line) for _, line in self.lines()):
            ranks = [1 if seat == self.turn else 2 for seat in range(len(self.goals))]
            self.end = ranks, None, "tris_on_steroids-line"

    def end_turn(self):
        if self.number == self.limit:
            self.end = [1] * len(self.goals), None, "tris_on_steroids-unfinished"
            return
        self.turn, self.number = (self.turn + 1) % len(self.goals), self.number + 1
        self.check_win()


TILES = list(itertools.combinations_with_replacement(range(6), 3))


@functools.lru_cache(maxsize=None)
def turned_to(*known):
    """Returns the tiles that have these numbers in this order, clockwise, each with its three; None is any number."""
    found = {}
    for a, b, c in TILES:
        for turned in (a, b, c), (b, c, a), (c, a, b):
            if all(want in (None, number) for want, number in zip(known, turned)):
                found.setdefault((a, b, c), turned)
    return found


class Formation:
    """Triangular tiles, edge to edge (RULES T1-T4). A cell is (u or d, x, y); numbers by corner of the lattice."""

    def __init__(self):
        self.tiles, self.numbers, self.open = {}, {}, {("u", 0, 0)}

    @staticmethod
    def corners(cell):
        way, x, y = cell
        return ((x, y + 1), (x + 1, y), (x, y)) if way == "u" else ((x, y + 1), (x + 1, y + 1), (x + 1, y))

    @staticmethod
    def neighbours(cell):
        way, x, y = cell
        if way == "u":
            return ("d", x, y), ("d", x, y - 1), ("d", x - 1, y)
        return ("u", x, y + 1), ("u", x + 1, y), ("u", x, y)

    def fitting(self, cell):
        """Returns the tiles that fit the cell, each with its numbers on the cell's corners."""
        return turned_to(*(self.numbers.get(corner) for corner in self.corners(cell)))

    def takes(self, tiles):
        """Whether one of the tiles fits somewhere."""
        return any(not self.fitting(cell).keys().isdisjoint(tiles) for cell in self.open)

    def place(self, tile, cell):
        """Places the tile; returns how many edges it shares, whether it bridges two tiles, how many hexagons it closes.

        Raises Illegal where it does not fit.
        """
        require(cell in self.open and tile in self.fitting(cell), "the tile does not fit there")
        values, corners = self.fitting(cell)[tile], self.corners(cell)
        edges = sum(near in self.tiles for near in self.neighbours(cell))
        bridge = edges == 1 and all(corner in self.numbers for corner in corners)
        hexagons = sum(self.around(corner) == 5 for corner in corners)
        self.tiles[cell] = values
        self.numbers.update(zip(corners, values))
        self.open |= set(self.neighbours(cell))
        self.open -= self.tiles.keys()
        return edges, bridge, hexagons

    def around(self, corner):
        x, y = corner
        cells = ("u", x, y), ("u", x - 1, y), ("u", x, y - 1), ("d", x - 1, y), ("d", x, y - 1), ("d", x - 1, y - 1)
        return sum(cell in self.tiles for cell in cells)


TILE, CELL = "[0-5]-[0-5]-[0-5]", "[ud](0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)"


def tile_named(word):
    tile = tuple(map(int, word.split("-")))
    require(tile in TILES, "there is no such tile")
    return tile


def cell_named(word):
    return word[0], *map(int, word[1:].split(","))


class TrippleDomino:
    """Triangular tiles for points (RULES 002)."""

    words = f"place {TILE} {CELL}|draw|pass"

    def __init__(self, seats, options, chance):
        self.seats, self.options, self.end = seats, options, None
        self.scores = [0] * seats
        self.deal(chance)

    def deal(self, chance):
        deck, size = chance.shuffled(TILES), {1: 1, 2: 10, 3: 8, 4: 8}.get(self.seats, 6)
        self.hands = [deck[seat * size : (seat + 1) * size] for seat in range(self.seats)]
        self.reserve = deck[self.seats * size : self.options["tiles"] if self.seats == 1 else None]
        self.formation, self.drawn, self.idle = Formation(), [], 0
        self.turn = max(range(self.seats), key=lambda seat: max(map(self.opening_rank, self.hands[seat])))

    @staticmethod
    def opening_rank(tile):
        return tile[0] == tile[2], sum(tile), tile[::-1]

    def players(self):
        return set() if self.end else {self.turn}

    def play(self, seat, words, chance):
        verb, *rest = words.split(" ")
        hand, opening = self.hands[seat], not self.formation.tiles
        may_draw = len(self.drawn) < 3 and self.reserve
        if verb == "place":
            tile = tile_named(rest[0])
            playable = [max(hand, key=self.opening_rank)] if opening else self.drawn[-1:] or hand
            require(tile in hand and tile in playable, "the player may not place this tile")
            edges, bridge, hexagons = self.formation.place(tile, cell_named(rest[1]))
            self.scores[seat] += sum(tile) + self.bonus(edges, bridge, hexagons)
            hand.remove(tile)
            self.idle = 0
            if not hand and not (self.seats == 1 and self.reserve):
                self.end_round([20 + sum(map(sum, itertools.chain(*self.hands))) if one == seat else 0
                                for one in range(self.seats)], "tripple_domino-complete", chance)  # fmt: skip
                return
            self.next_turn()
        elif words == "draw":
            require(not opening and may_draw, "nothing may be drawn")
            self.drawn.append(self.reserve.pop(0))
            hand.append(self.drawn[-1])
            self.scores[seat] -= 5
        else:
            require(words == "pass" and not opening and not may_draw, "no move that is allowed now")
            self.scores[seat] -= 0 if len(self.drawn) == 3 else 5
            self.idle = 0 if self.reserve or self.drawn else self.idle + 1
            self.next_turn()
        if not self.reserve and (self.idle >= self.seats or not self.formation.takes([*itertools.chain(*self.hands)])):
            self.end_blocked(chance)

    def bonus(self, edges, bridge, hexagons):
        if hexagons:
            return 40 * (hexagons if self.options["multi_hexagon"] == "each" else 1)
        return 25 if edges > 1 else 30 if bridge else 0 if edges else 5

    def next_turn(self):
        self.turn, self.drawn = (self.turn + 1) % self.seats, []

    def end_blocked(self, chance):
        left = [sum(map(sum, hand)) for hand in self.hands]
        if self.seats == 1:
            gains = [-left[0]]
        else:
            gains = [sum(left) - 2 * own if own == min(left) else 0 for own in left]
        self.end_round(gains, "tripple_domino-incomplete", chance)

    def end_round(self, gains, solitaire, chance):
        self.scores = [score + gain for score, gain in zip(self.scores, gains)]
        if self.seats == 1:
            self.end = [1], self.scores, solitaire
        elif max(self.scores) >= self.options["target"]:
            self.end = ranked(self.scores), self.scores, "tripple_domino-target"
        else:
            self.deal(chance)


class Triodomino:
    """Triangular tiles; who has none left ends the round (RULES 003)."""

    words = f"(open|free) {TILE}|place {TILE} ([1-9]|1[0-9]|2[0-6]|[a-z]):{CELL}|draw|pass|skip"

    def __init__(self, seats, options, chance):
        self.seats, self.options, self.end, self.round = seats, options, None, 0
        self.scores = [0] * seats
        self.deal(chance)

    def deal(self, chance):
        deck, size = chance.shuffled(TILES), 10 if self.seats == 2 else 8
        self.hands = [deck[seat * size : (seat + 1) * size] for seat in range(self.seats)]
        self.stock = deck[self.seats * size :]
        self.turn = (self.options["first"] - 1 + self.round) % self.seats
        self.round += 1
        self.formations, self.drawn, self.idle, self.free = [], 0, 0, False

    def players(self):
        return set() if self.end else {self.turn}

    def play(self, seat, words, chance):
        verb, *rest = words.split(" ")
        if verb in ("open", "free"):
            require(self.free if verb == "free" else not self.formations, "no formation may be opened")
            self.formations.append(Formation())
            self.lay(seat, rest[0], self.formations[-1], ("u", 0, 0))
            self.next_turn(chance, placed=True)
        elif self.free:
            require(words == "skip", "the free tile is placed or skipped")
            self.next_turn(chance, placed=True)
        elif verb == "place":
            name, cell = rest[1].split(":")
            number = int(name) if name.isdigit() else "abcdefghijklmnopqrstuvwxyz".index(name) + 1
            require(number <= len(self.formations), "there is no such formation")
            closed = self.lay(seat, rest[0], self.formations[number - 1], cell_named(cell))
            if closed and self.hands[seat]:
                self.free = True
            else:
                self.next_turn(chance, placed=True)
        else:
            require(self.formations and not self.fits(self.hands[seat]), "a tile has to be placed")
            require(words == ("draw" if self.stock else "pass"), "no move that is allowed now")
            if words == "draw":
                tile = self.stock.pop(0)
                self.hands[seat].append(tile)
                self.drawn += 1
                if self.fits([tile]) or (self.stock and self.drawn < 2):
                    return
            self.next_turn(chance, placed=False)

    def fits(self, tiles):
        return any(formation.takes(tiles) for formation in self.formations)

    def lay(self, seat, word, formation, cell):
        tile = tile_named(word)
        require(tile in self.hands[seat], "the player does not have this tile")
        _, _, hexagons = formation.place(tile, cell)
        self.hands[seat].remove(tile)
        self.scores[seat] += sum(tile) if self.options["topsy_turvy"] else 0
        return hexagons

    def next_turn(self, chance, placed):
        self.idle = 0 if placed else self.idle + 1
        if self.hands[self.turn] and self.idle < self.seats:
            self.turn, self.drawn, self.free = (self.turn + 1) % self.seats, 0, False
            return
        topsy_turvy = self.options["topsy_turvy"]
        if not topsy_turvy:
            self.scores = [score + sum(map(sum, hand)) for score, hand in zip(self.scores, self.hands)]
        if self.round < self.options["rounds"]:
            self.deal(chance)
        else:
            reason = "triodomino-most-points" if topsy_turvy else "triodomino-fewest-points"
            self.end = ranked(self.scores, lowest=not topsy_turvy), self.scores, reason


class Set:
    """A race for three cards (RULES 004). A card is four digits; slots: the cards by the number of their slot."""

    words = "call|none|late|more|next|refill|take( [a-z]{1,2}[1-9][0-9]?){3}"

    def __init__(self, seats, options, chance):
        self.options, self.seats, self.end = options, seats, None
        deck = itertools.product(range(3), repeat=4)
        self.stock = chance.shuffled([card for card in deck if card[3] == 0 or not options["beginners"]])
        self.full = 9 if options["beginners"] else 12
        self.width = 3 if options["beginners"] or options["one_by_one"] else 4
        self.slots, self.sets, self.debts = {}, [0] * seats, [0] * seats
        self.caller, self.votes, self.locked, self.points, self.pair = None, set(), set(), 0, False
        self.deal(0 if options["one_by_one"] else self.full)

    def players(self):
        if self.end:
            return set()
        return set(range(self.seats)) - self.locked if self.caller is None else {self.caller}

    def play(self, seat, words, chance):
        verb, *names = words.split(" ")
        solitaire, vote = self.options["solitaire"], "next" if self.options["one_by_one"] else "more"
        if self.caller is not None:
            require(verb in ("take", "none", "late"), "the caller shows three cards")
            self.caller = None
            self.claim(seat, names)
        elif verb == "take":
            require(self.seats == 1, "a SET is called first")
            self.claim(seat, names)
        elif verb == "call":
            require(not solitaire and len(self.slots) >= 3, "nobody may call now")
            self.caller, self.votes = seat, set()
        elif verb == "refill":
            require(self.pair, "there is nothing to refill")
            self.pair = False
            self.refill()
        else:
            require(verb == vote and not self.pair and seat not in self.votes, "no move that is allowed now")
            self.vote(seat)

    def vote(self, seat):
        self.votes.add(seat)
        if len(self.slots) >= 3 and self.votes != self.players():
            return
        self.votes = set()
        if self.options["strict"] and self.holds_set():
            return
        if not self.stock:
            self.finish("set-agreed")
            return
        self.points -= 1
        self.deal(1 if self.options["one_by_one"] else 3)
        self.finish_if_exhausted()

    def claim(self, seat, names):
        named = {self.slot_name(slot): slot for slot in self.slots}
        slots = [named.get(self.slot_name(self.old_slot(name), name)) for name in names]
        require(None not in slots and len(set(slots)) == len(names), "there are no such cards")
        if not slots or not self.is_set([self.slots[slot] for slot in slots]):
            self.penalize(seat)
            return
        before = len(self.slots)
        for slot in slots:
            del self.slots[slot]
        self.locked = set()
        if self.debts[seat]:
            self.debts[seat] -= 1
        else:
            self.sets[seat] += 1
        if self.options["one_by_one"]:
            self.finish_if_exhausted()
            return
        if self.options["solitaire"] and self.pair:
            self.pair, self.points = False, self.points + 1
        elif self.options["solitaire"] and before == self.full and self.stock:
            self.pair = True
            return
        self.refill()

    def penalize(self, seat):
        if self.options["solitaire"]:
            return
        if self.options["lockout"]:
            self.locked.add(seat)
            self.locked = set() if len(self.locked) == self.seats else self.locked
        elif self.sets[seat]:
            self.sets[seat] -= 1
        else:
            self.debts[seat] += 1

    def refill(self):
        self.deal(self.full - len(self.slots))
        while self.slots and max(self.slots) >= len(self.slots):
            hole = next(slot for slot in range(81) if slot not in self.slots)
            self.slots[hole] = self.slots.pop(max(self.slots))
        self.finish_if_exhausted()

    def deal(self, count):
        for _ in range(min(count, len(self.stock))):
            slot = next(slot for slot in range(81) if slot not in self.slots)
            self.slots[slot] = self.stock.pop(0)

    def finish_if_exhausted(self):
        short = self.options["solitaire"] and not self.options["play_out"]
        if not self.stock and (short or not self.holds_set()):
            self.finish("set-exhausted")

    def finish(self, reason):
        if self.options["solitaire"]:
            won = self.points >= 0
            self.end = [1 if won else 2], [self.points], "set-solitaire-won" if won else "set-solitaire-lost"
        else:
            self.end = ranked(self.sets), self.sets, reason

    def holds_set(self):
        return any(map(self.is_set, itertools.combinations(self.slots.values(), 3)))

    @staticmethod
    def is_set(three):
        return all(sum(values) % 3 == 0 for values in zip(*three))

    def slot_name(self, slot, otherwise=""):
        """Returns the slot's name: three rows, the first columns filled row by row, the others column by column."""
        if slot is None:
            return otherwise
        if slot < 3 * self.width:
            return "abc"[slot // self.width] + str(slot % self.width + 1)
        return "abc"[slot % 3] + str(slot // 3 + 1)

    def old_slot(self, name):
        """Returns the slot of a name from when all slots were numbered row by row (d1, e2); None for other names."""
        row = "defghijklmnopqrstuvwxyz".find(name[0]) + 3
        if name.startswith("aa") and name[2:].isdigit():
            row, name = 26, name[1:]
        if row < 3 or not name[1:].isdigit() or int(name[1:]) > self.width:
            return None
        return row * self.width + int(name[1:]) - 1


GAMES = {
    "tris_1": (Tris1, 1),
    "tris_2": (Tris2, 1),
    "tris_on_steroids": (TrisOnSteroids, 1),
    "tripple_domino": (TrippleDomino, 1),
    "triodomino": (Triodomino, 1),
    "set": (Set, 1),
}
"""The rules of each game, and their number."""


FORMATS = "tavolino-record/1", "tavolino-record/2"
LEVELS = "easy", "fair", "hard", "master"


# --- the shape of a record: docs/record-1.schema.json and docs/record-2.schema.json ----------------------------------


def whole(value):
    return type(value) is int and abs(value) < 2**63


def natural(value):
    return whole(value) and value >= 0


def short(value):
    return isinstance(value, str) and len(value) <= 100 and not re.search("[\ud800-\udfff]", value)


def like(pattern):
    return lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None


def one_of(*values):
    return lambda value: any(type(value) is type(one) and value == one for one in values)


def or_null(fits):
    return lambda value: value is None or fits(value)


def list_of(fits, most):
    return lambda value: isinstance(value, list) and len(value) <= most and all(map(fits, value))


def pair_of(one, other):
    return lambda value: isinstance(value, list) and len(value) == 2 and one(value[0]) and other(value[1])


def is_object(value):
    return isinstance(value, dict)


MOST_BYTES, MOST_SEATS, MOST_MOVES, MOST_DRAWS = 4_000_000, 8, 20_000, 10_000
DIGEST, SESSION, SNOWFLAKE = like("[0-9a-f]{64}"), like("[0-9a-z]{1,32}"), like("[1-9][0-9]{0,18}")
ENTRY = {
    "draws": list_of(pair_of(natural, natural), MOST_DRAWS),
    "state": like("[0-9]{1,6}:[0-9a-f]{16}"),
    "hash": DIGEST,
}
MOVE = {"ply": natural, "seat": natural, "words": short, "at": whole, **ENTRY}
SEED = {"version": natural, "commitment": DIGEST, "seed": DIGEST}
LUCK = {
    1: {**SEED, "users": list_of(like("-?[1-9][0-9]{0,18}"), MOST_SEATS)},
    2: {**SEED, "joined": list_of(or_null(SNOWFLAKE), MOST_SEATS), "started": or_null(SNOWFLAKE)},
    3: SEED,
}
RESULT = {
    "status": one_of("finished", "abandoned"),
    "reason": short,
    "ranks": or_null(list_of(natural, MOST_SEATS)),
    "scores": or_null(list_of(whole, MOST_SEATS)),
}
FIRST = {
    "format": one_of(FORMATS[0]),
    "session": SESSION,
    "rematch_of": or_null(SESSION),
    "game": one_of(*GAMES),
    "rules": natural,
    "state_format": one_of(1),
    "options": is_object,
    "seats": list_of(one_of("person", "computer"), MOST_SEATS),
    "luck": is_object,
    "opened_at": whole,
    "started_at": whole,
    "start": is_object,
    "moves": list_of(is_object, MOST_MOVES),
    "given_up": list_of(pair_of(natural, one_of("resigned", "resigned-early", "out-of-time", "withdrew")), MOST_SEATS),
    "ended_at": whole,
    "result": is_object,
    "hash": DIGEST,
}
SECOND = {**FIRST, "format": one_of(FORMATS[1]), "levels": list_of(one_of(None, *LEVELS), MOST_SEATS)}
NAMED = {**SECOND, "names": list_of(or_null(short), MOST_SEATS)}


def check_shape(record):
    """Checks every field of a record, and nothing of the game but its options and its number of players."""
    check(isinstance(record, dict), "it is no object")
    moves = record.get("moves")
    many = isinstance(moves, list) and len(moves) > MOST_MOVES
    check(not many, f"it has more than {MOST_MOVES:,} moves, and longer records are not verified")
    first = record.get("format") == FORMATS[0]
    check_fields(record, FIRST if first else NAMED if "names" in record else SECOND, "the record")
    luck, seats, result = record["luck"], record["seats"], record["result"]
    version = luck.get("version")
    check(type(version) is int and version in LUCK, "the version of its luck is unknown")
    check_fields(luck, LUCK[version], "luck")
    check_fields(record["start"], ENTRY, "the start", 0)
    for ply, move in enumerate(record["moves"], start=1):
        check_fields(move, MOVE, "the move", ply)
        check(move["ply"] == ply, "a ply is missing", ply)
        check(move["seat"] < len(seats), "there is no such seat", ply)
    check_fields(result, RESULT, "result")
    for name, values in (
        ("levels", record.get("levels")),
        ("names", record.get("names")),
        ("luck", luck.get("joined", luck.get("users"))),
        ("ranks", result["ranks"]),
        ("scores", result["scores"]),
    ):
        check(values is None or len(values) == len(seats), f"{name}: not one for each seat")
    for kind, user in zip(seats, luck.get("users", ())):
        check((kind == "computer") == user.startswith("-"), "users: people and computers are mixed up")
    check_options(record["game"], record["options"], len(seats))


def check_fields(value, fields, where, ply=None):
    check(isinstance(value, dict) and value.keys() == fields.keys(), f"{where} has other fields", ply)
    for name, fits in fields.items():
        check(fits(value[name]), f"{where}: {name} is not as it has to be", ply)


FLAG = False, True
OPTIONS = {
    "tris_1": {"first": ("first_seat", "second_seat", "lot")},
    "tris_2": {
        "rule_of_4": FLAG,
        "advanced": FLAG,
        "advanced_mid_edge": FLAG,
        "first": ("dice", "first_seat", "second_seat"),
    },
    "tris_on_steroids": {"grid": ("3x3", "4x4"), "copies": range(2, 9), "turn_limit": range(1001)},
    "tripple_domino": {"target": range(50, 1001), "multi_hexagon": ("each", "once"), "tiles": range(5, 57)},
    "triodomino": {"rounds": range(1, 101), "topsy_turvy": FLAG, "first": range(1, 5)},
    "set": {
        **dict.fromkeys(("beginners", "lockout", "one_by_one", "solitaire", "strict", "play_out"), FLAG),
        "seconds": range(5, 31),
    },
}
"""The values of all options of each game."""


def check_options(game, options, seats):
    """Checks that there is a value of each option, and that they take each other and so many players."""
    known = OPTIONS[game]
    check(options.keys() == known.keys(), "the options are not those of the game")
    for name, values in known.items():
        right = type(options[name]) is type(values[0]) and options[name] in values
        check(right, f"the option {name} has no such value")
    fewest, most = {"tris_on_steroids": (2, 4), "triodomino": (2, 4), "tripple_domino": (1, 6), "set": (1, 8)}.get(
        game, (2, 2)
    )
    fits = True
    if game == "tris_2":
        fits = options["advanced"] or not options["advanced_mid_edge"]
    elif game == "triodomino":
        fewest = max(2, options["first"])
    elif game == "tripple_domino":
        alone, scored = options["tiles"] != 20, options["target"] != 300
        fits, fewest, most = not (alone and scored), 2 if scored else 1, 1 if alone else 6
    elif game == "set":
        alone = options["solitaire"]
        fits = not (
            (alone and (options["lockout"] or options["one_by_one"] or options["seconds"] != 10))
            or (options["play_out"] and not alone)
        )
        most = 1 if alone else 8
    check(fits and fewest <= seats <= most, "the options do not go together, or with so many players")


# --- the record ------------------------------------------------------------------------------------------------------


def hashed(before, part):
    """Returns the hash of a part of the record and of all that comes before it."""
    canonical = json.dumps(part, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256((before + canonical).encode()).hexdigest()


def without(part, *names):
    return {name: value for name, value in part.items() if name not in names}


UNDOING = "takeback", "overtaken"
"""The first words of what is no move of the game but restores an earlier state."""

UNDONE = "takeback N|overtaken N N".replace("N", "(0|[1-9][0-9]{0,8})")


def check(condition, why, ply=None):
    if not condition:
        raise Refused(why, ply)


def verify(record, expected_hash=None):
    """Checks the whole record; returns the number of draws. Raises Refused."""
    try:
        return verify_well_formed(record, expected_hash)
    except MALFORMED as error:
        raise Refused(f"this is no record of a game ({type(error).__name__}: {str(error)!a})") from None


def verify_well_formed(record, expected_hash):
    """Checks a record that has the right shape."""
    check_shape(record)
    check(GAMES[record["game"]][1] == record["rules"], "the rules are unknown")
    key = luck_of(record)
    if record["format"] == FORMATS[-1]:
        record = check_newer_fields(record)
    before = hashed("", without(record, "start", "moves", "given_up", "ended_at", "result", "hash"))
    chance = Chance(key, 0)
    game = GAMES[record["game"]][0](len(record["seats"]), record["options"], chance)
    before = check_entry(record["start"], before, chance, 0)
    draws = len(chance.draws)
    restored = restored_plies(record["moves"])
    states = {0: copied(game)} if 0 in restored else {}
    for ply, move in enumerate(record["moves"], start=1):
        chance = Chance(key, ply)
        try:
            game = played(game, states, move, chance, ply)
        except Illegal as error:
            raise Refused(f"the move is against the rules: {error}", ply) from None
        except MALFORMED as error:
            raise Refused(f"the move cannot be read ({type(error).__name__}: {str(error)!a})", ply) from None
        if ply in restored:
            states[ply] = copied(game)
        before = check_entry(move, before, chance, ply)
        draws += len(chance.draws)
    check_result(record, game.end, game.players())
    end = {name: record[name] for name in ("given_up", "ended_at", "result")}
    check(record["hash"] == hashed(before, end), "the hash of the record does not fit")
    check(expected_hash in (None, record["hash"]), "it is another record than the one of this hash")
    return draws


def check_newer_fields(record):
    """Checks the computers' levels, and the names if there are any; returns the record without the names.

    No hash binds the names, and nothing proves them.
    """
    kinds, levels, names = record["seats"], record["levels"], record.get("names", [None] * len(record["seats"]))
    known = [level in LEVELS if kind == "computer" else level is None for kind, level in zip(kinds, levels)]
    check(all(known) and len(levels) == len(kinds), "the levels are not those of computers")
    short = [name is None or (isinstance(name, str) and len(name) <= 100) for name in names]
    check(isinstance(names, list) and all(short) and len(names) == len(kinds), "the names are not one for each seat")
    return without(record, "names")


def restored_plies(moves):
    """Returns the plies whose states are restored later: all that have to be kept."""
    undone = (move["words"] for move in moves if re.fullmatch(UNDONE, move["words"]))
    return {int(words.split(" ")[1]) for words in undone}


def copied(value):
    """Returns a copy of a game, or of what changes in it; what is in dictionaries and sets does not change."""
    if isinstance(value, list):
        return [copied(one) for one in value]
    if isinstance(value, (dict, set)):
        return value.copy()
    if isinstance(value, (Formation, *(rules for rules, _ in GAMES.values()))):
        twin = object.__new__(type(value))
        twin.__dict__ = {name: copied(one) for name, one in vars(value).items()}
        return twin
    return value


def played(game, states, move, chance, ply):
    """Returns the game after a move. Raises Illegal."""
    verb, *numbers = move["words"].split(" ")
    notation = UNDONE if verb in UNDOING else game.words
    require(re.fullmatch(notation, move["words"]), "its words are not written like this")
    if verb in UNDOING:
        target, *faster = map(int, numbers)
        require(target < ply - 1, "nothing is taken back")
        for seat in faster:
            late = isinstance(game, Set) and target == ply - 2 and seat < game.seats and seat != move["seat"]
            require(late, "nobody was faster")
        return copied(states[target])
    require(move["seat"] in game.players(), "the seat is not to move")
    game.play(move["seat"], move["words"], chance)
    return game


def check_entry(entry, before, chance, ply):
    """Checks the draws and the hash of the start or of a move; returns the hash."""
    check(entry["draws"] == chance.draws, "the draws are not those of the seed", ply)
    check(entry["hash"] == hashed(before, without(entry, "hash")), "the hash does not fit what comes before it", ply)
    return entry["hash"]


def check_result(record, end, on_turn):
    """Checks the result: the game's own, an agreed draw, the end of a tournament's round, or because people gave up."""
    result, seats, last = record["result"], len(record["seats"]), len(record["moves"])
    found = result["ranks"], result["scores"], result["reason"]
    gone = [seat for seat, _ in record["given_up"]]
    check(len(set(gone)) == len(gone) and all(seat in range(seats) for seat in gone), "no such seats have given up")
    if result["status"] == "abandoned":
        everybody_left = len(gone) == seats
        check((end is None or everybody_left) and found[:2] == (None, None), "a game without a result has one", last)
        return
    check(result["status"] == "finished", "the game has not ended", last)
    if end is not None:
        wanted = with_given_up_last(end[0], gone), end[1], end[2]
    elif result["reason"] == "agreed-draw":
        wanted = [1] * seats, None, "agreed-draw"
    elif result["reason"] in ("adjudicated", "no-show", "round-time-over") and seats == 2 and not gone:
        wanted = at_end_of_round(record, on_turn)
    else:
        check(gone, "the game has no result", last)
        wanted = with_given_up_last([1] * seats, gone), None, record["given_up"][-1][1]
    check(found == wanted, "this is not the result that the moves lead to", last)


def at_end_of_round(record, on_turn):
    """Returns what has become of a game of two that was on when the round of its tournament ended.

    Whoever has used more time for their own moves has lost; in a race the only one who has not made a move, else it is
    a draw. In older records `no-show` made the only player win who had moved, however late.
    """
    used, since, moved = [0, 0], record["started_at"], set()
    for move in record["moves"]:
        used[move["seat"]] += max(0, move["at"] - since)
        since = move["at"]
        if move["words"].split(" ")[0] not in UNDOING:
            moved.add(move["seat"])
    for seat in on_turn:
        used[seat] += max(0, record["ended_at"] - since)
    if len(moved) == 1 and (record["game"] == "set" or record["result"]["reason"] == "no-show"):
        return ([1, 2] if 0 in moved else [2, 1]), None, "no-show"
    if record["game"] == "set" or used[0] == used[1]:
        return [1, 1], None, "round-time-over"
    loser = 0 if used[0] > used[1] else 1
    return ([2, 1] if loser == 0 else [1, 2]), None, "adjudicated" if loser in moved else "no-show"


def with_given_up_last(ranks, gone):
    """Returns the ranks with the seats that gave up as the last, the earlier the lower."""
    others = [rank for seat, rank in enumerate(ranks) if seat not in gone]
    return [
        len(others) + len(gone) - gone.index(seat) if seat in gone else 1 + sum(other < rank for other in others)
        for seat, rank in enumerate(ranks)
    ]


def time_of(interaction):
    """Returns when Discord created an interaction, in UTC: its id begins with the milliseconds since 2015."""
    seconds = ((int(interaction) >> 22) + DISCORD_EPOCH) / 1000
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%d %H:%M:%S.%f")[:-3] + " UTC"


def report(record, draws):
    """Prints what was found."""
    print(f"{record['game']}, table {record['session']}: luck, moves and result are right.")
    print(f"commitment  {record['luck']['commitment']}")
    for seat, joined in enumerate(record["luck"].get("joined", [])):
        print(f"seat {seat + 1}      joined with {joined}, {time_of(joined)}" if joined else f"seat {seat + 1}      -")
    if record["luck"].get("started"):
        print(f"start       with {record['luck']['started']}, {time_of(record['luck']['started'])}")
    print(f"checked     {draws} draws, {len(record['moves'])} moves")
    print(f"hash        {record['hash']}")
    if "names" in record:
        print("The names in it are not verified.")


def read(file):
    """Returns what a file says. Raises OSError, and ValueError for what is not JSON in the form of a record's file."""
    with open(file, "rb") as opened:
        content = opened.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise ValueError(f"it has more than {MOST_BYTES:,} bytes, which is longer than any record")
    if content.startswith(b"\xef\xbb\xbf"):
        raise ValueError("it begins with a byte order mark: save it in UTF-8 without one")
    try:
        return json.loads(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise ValueError("it is not in UTF-8, as records are") from None
    except RecursionError:
        raise ValueError("it is no JSON: too much is nested in it") from None
    except ValueError as error:
        raise ValueError(f"it is no JSON: {error}") from None


def main(arguments):
    if not arguments:
        print("Usage: verify.py record.json [HASH]", file=sys.stderr)
        return 2
    try:
        record = read(arguments[0])
    except (OSError, ValueError) as error:
        print(f"{arguments[0]} cannot be read: {error}", file=sys.stderr)
        return 2
    try:
        draws = verify(record, arguments[1] if len(arguments) > 1 else None)
    except Refused as error:
        print(f"REFUSED: {error}")
        return 1
    report(record, draws)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
