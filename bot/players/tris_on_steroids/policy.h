/* What a seat sees, and how good a step looks to it one ply ahead: as the player in one_ply.py values it. */

#ifndef TRIS_ON_STEROIDS_POLICY_H
#define TRIS_ON_STEROIDS_POLICY_H

#include "engine.h"

/* The grid as one seat sees it, as sets of cells: by symbol those face up and those it knows face down, and the rest. */
typedef struct {
    uint16_t up[SYMBOLS], known[SYMBOLS], hidden;
} Faces;

/* The goals as one seat sees them: their symbols, or NONE. */
typedef struct {
    int seat, seats, symbol[MOST_SEATS];
} Goals;

static Faces faces_for(const Game *game, int seat) {
    Faces faces = {.hidden = (uint16_t)(all_cells() & ~game->up & ~game->known[seat])};
    for (uint16_t cells = game->up; cells; cells &= (uint16_t)(cells - 1)) {
        int cell = __builtin_ctz(cells);
        faces.up[symbol_of(game->grid[cell])] |= (uint16_t)(1 << cell);
    }
    for (uint16_t cells = game->known[seat]; cells; cells &= (uint16_t)(cells - 1)) {
        int cell = __builtin_ctz(cells);
        faces.known[symbol_of(game->grid[cell])] |= (uint16_t)(1 << cell);
    }
    return faces;
}

static inline bool knows_goal(const Game *game, int seat, int owner) {
    return (game->goal_up >> owner & 1) || (game->goal_known[owner] >> seat & 1);
}

static Goals goals_for(const Game *game, int seat) {
    Goals goals = {.seat = seat, .seats = game->seats};
    for (int owner = 0; owner < game->seats; owner++)
        goals.symbol[owner] = knows_goal(game, seat, owner) ? symbol_of(game->goals[owner]) : NONE;
    return goals;
}

/* How likely a line soon shows one symbol alone, by how many of its cards are hidden, known and wrong: hidden ones are
   right one time in four; a known one has to be turned up, and a wrong one to be replaced. */
static float nearness[5][5][5];

static void set_nearness(void) {
    for (int hidden = 0; hidden < 5; hidden++)
        for (int known = 0; known < 5; known++)
            for (int wrong = 0; wrong < 5; wrong++) {
                float value = 1;
                for (int count = 0; count < hidden; count++) value *= 0.25f;
                for (int count = 0; count < known; count++) value *= 0.5f;
                for (int count = 0; count < wrong; count++) value *= 0.1f;
                nearness[hidden][known][wrong] = value;
            }
}

static inline float line_nearness(const Faces *faces, int symbol, uint16_t line) {
    int up = __builtin_popcount(faces->up[symbol] & line), known = __builtin_popcount(faces->known[symbol] & line);
    int hidden = __builtin_popcount(faces->hidden & line);
    return nearness[hidden][known][layout.side - up - known - hidden];
}

static inline bool is_complete(const Faces *faces, int symbol) {
    for (int line = 0; line < layout.lines; line++)
        if ((faces->up[symbol] & layout.line[line]) == layout.line[line]) return true;
    return false;
}

/* The value of an own line, which ends the game: more than all lines of the others together. */
static const float WIN = 10;

/* The own lines against those of all others, from the sums of nearness by symbol. */
static float value_of_sums(const float *sums, const Goals *goals) {
    float mean = (sums[0] + sums[1] + sums[2] + sums[3]) / SYMBOLS, all = 0, mine = 0;
    for (int owner = 0; owner < goals->seats; owner++) {
        int symbol = goals->symbol[owner];
        float value = symbol == NONE ? mean : sums[symbol];
        all += value;
        if (owner == goals->seat) mine = value;
    }
    return 2 * mine - all;
}

static void sum_lines(const Faces *faces, float *sums) {
    for (int symbol = 0; symbol < SYMBOLS; symbol++) {
        float sum = 0;
        for (int line = 0; line < layout.lines; line++) sum += line_nearness(faces, symbol, layout.line[line]);
        sums[symbol] = sum;
    }
}

static float value_of_faces(const Faces *faces, const Goals *goals) {
    int mine = goals->symbol[goals->seat];
    float sums[SYMBOLS];
    if (mine != NONE && is_complete(faces, mine)) return WIN;
    sum_lines(faces, sums);
    return value_of_sums(sums, goals);
}

