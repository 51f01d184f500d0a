/* Rates every roll of a position of Tris 2. `search.py` writes the requests and reads the replies. */

enum { REQUEST_SIZE = 64, REPLY_SIZE = 128 };

#include "compiled.h"
#include "tris_2/tree.h"

typedef struct { uint8_t row, column, top, ns; } Die;

typedef struct {
    uint8_t rule_of_4, depth;        /* depth: the plies to look ahead at most, an odd number. */
    uint8_t rolled, direction;       /* The die rolled last, NOWHERE before the first roll, and its direction. */
    uint32_t positions;              /* The positions to look at, at most. */
    Die dice[DICE];                  /* Rows and columns count from the box around the dice. */
} Request;

typedef struct {
    uint32_t positions, depth;       /* The positions seen, and the depth that was searched whole. */
    int16_t value[MOST_ROLLS];       /* By dice and their directions; ILLEGAL for rolls against the rules. */
} Reply;

enum { ILLEGAL = -UNKNOWN };

/* Rolls whose value is further below the best are not told apart: near the best the values are exact. */
enum { MARGIN = 2 };

/* In the reply a safe reply of the other counts REPLY_WORTH, and the share of these that lose nearly as much:
   it decides between rolls that are as good against perfect play. TRAP_DEPTH is how far ahead such replies are tried. */
enum { REPLY_WORTH = 16, TRAPS_WORTH = 15, TRAP_DEPTH = 3 };

typedef struct { Child child; int index, value; } RootRoll;
typedef struct { int count; RootRoll roll[MOST_ROLLS]; } Root;

static Request task;
static Reply result;

static int cell_of(Die die) { return (die.row + 1) * WIDTH + die.column + 1; }

static Position read_position(void) {
    Position position = {.rolled = NOWHERE, .rule_of_4 = task.rule_of_4};
    for (int at = 0; at < DICE; at++) {
        Die die = task.dice[at];
        position.top[die.top] |= bit(cell_of(die));
        position.ns[die.ns] |= bit(cell_of(die));
    }
    if (task.rolled != NOWHERE) {
        position.rolled = (uint8_t)cell_of(task.dice[task.rolled]);
        position.back = (uint8_t)((task.direction + 2) % DIRECTIONS);
    }
    return position;
}

/* The place of a roll in the reply. */
static int index_of(Roll roll) {
    int die = 0;
    while (cell_of(task.dice[die]) != roll.cell) die++;
    return die * DIRECTIONS + roll.direction;
}

/* Values rolls that end the game, or let the other end it, at once. */
static void look_one_ply_ahead(const Position *position, Root *root) {
    Rolls rolls;
    find_rolls(position, &rolls);
    root->count = rolls.count;
    for (int at = 0; at < rolls.count; at++) {
        RootRoll *one = &root->roll[at];
        *one = (RootRoll){.child = {after_roll(position, rolls.roll[at]), rolls.roll[at], 0}, .index = index_of(rolls.roll[at])};
        one->value = wins(position, rolls.roll[at]) ? WON - 1 : can_win(&one->child.position) ? -(WON - 2) : 0;
    }
}

static bool decided(int value) { return value > DECIDED || value < -DECIDED; }

static int best_value(const Root *root, int count) {
    int best = -UNKNOWN;
    for (int at = 0; at < count; at++)
        if (root->roll[at].value > best) best = root->roll[at].value;
    return best;
}

static void sort_root(Root *root) {
    for (int at = 1; at < root->count; at++) {
        RootRoll one = root->roll[at];
        int place = at;
        for (; place && root->roll[place - 1].value < one.value; place--) root->roll[place] = root->roll[place - 1];
        root->roll[place] = one;
    }
}

/* Searches one roll: exact if it is about as good as the best before it, else a bound, and whether it loses. */
static int value_of(const RootRoll *one, int depth, int best) {
    const Position *after = &one->child.position;
    int low = best - MARGIN < -DECIDED ? -UNKNOWN : best - MARGIN;
    int value = -search(after, depth - 1, -UNKNOWN, -low, 1);
    if (value > low || decided(value)) return value;
    int test = -search(after, depth - 1, DECIDED, DECIDED + 1, 1);
    return test < -DECIDED ? test : value;
}

