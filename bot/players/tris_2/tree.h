/* Alpha-beta search with a transposition table. What is not decided is judged by how few safe replies a player has. */

#ifndef TREE_H
#define TREE_H

#include "tris_2/board.h"

/* Values are those of the player on turn: WON less the rolls until the win, or the number of safe rolls, always below
   DECIDED. */
enum { WON = 10000, DECIDED = 9000, UNKNOWN = 20000 };
enum { MOST_PLIES = 32 };

typedef enum { EMPTY, EXACT, AT_LEAST, AT_MOST } Kind;

typedef struct {
    uint64_t key;
    int16_t value;
    uint8_t depth, kind;
    Roll best;
} Entry;

enum { ENTRIES = 1 << 19 };
static Entry table[ENTRIES];

/* The search counts the positions it looks at, and stops when there have been enough: a clock would make its choice depend
   on the machine. */
static uint32_t positions_seen, most_positions;

static inline bool out_of_budget(void) { return positions_seen >= most_positions; }

static inline uint64_t mixed(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

static inline uint64_t mixed_cells(uint64_t hash, Cells cells) { return mixed(mixed(hash, (uint64_t)cells), (uint64_t)(cells >> 64)); }

/* Two of three symbols say all: a die shows at least one of two symbols on its top or its sides. */
static uint64_t key_of(const Position *position) {
    uint64_t hash = (uint64_t)position->rolled << 8 | position->back;
    hash = mixed_cells(mixed_cells(hash, position->top[0]), position->top[1]);
    return mixed_cells(mixed_cells(hash, position->ns[0]), position->ns[1]);
}

typedef struct { Position position; Roll roll; int replies; } Child;

/* Finds the rolls that leave the other no win at once. Returns how many there are, at most `enough`. */
static int find_safe(const Position *position, Child children[MOST_ROLLS], int enough) {
    Rolls rolls;
    int count = 0;
    find_rolls(position, &rolls);
    for (int at = 0; at < rolls.count && count < enough; at++) {
        children[count].position = after_roll(position, rolls.roll[at]);
        children[count].roll = rolls.roll[at];
        count += !can_win(&children[count].position);
    }
    positions_seen++;
    return count;
}

static int count_safe(const Position *position, int enough) {
    Rolls rolls;
    int count = 0;
    find_rolls(position, &rolls);
    for (int at = 0; at < rolls.count && count < enough; at++) {
        Position after = after_roll(position, rolls.roll[at]);
        count += !can_win(&after);
    }
    positions_seen++;
    return count;
}

/* Values of decided games count from the root in the search and from the position in the table. */
static inline int from_root(int value, int ply) { return value > DECIDED ? value - ply : value < -DECIDED ? value + ply : value; }
static inline int from_here(int value, int ply) { return from_root(value, -ply); }

static inline Entry *entry_of(uint64_t key) { return &table[key >> 40 & (ENTRIES - 1)]; }

static void remember(Entry *entry, uint64_t key, int value, int depth, int alpha, int beta, int ply, Roll best) {
    Kind kind = value <= alpha ? AT_MOST : value >= beta ? AT_LEAST : EXACT;
    *entry = (Entry){key, (int16_t)from_here(value, ply), (uint8_t)depth, (uint8_t)kind, best};
}

/* Tells whether the table knows enough of this position, and sets its value. */
static bool known(const Entry *entry, uint64_t key, int depth, int alpha, int beta, int ply, int *value) {
    if (entry->kind == EMPTY || entry->key != key) return false;
    *value = from_root(entry->value, ply);
    bool decided = entry->kind == AT_LEAST   ? *value > DECIDED
                   : entry->kind == AT_MOST ? *value < -DECIDED
                                            : *value > DECIDED || *value < -DECIDED;
    if (entry->depth < depth && !decided) return false;
    return entry->kind == EXACT || (entry->kind == AT_LEAST ? *value >= beta : *value <= alpha);
}

static int leaf_value(const Position *position, int beta, int ply) {
    int enough = beta < 0 ? 1 : MOST_ROLLS;
    int safe = count_safe(position, enough);
    return safe ? safe : -(WON - ply - 2);
}

static inline bool same(Roll one, Roll other) { return one.cell == other.cell && one.direction == other.direction; }

/* Sorts so that the roll the table calls best is first, then those that leave the other the fewest safe replies. */
static void sort(Child *order[], Child children[], int count, Roll best) {
    for (int at = 0; at < count; at++) {
        Child *child = &children[at];
        if (same(child->roll, best)) child->replies = -1;
        int place = at;
        for (; place && order[place - 1]->replies > child->replies; place--) order[place] = order[place - 1];
        order[place] = child;
    }
}

/* Returns the value of a position for the player on turn, who has no win at once: exact inside of alpha and beta, else a bound.
   Means nothing once the budget is used up. */
static int search(const Position *position, int depth, int alpha, int beta, int ply) {
    uint64_t key = key_of(position);
    Entry *entry = entry_of(key);
    int value;
    if (known(entry, key, depth, alpha, beta, ply, &value)) return value;
    Roll best = entry->kind != EMPTY && entry->key == key ? entry->best : (Roll){NOWHERE, 0};
    if (depth == 0) {
        value = leaf_value(position, beta, ply);
        remember(entry, key, value, 0, alpha, beta, ply, best);
        return value;
    }
    Child children[MOST_ROLLS], *order[MOST_ROLLS];
    int count = find_safe(position, children, MOST_ROLLS), start = alpha;
    int highest = -(WON - ply - 2);
    for (int at = 0; at < count; at++) {
        children[at].replies = 0;
        if (depth > 1 && !(children[at].replies = count_safe(&children[at].position, MOST_ROLLS))) {
            value = WON - ply - 3;
            remember(entry, key, value, depth, start, value, ply, children[at].roll);
            return value;
        }
    }
    sort(order, children, count, best);
    for (int at = 0; at < count && highest < beta; at++) {
        if (out_of_budget()) return 0;
        const Position *after = &order[at]->position;
        int from = alpha > highest ? alpha : highest;
        value = at ? -search(after, depth - 1, -from - 1, -from, ply + 1) : -UNKNOWN;
        if (!at || (value > from && value < beta)) value = -search(after, depth - 1, -beta, -from, ply + 1);
        if (value > highest) highest = value, best = order[at]->roll;
    }
    if (!out_of_budget()) remember(entry, key, highest, depth, start, beta, ply, best);
    return highest;
}

#endif
