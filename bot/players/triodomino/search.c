/* Chooses a move of Triodomino by rollouts over deals of the hidden tiles. */

#define REQUEST_SIZE (1 << 14)
#define REPLY_SIZE (1 << 18)

#include "compiled.h"
#include "triodomino/round.h"
#include "triangles/search.h"
#include "triodomino/rollout.h"

/* The lead that wins 73 % of the matches of two, by the rounds that are left: fitted to 3,000 matches of the rollouts'
   players with two and four seats, straight and topsy-turvy. */
static double scale_of_lead(int rounds) { return 12 * sqrt(rounds); }

static double value_of_end(const Round *round) {
    int sign = topsy_turvy ? 1 : -1;
    return rounds_left ? share_by_leads(round, sign, scale_of_lead(rounds_left)) : share_at_end(round, sign);
}

/* The tiles of the highest values first. */
static int list_moves(const Round *round, Move *listed) {
    TileSet hand = round->hands[round->turn];
    int count = 0;
    for (TileSet tiles = hand; tiles; tiles &= ~one_tile(highest_tile(tiles))) {
        int tile = highest_tile(tiles);
        if (round->free) listed[count++] = (Move){FREE, tile, 0};
        for (int i = 0; i < open_count && !round->free && count < MOST_LISTED - 1; i++)
            if (open_cells[i].matching & one_tile(tile)) listed[count++] = (Move){PLACE, tile, open_cells[i].cell};
    }
    if (round->free || !count) listed[count++] = (Move){round->free ? SKIP : PASS, 0, 0};
    return count;
}

static inline TileSet playable_tiles(const Round *round) { return round->hands[round->turn]; }

static int gain_of(int tile, uint32_t cell) {
    (void)tile;
    return closed_hexagons(cell);
}

static void read_own(TileSet placed) {
    root.free = read_byte();
    topsy_turvy = read_byte();
    rounds_left = read_byte();
    root.unplaced = ALL_TILES & ~placed;
}

static void write_own(const Round *round) { write_byte(round->over ? 0 : round->free); }