/* Searches all rolls to a depth. Returns whether the budget was enough; if not, only what is decided has changed. */
static bool deepen(Root *root, int depth) {
    Root before = *root;
    for (int at = 0; at < root->count; at++) {
        RootRoll *one = &root->roll[at];
        if (decided(one->value)) continue;
        int value = value_of(one, depth, best_value(root, at));
        if (out_of_budget()) {
            for (int other = 0; other < at; other++)
                if (!decided(root->roll[other].value)) root->roll[other].value = before.roll[other].value;
            return false;
        }
        one->value = value;
    }
    sort_root(root);
    return true;
}

/* Tells whether a deeper search can change what is best. A win that a depth has found may be longer than the shortest
   one, if the table knew it from elsewhere. */
static bool settled(const Root *root, int depth) {
    int best = best_value(root, root->count);
    return best > DECIDED ? WON - best <= depth + 2 : best < -DECIDED;
}

static void rate(Root *root) {
    sort_root(root);
    for (int depth = 1; depth <= task.depth && !settled(root, depth - 2); depth += 2) {
        if (!deepen(root, depth)) break;
        result.depth = (uint32_t)depth;
    }
}

/* Returns the share of the other's safe replies after which the player on turn can force a win, of TRAPS_WORTH. */
static int traps(const Position *after) {
    Child replies[MOST_ROLLS];
    int count = find_safe(after, replies, MOST_ROLLS), losing = 0;
    for (int at = 0; at < count; at++) losing += search(&replies[at].position, TRAP_DEPTH, DECIDED, DECIDED + 1, 2) > DECIDED;
    return count && !out_of_budget() ? TRAPS_WORTH * losing / count : 0;
}

/* Brings the values to the scale of the reply. */
static void add_traps(Root *root) {
    int best = best_value(root, root->count);
    most_positions += most_positions / 4;
    for (int at = 0; at < root->count; at++) {
        RootRoll *one = &root->roll[at];
        if (decided(one->value)) continue;
        int lures = one->value >= best - MARGIN ? traps(&one->child.position) : 0;
        one->value = REPLY_WORTH * one->value + lures;
    }
}

EXPORT(rate_rolls) uint32_t rate_rolls(uint32_t length) {
    Root root;
    memcpy(&task, request_bytes, length);
    most_positions = task.positions;
    prepare_tables();
    Position position = read_position();
    look_one_ply_ahead(&position, &root);
    rate(&root);
    if (result.depth) add_traps(&root);
    for (int at = 0; at < MOST_ROLLS; at++) result.value[at] = ILLEGAL;
    for (int at = 0; at < root.count; at++) result.value[root.roll[at].index] = (int16_t)root.roll[at].value;
    result.positions = positions_seen;
    memcpy(reply_bytes, &result, sizeof result);
    return sizeof result;
}

/* Counts the sequences of `depth` rolls, none continued after a tris, and those that end in one. */
static void count_sequences(const Position *position, int depth, uint64_t counts[2]) {
    Rolls rolls;
    find_rolls(position, &rolls);
    for (int at = 0; at < rolls.count; at++) {
        bool won = wins(position, rolls.roll[at]);
        Position after = after_roll(position, rolls.roll[at]);
        if (depth == 1) counts[0]++, counts[1] += won;
        else if (!won) count_sequences(&after, depth - 1, counts);
    }
}

/* For comparing these rules with those of the game. */
EXPORT(count_rolls) uint32_t count_rolls(uint32_t length) {
    uint64_t counts[2] = {0, 0};
    memcpy(&task, request_bytes, length);
    prepare_tables();
    Position position = read_position();
    count_sequences(&position, task.depth, counts);
    memcpy(reply_bytes, counts, sizeof counts);
    return sizeof counts;
}
