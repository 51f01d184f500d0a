/* Chooses a move of Tripple Domino by rollouts over deals of the hidden tiles. */

#define REQUEST_SIZE (1 << 14)
#define REPLY_SIZE (1 << 18)

#include "compiled.h"
#include "tripple_domino/round.h"
#include "triangles/search.h"

/* Of 16 draws and passes of strong players, so many are made since nothing fits. */
#define FORCED_OF_16 10

/* The move of the most points. */
static inline Move rollout_move(const Round *round, uint64_t noise) {
    TileSet playable = playable_tiles(round);
    Move best = {may_draw(round) ? DRAW : PASS, 0, 0};
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

/* Those of the most points first, to pass last: it may be done although something fits. */
static int list_moves(const Round *round, Move *listed) {
    static int points[MOST_LISTED];
    TileSet playable = playable_tiles(round);
    int count = 0;
    for (int i = 0; i < open_count; i++) {
        TileSet tiles = open_cells[i].matching & playable;
        if (!tiles) continue;
        int bonus = bonus_at(open_cells[i].cell);
        for (; tiles && count < MOST_LISTED - 1; tiles &= tiles - 1) {
            int tile = lowest_tile(tiles), at = count++;
            for (; at && points[at - 1] < tile_value[tile] + bonus; at--) points[at] = points[at - 1], listed[at] = listed[at - 1];
            points[at] = tile_value[tile] + bonus, listed[at] = (Move){PLACE, tile, open_cells[i].cell};
        }
    }
    listed[count] = (Move){PASS, 0, 0};
    return count + 1;
}

/* The lead that wins 73 % of the games of two, by the points that the leader still needs: fitted to 6,000 games of the
   rollouts' players with two, four and six seats. */
static double scale_of_lead(int to_go) { return 42 + 0.1 * to_go; }

/* In the solitaire, where nobody wins, it is a measure of the points. */
static double value_of_end(const Round *round) {
    if (solitaire()) return fmin(fmax(0.5 + round->scores[0] / 4000.0, 0), 1);
    int most = best_score(round, 1);
    return most < target ? share_by_leads(round, 1, scale_of_lead(target - most)) : share_at_end(round, 1);
}

static int gain_of(int tile, uint32_t cell) { return tile_value[tile] + bonus_at(cell); }

static void read_own(TileSet placed) {
    root.last_drawn = read_byte();
    each_hexagon = read_byte();
    target = read_short();
    forced_of_16 = FORCED_OF_16;
    if (!placed) begin_formation(next_centre());
}

static void write_own(const Round *round) { write_byte(round->over || !round->drawn ? 0 : round->last_drawn); }
