/* Chooses a move of Tripple Domino by rollouts over deals of the hidden tiles. */

#define REQUEST_SIZE (1 << 14)
#define REPLY_SIZE (1 << 18)

#include "compiled.h"
#include "triangles/hidden.h"
#include "triangles/halving.h"
#include "tripple_domino/round.h"

#include <math.h>

static Round root, trial;

static Move moves[MOST_MOVES];
static int move_count;

static void deal_hidden_tiles(void) { deal_unseen(root.hands, reserve, reserve_size); }

/* The move of the most points; chance decides between equal ones. */
static inline Move rollout_move(const Round *round) {
    TileSet playable = playable_tiles(round);
    uint64_t noise = random_bits(&luck);
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

/* The lead that wins 73 % of the games of two, by the points that the leader still needs: fitted to 6,000 games of the
   rollouts' players with two, four and six seats. */
static double scale_of_lead(int to_go) { return 42 + 0.1 * to_go; }

/* The share of the game that the reader wins after the round: of equal leaders each wins a part. */
static double value_of_end(const Round *round) {
    if (solitaire()) return fmin(fmax(0.5 + round->scores[0] / 4000.0, 0), 1);
    int most = round->scores[0], winners = 0;
    for (int seat = 1; seat < seats; seat++)
        if (round->scores[seat] > most) most = round->scores[seat];
    if (most >= target) {
        for (int seat = 0; seat < seats; seat++) winners += round->scores[seat] == most;
        return round->scores[reader] == most ? 1.0 / winners : 0.0;
    }
    double scale = scale_of_lead(target - most), sum = 0;
    for (int seat = 0; seat < seats; seat++) sum += exp((round->scores[seat] - round->scores[reader]) / scale);
    return 1 / sum;
}

static double value_of_move(int move) {
    trial = root;
    play(&trial, moves[move]);
    while (!trial.over) play(&trial, rollout_move(&trial));
    double value = value_of_end(&trial);
    restore_formations();
    return value;
}

/* Reads what everybody knows of the table; returns the set of the tiles in the formation. */
static TileSet read_table(void) {
    make_tiles();
    seats = read_byte();
    root.turn = read_byte();
    root.drawn = read_byte();
    root.last_drawn = read_byte();
    root.idle = read_byte();
    each_hexagon = read_byte();
    reserve_size = read_byte();
    target = read_short();
    for (int seat = 0; seat < seats; seat++) root.scores[seat] = read_short();
    TileSet placed = read_history();
    if (placed_count == 0) begin_formation(next_centre());
    save_formations();
    return placed;
}

static void read_moves(void) {
    move_count = read_short();
    for (int i = 0; i < move_count; i++) {
        moves[i].kind = (Kind)read_byte();
        moves[i].tile = read_byte();
        moves[i].cell = read_long();
    }
}

/* Rates the moves of the player on turn. Request: random seed, number of rollouts, table, tiles in each hand, own hand,
   moves. Reply: a rating a move. */
EXPORT(rate) uint32_t rate(uint32_t length) {
    (void)length;
    luck = read_random();
    uint32_t rollouts = read_long();
    TileSet placed = read_table();
    root.hands[root.turn] = read_hands(root.turn, placed);
    read_moves();
    static double ratings[MOST_MOVES];
    rate_moves(move_count, rollouts, ratings);
    return reply_doubles(ratings, move_count);
}

static void write_state(const Round *round) {
    write_byte(round->over);
    write_byte(round->turn);
    write_byte(round->over ? 0 : round->drawn);
    write_byte(round->idle);
    write_byte(reserve_size - round->next);
    for (int seat = 0; seat < seats; seat++) write_long((uint32_t)round->scores[seat]);
    for (int seat = 0; seat < seats; seat++) write_tiles(round->hands[seat]);
    uint32_t count_at = reply_at;
    write_byte(0);
    TileSet playable = round->over ? 0 : playable_tiles(round);
    for (int i = 0; i < open_count; i++)
        for (TileSet tiles = open_cells[i].matching & playable; tiles; tiles &= tiles - 1) {
            write_byte(lowest_tile(tiles));
            write_long(open_cells[i].cell);
            write_byte(tile_value[lowest_tile(tiles)] + bonus_at(open_cells[i].cell));
            reply_bytes[count_at]++;
        }
}

/* Replays the moves of a round, twice, and shows every state between them: proof that this is the real game. Request:
   table, all hands, reserve, moves. */
EXPORT(replay) uint32_t replay(uint32_t length) {
    (void)length;
    read_table();
    for (int seat = 0; seat < seats; seat++) root.hands[seat] = read_tiles();
    for (int i = 0; i < reserve_size; i++) reserve[i] = (uint8_t)read_byte();
    read_moves();
    for (int time = 0; time < 2; time++) {
        trial = root;
        for (int i = 0; i < move_count; i++) {
            write_state(&trial);
            play(&trial, moves[i]);
        }
        write_state(&trial);
        restore_formations();
    }
    return reply_at;
}
