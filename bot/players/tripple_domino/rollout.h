/* How the rollouts of Tripple Domino are played: greedily, or carefully by weights that were fitted to rounds of such
   players (bench/arena/fit_rollouts.py). */

#ifndef TRIPPLE_DOMINO_ROLLOUT_H
#define TRIPPLE_DOMINO_ROLLOUT_H

#include "tripple_domino/round.h"

/* What a bonus of a point is worth. */
#define POINT 16

/* What a careful player adds up, in sixteenths of a point.
   value: for each point of the tile's value. first_fit, more_fits: the first tile in the hand that will still fit, and
   each further one. chance, threat: for each point of the bonus beside the tile, should the player's own hand hold a tile
   for it, and should any one of the others' tiles be it. others_fit: should any one of the others' tiles fit.
   draw, draw_again: not to place a tile, and what more or less it is worth after a draw. */
typedef struct { int16_t value, first_fit, more_fits, chance, threat, others_fit, draw, draw_again; } Weights;

static const Weights fitted = {.value = 2, .first_fit = 40, .more_fits = 5, .chance = 11, .threat = -13, .others_fit = -164, .draw = -257, .draw_again = -17};

static const Weights *weights_of[MOST_SEATS] = {&fitted, &fitted, &fitted, &fitted, &fitted, &fitted};

static inline Move without_tile(const Round *round) { return (Move){may_draw(round) ? DRAW : PASS, 0, 0}; }

/* The move of the most points; noise decides between equal ones. */
static inline Move greedy_move(const Round *round, uint64_t noise) {
    TileSet playable = playable_tiles(round);
    Move best = without_tile(round);
    int best_points = -1;
    for (int i = 0; i < open_count; i++) {
        TileSet fitting = open_cells[i].matching & playable;
        if (!fitting) continue;
        int tile = highest_tile(fitting);
        int points = (tile_value[tile] + bonus_at(open_cells[i].cell)) * 16 + (int)(noise >> (i & 31) & 15);
        if (points > best_points) best_points = points, best = (Move){PLACE, tile, open_cells[i].cell};
    }
    return best;
}

/* The bonus of the cell across an edge, once a tile lies on this cell. */
static inline int bonus_across(uint32_t cell, int edge) {
    uint32_t far = corner_across(cell, edge);
    if (!shared_edges(neighbour_of(cell, edge))) return corner_number[far] ? BRIDGE : 0;
    bool closes = tiles_around[corner_of(cell, edge)] == 4 || tiles_around[corner_of(cell, (edge + 1) % 3)] == 4;
    return closes || tiles_around[far] == 5 ? HEXAGON : DOUBLE;
}

/* What it is worth to place a tile. elsewhere: the tiles that fit on other cells. */
static inline int worth_of_placing(const Round *round, int tile, uint32_t cell, TileSet elsewhere) {
    const Weights *weights = weights_of[round->turn];
    TileSet rest = round->hands[round->turn] & ~one_tile(tile), fitting = elsewhere;
    TileSet others = round->unplaced & ~round->hands[round->turn];
    int chance = 0, threat = 0, other_count = count_tiles(others) + 1;
    uint8_t numbers[3];
    numbers_on(cell, tile, numbers);
    for (int edge = 0; edge < 3; edge++) {
        if (cell_state[neighbour_of(cell, edge)] == COVERED) continue;
        TileSet matching = matching_across(cell, edge, numbers);
        int bonus = bonus_across(cell, edge);
        fitting |= matching;
        threat += bonus * count_tiles(matching & others);
        if (matching & rest && bonus > chance) chance = bonus;
    }
    int worth = POINT * bonus_at(cell) + weights->value * tile_value[tile] + weights->chance * chance;
    worth += (weights->threat * threat + weights->others_fit * count_tiles(others & fitting)) / other_count;
    int fits = count_tiles(rest & fitting);
    return fits ? worth + weights->first_fit + weights->more_fits * (fits - 1) : worth;
}

/* The move that is worth most; noise decides between equal ones. */
static inline Move careful_move(const Round *round, uint64_t noise) {
    TileSet playable = playable_tiles(round), twice;
    TileSet once = fitting_tiles_and(&twice);
    Move best = without_tile(round);
    if (!(once & playable)) return best;
    const Weights *weights = weights_of[round->turn];
    int best_worth = may_draw(round) && !opening() ? 16 * (weights->draw + (round->drawn ? weights->draw_again : 0)) : INT32_MIN;
    for (int i = 0; i < open_count; i++) {
        OpenCell open = open_cells[i];
        TileSet elsewhere = twice | (once & ~open.matching);
        for (TileSet tiles = open.matching & playable; tiles; tiles &= tiles - 1) {
            int tile = lowest_tile(tiles), worth = worth_of_placing(round, tile, open.cell, elsewhere);
            worth = worth * 16 + (int)(noise >> (i & 31) & 15);
            if (worth > best_worth) best_worth = worth, best = (Move){PLACE, tile, open.cell};
        }
    }
    return best;
}

#endif