static inline void put_card(Faces *faces, int cell, int symbol, bool up) {
    (up ? faces->up : faces->known)[symbol] |= (uint16_t)(1 << cell);
}

static inline void remove_card(Faces *faces, int cell) {
    uint16_t others = (uint16_t)~(1 << cell);
    for (int symbol = 0; symbol < SYMBOLS; symbol++) faces->up[symbol] &= others, faces->known[symbol] &= others;
    faces->hidden &= others;
}

static inline void hide_card(Faces *faces, int cell) {
    remove_card(faces, cell);
    faces->hidden |= (uint16_t)(1 << cell);
}

/* The mean over the four symbols that a hidden card may show. Turning it up multiplies the nearness of a line through
   it by 4 where it is right, and by 0.4 where it is wrong. `sums` are those before. */
static float value_of_revealing(const Faces *faces, const Goals *goals, const float *sums, int cell) {
    float through[SYMBOLS] = {0}, mean[SYMBOLS];
    int mine = goals->symbol[goals->seat];
    bool wins = false;
    for (int at = 0; at < layout.through_count[cell]; at++) {
        uint16_t line = layout.line[layout.through[cell][at]];
        for (int symbol = 0; symbol < SYMBOLS; symbol++) through[symbol] += line_nearness(faces, symbol, line);
        wins |= mine != NONE && (faces->up[mine] & line) == (line & ~(1 << cell));
    }
    for (int symbol = 0; symbol < SYMBOLS; symbol++) mean[symbol] = sums[symbol] + 0.3f * through[symbol];
    float value = value_of_sums(mean, goals);
    if (!wins) return value;
    for (int symbol = 0; symbol < SYMBOLS; symbol++)
        mean[symbol] = sums[symbol] + (symbol == mine ? 3 : -0.6f) * through[symbol];
    return value + (WIN - value_of_sums(mean, goals)) / SYMBOLS;
}

static float value_of_action(const Game *game, const Faces *now, const Goals *goals, int target) {
    Faces faces = *now;
    Goals after = *goals;
    int acting = game->acting;
    bool up = game->up >> target & 1, hidden = now->hidden >> target & 1;
    int symbol = hidden ? NONE : symbol_of(game->grid[target]);
    switch (action_of(game->grid[acting])) {
        case DISCARD: hide_card(&faces, target); break;
        case SWAP:
            remove_card(&faces, target);
            remove_card(&faces, acting);
            put_card(&faces, target, symbol_of(game->grid[acting]), true);
            if (hidden) hide_card(&faces, acting);
            else put_card(&faces, acting, symbol, up);
            break;
        default:
            remove_card(&faces, target);
            put_card(&faces, target, goals->symbol[goals->seat], game->goal_up >> goals->seat & 1);
            after.symbol[goals->seat] = symbol;
    }
    return value_of_faces(&faces, &after);
}

/* The values of the moves, as the seat on turn sees them. */
static void value_moves(const Game *game, const Goals *goals, const uint8_t *moves, int count, float *values) {
    Faces now = faces_for(game, goals->seat);
    float sums[SYMBOLS];
    sum_lines(&now, sums);
    for (int at = 0; at < count; at++) {
        int move = moves[at];
        Faces faces = now;
        if (move < REVEAL) {
            for (int step = 0; step < game->side; step++) hide_card(&faces, layout.line_cells[move - CLEAR][step]);
        } else if (move < ACT) {
            int cell = move - REVEAL;
            if (now.hidden >> cell & 1) {
                values[at] = value_of_revealing(&now, goals, sums, cell);
                continue;
            }
            remove_card(&faces, cell);
            put_card(&faces, cell, symbol_of(game->grid[cell]), true);
        } else if (move < KEEP) {
            values[at] = value_of_action(game, &now, goals, move - ACT);
            continue;
        }
        values[at] = value_of_faces(&faces, goals);
    }
}

/* The move that a player makes who looks one ply ahead; among equal ones any. */
static int policy_move(const Game *game, Random *random) {
    uint8_t moves[MOST_MOVES];
    float values[MOST_MOVES];
    int count = legal_moves(game, moves), best = 0, ties = 1;
    Goals goals = goals_for(game, game->on_turn);
    value_moves(game, &goals, moves, count, values);
    for (int at = 1; at < count; at++)
        if (values[at] > values[best] + 1e-5f) best = at, ties = 1;
        else if (values[at] > values[best] - 1e-5f && random_below(random, (uint32_t)++ties) == 0) best = at;
    return moves[best];
}

#endif
