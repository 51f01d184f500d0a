/* The 56 tiles as bits of a set, and which of them match the numbers that a cell demands (RULES T2, T3). */

#ifndef TRIANGLES_TILES_H
#define TRIANGLES_TILES_H

#include "compiled.h"

#define TILES 56
#define ALL_TILES ((1ull << TILES) - 1)
#define MOST_SEATS 6

/* A set of tiles. Higher bits are tiles of higher value; of equal values, those with the higher highest number. */
typedef uint64_t TileSet;

static uint8_t tile_numbers[TILES][3], tile_value[TILES];
static TileSet triples;

/* By the numbers of a cell's clockwise corners: 0 where there is none yet, otherwise the number + 1. */
static TileSet matching_tiles[7][7][7];

static inline TileSet one_tile(int tile) { return 1ull << tile; }
static inline int count_tiles(TileSet tiles) { return __builtin_popcountll(tiles); }
static inline int lowest_tile(TileSet tiles) { return __builtin_ctzll(tiles); }
static inline int highest_tile(TileSet tiles) { return 63 - __builtin_clzll(tiles); }

static inline int total_value(TileSet tiles) {
    int total = 0;
    for (; tiles; tiles &= tiles - 1) total += tile_value[lowest_tile(tiles)];
    return total;
}

static void make_tiles(void) {
    int tile = 0;
    for (int value = 0; value <= 15; value++)
        for (int c = 0; c < 6; c++)
            for (int b = 0; b <= c; b++) {
                int a = value - b - c;
                if (a < 0 || a > b) continue;
                tile_numbers[tile][0] = (uint8_t)a, tile_numbers[tile][1] = (uint8_t)b, tile_numbers[tile][2] = (uint8_t)c;
                tile_value[tile] = (uint8_t)value;
                if (a == c) triples |= one_tile(tile);
                for (int turn = 0; turn < 3; turn++) {
                    int x = tile_numbers[tile][turn] + 1, y = tile_numbers[tile][(turn + 1) % 3] + 1;
                    int z = tile_numbers[tile][(turn + 2) % 3] + 1;
                    matching_tiles[x][y][z] |= one_tile(tile);
                    matching_tiles[0][y][z] |= one_tile(tile);
                    matching_tiles[x][0][z] |= one_tile(tile);
                    matching_tiles[x][y][0] |= one_tile(tile);
                    matching_tiles[0][0][0] |= one_tile(tile);
                }
                tile++;
            }
}

#endif
