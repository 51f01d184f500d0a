/* Nine dice as sets of cells, the rolls that the rules allow, and what they lead to (RULES 001.7-001.15). */

#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* A set of cells of a window of 11 x 11. Nine dice in contact span at most nine cells: they always lie in the window's
   northwestern corner, one cell away from its edges, so that every roll stays inside and no neighbour is found across. */
typedef unsigned __int128 Cells;

enum { WIDTH = 11, CELLS = WIDTH * WIDTH, DICE = 9, SYMBOLS = 3, NOWHERE = 255 };
enum { NORTH, EAST, SOUTH, WEST, DIRECTIONS };
enum { MOST_ROLLS = DICE * DIRECTIONS };

static const int STEP[DIRECTIONS] = {-WIDTH, 1, WIDTH, -1};

typedef struct {
    Cells top[SYMBOLS], ns[SYMBOLS]; /* The dice with each symbol on top, and with it on the north and south faces. */
    uint8_t rolled;                  /* The cell of the die just rolled, NOWHERE before the first roll, ... */
    uint8_t back;                    /* ... and the direction that would undo its roll. */
    bool rule_of_4;
} Position;

typedef struct { uint8_t cell, direction; } Roll;
typedef struct { int count; Roll roll[MOST_ROLLS]; } Rolls;

static Cells near[CELLS];       /* The eight neighbours of each cell. */
static Cells first_row, first_column, beyond_4;
static bool ring_connected[512]; /* Whether the dice around a cell are in contact without it, by the bits of `around`. */

static inline Cells bit(int cell) { return (Cells)1 << cell; }

static inline int lowest(Cells cells) {
    uint64_t low = (uint64_t)cells;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(cells >> 64));
}

static inline Cells occupied(const Position *position) { return position->top[0] | position->top[1] | position->top[2]; }

static inline Cells ew(const Position *position, int symbol, Cells dice) {
    return dice & ~position->top[symbol] & ~position->ns[symbol];
}

/* The cells and the eight around each (RULES 001.4). */
static inline Cells spread(Cells cells) {
    Cells rows = cells | cells << 1 | cells >> 1;
    return rows | rows << WIDTH | rows >> WIDTH;
}

/* Tells whether all of these cells can be reached from one of them. */
static bool connected_from(Cells start, Cells cells) {
    Cells reached = start, grown;
    while ((grown = spread(reached) & cells) != reached) reached = grown;
    return reached == cells;
}

/* The 3 x 3 cells around a cell, as nine bits in reading order; the cell itself is left out. */
static inline int around(Cells dice, int cell) {
    uint32_t rows = (uint32_t)(dice >> (cell - WIDTH - 1));
    return (int)((rows & 7) | (rows >> 8 & 0x28) | (rows >> 16 & 0x1C0));
}

static bool ring_is_connected(int ring) {
    Cells cells = 0;
    for (int at = 0; at < 9; at++)
        if (ring >> at & 1) cells |= bit((at / 3 + 1) * WIDTH + at % 3 + 1);
    return !cells || connected_from(bit(lowest(cells)), cells);
}

static void prepare_tables(void) {
    first_row = (bit(WIDTH) - 1) << WIDTH;
    first_column = beyond_4 = 0;
    for (int row = 0; row < WIDTH; row++) first_column |= bit(row * WIDTH + 1);
    for (int cell = 0; cell < CELLS; cell++) {
        near[cell] = spread(bit(cell)) & ~bit(cell);
        if (cell / WIDTH > 4 || cell % WIDTH > 4) beyond_4 |= bit(cell);
    }
    for (int ring = 0; ring < 512; ring++) ring_connected[ring] = ring_is_connected(ring);
}

/* How far the dice have to move for the northernmost row and the westernmost column with a die to be 1. */
static inline int shift_to_corner(Cells dice) {
    int rows = dice & (first_row >> WIDTH) ? WIDTH : dice & first_row ? 0 : -WIDTH;
    int columns = dice & (first_column >> 1) ? 1 : dice & first_column ? 0 : -1;
    return rows + columns;
}

static inline Cells shifted(Cells cells, int by) { return by < 0 ? cells >> -by : cells << by; }

/* Tells whether the dice stay in contact (RULES 001.9). A roll rarely moves a die that connects others: where its
   neighbours are in contact without it, only its own contact has to be found. */
static inline bool keeps_contact(Cells dice, int from, int to) {
    Cells others = dice & ~bit(from);
    if (ring_connected[around(dice, from)]) return near[to] & others;
    return connected_from(bit(to), others | bit(to));
}

