/* The formations on their lattices: what lies there, which cells are open, and what fits (RULES T1, T3, T4).

   Formations never touch, so they share one array: the formation's number comes first in a cell's number, then y, x (both
   moved by 32, far from any border for 56 tiles) and whether the cell points down. Half a cell's number is the number of
   its lower left vertex. */

#ifndef TRIANGLES_LATTICE_H
#define TRIANGLES_LATTICE_H

#include "triangles/tiles.h"

#define MOST_FORMATIONS 27
#define ROW 64
#define CENTRE (2 * (32 * ROW + 32))
#define FORMATION (2 * ROW * ROW)
#define COVERED 255
#define MOST_OPEN 128

typedef struct { uint32_t cell; TileSet matching; } OpenCell;

typedef struct { uint32_t cell; uint32_t new_corners; } Placement;

static uint8_t corner_number[MOST_FORMATIONS * ROW * ROW]; /* the number at a vertex + 1, or 0 */
static uint8_t tiles_around[MOST_FORMATIONS * ROW * ROW];
static uint8_t cell_state[MOST_FORMATIONS * FORMATION]; /* 0, COVERED, or 1 + its place among the open cells */

static OpenCell open_cells[MOST_OPEN];
static int open_count;

static Placement placements[TILES];
static int placed_count;

static int formation_count;

/* What the formations were, to come back to it. */
typedef struct { OpenCell open_cells[MOST_OPEN]; int open_count, placed_count, formation_count; } Formations;

/* From the number of a cell that points up [0] or down [1] to its corners, clockwise, and to the cells across its edges:
   of the first and second corner, the second and third, the third and first. */
static const int corner_offset[2][3] = {{ROW, 1, 0}, {ROW, ROW + 1, 1}};
static const int neighbour_offset[2][3] = {{1, 1 - 2 * ROW, -1}, {2 * ROW - 1, 1, -1}};

/* To the corners of these that are not the cell's own. */
static const int across_offset[2][3] = {{ROW + 1, 1 - ROW, ROW - 1}, {2 * ROW, 2, 0}};

/* From twice the number of a vertex to the six cells that meet there. */
static const int around_offset[6] = {0, -2, -2 * ROW, -1, 1 - 2 * ROW, -1 - 2 * ROW};

static inline uint32_t corner_of(uint32_t cell, int corner) { return (cell >> 1) + (uint32_t)corner_offset[cell & 1][corner]; }
static inline uint32_t neighbour_of(uint32_t cell, int edge) { return cell + (uint32_t)neighbour_offset[cell & 1][edge]; }

static inline TileSet matching_at(uint32_t cell) {
    return matching_tiles[corner_number[corner_of(cell, 0)]][corner_number[corner_of(cell, 1)]][corner_number[corner_of(cell, 2)]];
}

static inline bool is_open(uint32_t cell) { return cell_state[cell] != 0 && cell_state[cell] != COVERED; }

/* Begins a formation, without tiles, whose first tile goes to this cell. */
static inline void begin_formation(uint32_t cell) {
    formation_count++;
    open_cells[open_count] = (OpenCell){cell, matching_at(cell)};
    cell_state[cell] = (uint8_t)++open_count;
}

/* Where the first tile of the next formation goes. */
static inline uint32_t next_centre(void) { return CENTRE + FORMATION * (uint32_t)formation_count; }

/* The numbers + 1 that a tile brings to the clockwise corners of an open cell that it matches: one of them is new at most,
   and follows from the tile's value; all three are new where the tile begins a formation. */
static inline void numbers_on(uint32_t cell, int tile, uint8_t *numbers) {
    int sum = tile_value[tile] + 3, missing = sum;
    for (int i = 0; i < 3; i++) missing -= numbers[i] = corner_number[corner_of(cell, i)];
    for (int i = 0; i < 3; i++)
        if (!numbers[i]) numbers[i] = (uint8_t)(missing < sum ? missing : tile_numbers[tile][i] + 1);
}

