/* How the rollouts of Triodomino are played: a player gets rid of tiles of high value, keeps some that will still fit,
   and leaves the others little that fits. */

#ifndef TRIODOMINO_ROLLOUT_H
#define TRIODOMINO_ROLLOUT_H

#include "triodomino/round.h"

/* What a tile that still fits after the move is worth, in points: without one, a player draws two. */
static const int fitting_worth = 5;

/* What it is worth, in points, that nothing fits of what the others may have. */
static const int denial_worth = 120;

/* What the tiles are worth that fit after a move: the player's own, and those that others hold or may draw. */
static inline int worth_of_fitting(TileSet fitting, TileSet own, TileSet others) {
    int worth = fitting_worth * count_tiles(own & fitting);
    return others ? worth - denial_worth * count_tiles(others & fitting) / count_tiles(others) : worth;
}

/* The tiles that fit beside this tile on this cell, across the edges that were free. */
static inline TileSet fitting_beside(uint32_t cell, int tile) {
    uint8_t numbers[3];
    TileSet fitting = 0;
    numbers_on(cell, tile, numbers);
    for (int i = 0; i < 3; i++)
        if (!cell_state[neighbour_of(cell, i)]) fitting |= matching_across(cell, i, numbers);
    return fitting;
}

/* The tiles that fit beside a tile that opens a formation. */
static inline TileSet fitting_around(int tile) {
    int a = tile_numbers[tile][0] + 1, b = tile_numbers[tile][1] + 1, c = tile_numbers[tile][2] + 1;
    return matching_tiles[b][a][0] | matching_tiles[c][b][0] | matching_tiles[a][c][0];
}

/* The first tile of a new formation, where `fitting` fit elsewhere. */
static inline Move first_tile(const Round *round, Kind kind, TileSet fitting, uint64_t noise) {
    TileSet hand = round->hands[round->turn], others = round->unplaced & ~hand;
    Move best = {SKIP, 0, 0};
    int best_worth = -10000;
    for (TileSet tiles = hand; tiles; tiles &= tiles - 1) {
        int tile = lowest_tile(tiles);
        int worth = tile_value[tile] + worth_of_fitting(fitting | fitting_around(tile), hand & ~one_tile(tile), others);
        worth = worth * 16 + (int)(noise >> (tile & 31) & 15);
        if (worth > best_worth) best_worth = worth, best = (Move){kind, tile, 0};
    }
    return best;
}

/* Noise decides between equal moves. */
static inline Move rollout_move(const Round *round, uint64_t noise) {
    TileSet hand = round->hands[round->turn], others = round->unplaced & ~hand, twice;
    TileSet once = fitting_tiles_and(&twice);
    if (opening() || round->free) return first_tile(round, opening() ? OPEN : FREE, once, noise);
    Move best = {pile_left(round) ? DRAW : PASS, 0, 0};
    if (!(once & hand)) return best;
    int best_worth = -10000;
    for (int i = 0; i < open_count; i++) {
        OpenCell open = open_cells[i];
        TileSet elsewhere = twice | (once & ~open.matching);
        for (TileSet tiles = open.matching & hand; tiles; tiles &= tiles - 1) {
            int tile = lowest_tile(tiles);
            TileSet rest = hand & ~one_tile(tile);
            int worth = tile_value[tile] + worth_of_fitting(elsewhere | fitting_beside(open.cell, tile), rest, others);
            if (rest && closed_hexagons(open.cell)) worth += tile_value[highest_tile(rest)];
            worth = worth * 16 + (int)(noise >> (i & 31) & 15);
            if (worth > best_worth) best_worth = worth, best = (Move){PLACE, tile, open.cell};
        }
    }
    return best;
}

#endif