static inline bool keeps_rule_of_4(Cells dice, int from, int to) {
    Cells after = (dice & ~bit(from)) | bit(to);
    return !(shifted(after, shift_to_corner(after)) & beyond_4);
}

/* Tells whether the rules allow a roll to a free neighbouring cell (RULES 001.9, 001.10, 001.15). */
static inline bool allowed(const Position *position, Cells dice, int from, int direction) {
    int to = from + STEP[direction];
    if (from == position->rolled && direction == position->back) return false;
    if (position->rule_of_4 && !keeps_rule_of_4(dice, from, to)) return false;
    return keeps_contact(dice, from, to);
}

static void find_rolls(const Position *position, Rolls *rolls) {
    Cells dice = occupied(position);
    rolls->count = 0;
    for (Cells left = dice; left; left &= left - 1) {
        int from = lowest(left);
        for (int direction = 0; direction < DIRECTIONS; direction++)
            if (!(dice & bit(from + STEP[direction])) && allowed(position, dice, from, direction))
                rolls->roll[rolls->count++] = (Roll){(uint8_t)from, (uint8_t)direction};
    }
}

static inline int symbol_at(const Cells faces[SYMBOLS], Cells cell) { return faces[0] & cell ? 0 : faces[1] & cell ? 1 : 2; }

/* Moves a die of `faces` to another cell, with another symbol. */
static inline void exchange(Cells faces[SYMBOLS], int before, int after, Cells from, Cells to) {
    faces[before] &= ~from;
    faces[after] |= to;
}

/* The position after an allowed roll: the faces along the way swap with top and bottom (RULES 001.3). */
static Position after_roll(const Position *position, Roll roll) {
    Position after = *position;
    int target = roll.cell + STEP[roll.direction];
    Cells from = bit(roll.cell), to = bit(target);
    int top = symbol_at(position->top, from), side = symbol_at(position->ns, from);
    bool along_ns = roll.direction % 2 == 0;
    exchange(after.top, top, along_ns ? side : 3 - top - side, from, to);
    exchange(after.ns, side, along_ns ? top : side, from, to);
    int by = shift_to_corner(occupied(&after));
    if (by)
        for (int symbol = 0; symbol < SYMBOLS; symbol++) {
            after.top[symbol] = shifted(after.top[symbol], by);
            after.ns[symbol] = shifted(after.ns[symbol], by);
        }
    after.rolled = (uint8_t)(target + by);
    after.back = (uint8_t)((roll.direction + 2) % DIRECTIONS);
    return after;
}

/* The cells where a die would complete three equal tops in a row, column or diagonal (RULES 001.11). */
static inline Cells completing(Cells tops) {
    static const int axes[] = {1, WIDTH, WIDTH + 1, WIDTH - 1};
    Cells cells = 0;
    for (int at = 0; at < 4; at++) {
        int axis = axes[at];
        Cells after = tops << axis, before = tops >> axis;
        cells |= (after & tops << 2 * axis) | (before & tops >> 2 * axis) | (after & before);
    }
    return cells;
}

/* Tells whether a die can roll in this direction to one of these cells. */
static inline bool reaches(const Position *position, Cells dice, Cells from, int direction, Cells cells) {
    for (Cells targets = shifted(from, STEP[direction]) & cells; targets; targets &= targets - 1)
        if (allowed(position, dice, lowest(targets) - STEP[direction], direction)) return true;
    return false;
}

/* Tells whether the next roll can make a tris. A roll always changes the top, so the die that rolls was never part of
   the line that it completes. */
static bool can_win(const Position *position) {
    Cells dice = occupied(position);
    for (int symbol = 0; symbol < SYMBOLS; symbol++) {
        Cells cells = completing(position->top[symbol]) & ~dice;
        if (!cells) continue;
        Cells ns = position->ns[symbol], along_ew = ew(position, symbol, dice);
        if (reaches(position, dice, ns, NORTH, cells) || reaches(position, dice, along_ew, EAST, cells) ||
            reaches(position, dice, ns, SOUTH, cells) || reaches(position, dice, along_ew, WEST, cells))
            return true;
    }
    return false;
}

/* Tells whether this allowed roll makes a tris. */
static bool wins(const Position *position, Roll roll) {
    Cells from = bit(roll.cell), to = bit(roll.cell + STEP[roll.direction]);
    int top = symbol_at(position->top, from), side = symbol_at(position->ns, from);
    int now = roll.direction % 2 == 0 ? side : 3 - top - side;
    return completing(position->top[now]) & to;
}

#endif
