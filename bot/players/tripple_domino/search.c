/* Chooses a move of Tripple Domino by rollouts over deals of the hidden tiles. */

#define REQUEST_SIZE (1 << 14)
#define REPLY_SIZE (1 << 18)

#include "compiled.h"
#include "tripple_domino/round.h"
#include "triangles/search.h"
#include "tripple_domino/rollout.h"

/* Of 16 draws and passes of strong players, so many are made since nothing fits. */
#define FORCED_OF_16 10

/* Whether rollouts are played carefully; alone, where nobody else is to be minded, they never are. */
static bool careful;

static inline Move rollout_move(const Round *round, uint64_t noise) {
    return careful && !solitaire() ? careful_move(round, noise) : greedy_move(round, noise);
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
    root.unplaced = ALL_TILES & ~placed;
    if (!placed) begin_formation(next_centre());
}

static void write_own(const Round *round) { write_byte(round->over || !round->drawn ? 0 : round->last_drawn); }

/* Rates the moves as `rate` does, by rollouts that are played carefully. */
EXPORT(rate_carefully) uint32_t rate_carefully(uint32_t length) {
    careful = true;
    return rate(length);
}

enum { HAND_OF_TWO = 10 };

/* Deals a round of two to the seats, the first hand to seat `first`, and plays it. Returns the lead of seat 0. */
static int lead_of_round(Random deal, int first) {
    uint8_t deck[TILES];
    trial = (Round){.unplaced = ALL_TILES};
    luck = deal;
    for (int tile = 0; tile < TILES; tile++) deck[tile] = (uint8_t)tile;
    shuffle(deck, TILES);
    for (int i = 0; i < 2 * HAND_OF_TWO; i++) trial.hands[i < HAND_OF_TWO ? first : !first] |= one_tile(deck[i]);
    memcpy(pile, deck + 2 * HAND_OF_TWO, (size_t)pile_size);
    trial.turn = opening_rank(trial.hands[1]) > opening_rank(trial.hands[0]);
    begin_formation(next_centre());
    while (!trial.over) play(&trial, careful_move(&trial, random_bits(&luck)));
    restore_formations_from(&table);
    return trial.scores[0] - trial.scores[1];
}

/* Plays rounds of two between careful players, each deal twice with the hands exchanged. Request: random seed, number of
   deals, the weights of both. Reply: the sum of the points by which the first player leads. */
EXPORT(compare) uint32_t compare(uint32_t length) {
    (void)length;
    static Weights compared[2];
    Random deals = read_random();
    uint32_t count = read_long();
    memcpy(compared, request_bytes + read_at, sizeof compared);
    make_tiles();
    seats = 2, target = 300, each_hexagon = true, pile_size = TILES - 2 * HAND_OF_TWO;
    for (int seat = 0; seat < 2; seat++) weights_of[seat] = &compared[seat];
    double lead = 0;
    for (uint32_t deal = 0; deal < count; deal++) {
        Random one;
        for (int i = 0; i < 4; i++) one.s[i] = random_bits(&deals);
        lead += lead_of_round(one, 0) + lead_of_round(one, 1);
    }
    return reply_doubles(&lead, 1);
}