/* Places a tile on an open cell that it matches. */
static inline void place_tile(uint32_t cell, int tile) {
    uint32_t new_corners = 0;
    uint8_t numbers[3];
    numbers_on(cell, tile, numbers);
    for (int i = 0; i < 3; i++) {
        uint32_t corner = corner_of(cell, i);
        if (!corner_number[corner]) {
            corner_number[corner] = numbers[i];
            new_corners |= 1u << i;
        }
        tiles_around[corner]++;
    }
    OpenCell last = open_cells[--open_count];
    int place = cell_state[cell] - 1;
    open_cells[place] = last;
    cell_state[last.cell] = (uint8_t)(place + 1);
    cell_state[cell] = COVERED;
    for (int i = 0; i < 3; i++) {
        uint32_t near = neighbour_of(cell, i);
        if (cell_state[near]) continue;
        open_cells[open_count] = (OpenCell){near, matching_at(near)};
        cell_state[near] = (uint8_t)++open_count;
    }
    for (int i = 0; i < 3; i++) {
        if (!(new_corners >> i & 1)) continue;
        uint32_t twice = 2 * corner_of(cell, i);
        for (int j = 0; j < 6; j++) {
            uint32_t near = twice + (uint32_t)around_offset[j];
            if (is_open(near)) open_cells[cell_state[near] - 1].matching = matching_at(near);
        }
    }
    placements[placed_count++] = (Placement){cell, new_corners};
}

/* All tiles that fit somewhere. */
static inline TileSet fitting_tiles(void) {
    TileSet fitting = 0;
    for (int i = 0; i < open_count; i++) fitting |= open_cells[i].matching;
    return fitting;
}

/* The same, and those of them that fit at two places or more. */
static inline TileSet fitting_tiles_and(TileSet *twice) {
    TileSet once = 0;
    *twice = 0;
    for (int i = 0; i < open_count; i++) {
        *twice |= once & open_cells[i].matching;
        once |= open_cells[i].matching;
    }
    return once;
}

/* The corner of the cell across an edge that is not one of this cell's. */
static inline uint32_t corner_across(uint32_t cell, int edge) { return (cell >> 1) + (uint32_t)across_offset[cell & 1][edge]; }

/* The tiles that would match across an edge of a cell with these numbers: the far cell has the edge's two corners, seen
   from the other side, and one of its own. */
static inline TileSet matching_across(uint32_t cell, int edge, const uint8_t *numbers) {
    return matching_tiles[numbers[(edge + 1) % 3]][numbers[edge]][corner_number[corner_across(cell, edge)]];
}

static inline int shared_edges(uint32_t cell) {
    int edges = 0;
    for (int i = 0; i < 3; i++) edges += cell_state[neighbour_of(cell, i)] == COVERED;
    return edges;
}

/* How many hexagons a tile on the cell closes. */
static inline int closed_hexagons(uint32_t cell) {
    int hexagons = 0;
    for (int i = 0; i < 3; i++) hexagons += tiles_around[corner_of(cell, i)] == 5;
    return hexagons;
}

static inline bool all_corners_numbered(uint32_t cell) {
    return corner_number[corner_of(cell, 0)] && corner_number[corner_of(cell, 1)] && corner_number[corner_of(cell, 2)];
}

static inline void save_formations_to(Formations *saved) {
    memcpy(saved->open_cells, open_cells, sizeof *open_cells * (size_t)open_count);
    saved->open_count = open_count;
    saved->placed_count = placed_count;
    saved->formation_count = formation_count;
}

/* Takes back every tile placed since. */
static void restore_formations_from(const Formations *saved) {
    for (int i = 0; i < open_count; i++) cell_state[open_cells[i].cell] = 0;
    while (placed_count > saved->placed_count) {
        Placement placement = placements[--placed_count];
        cell_state[placement.cell] = 0;
        for (int i = 0; i < 3; i++) {
            uint32_t corner = corner_of(placement.cell, i);
            tiles_around[corner]--;
            if (placement.new_corners >> i & 1) corner_number[corner] = 0;
        }
    }
    open_count = saved->open_count;
    formation_count = saved->formation_count;
    memcpy(open_cells, saved->open_cells, sizeof *open_cells * (size_t)open_count);
    for (int i = 0; i < open_count; i++) cell_state[open_cells[i].cell] = (uint8_t)(i + 1);
}

#endif
