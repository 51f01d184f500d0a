/* Chooses a move of Triodomino by rollouts over deals of the hidden tiles. */

#define REQUEST_SIZE (1 << 14)
#define REPLY_SIZE (1 << 18)

#include "compiled.h"
#include "triangles/hidden.h"
#include "triangles/halving.h"
#include "triodomino/rollout.h"

#include <math.h>

static Round root, trial;

static Move moves[MOST_MOVES];
static int move_count;

static void deal_hidden_tiles(void) { deal_unseen(root.hands, stock, stock_size); }

/* The lead that wins 73 % of the matches of two, by the rounds that are left: fitted to 3,000 matches of the rollouts'
   players with two and four seats, straight and topsy-turvy. */
static double scale_of_lead(int rounds) { return 12 * sqrt(rounds); }

/* The share of the match that the reader wins after the round: of equal leaders each wins a part. */
static double value_of_end(const Round *round) {
    int sign = topsy_turvy ? 1 : -1, most = sign * round->scores[0], winners = 0;
    for (int seat = 1; seat < seats; seat++)
        if (sign * round->scores[seat] > most) most = sign * round->scores[seat];
    if (!rounds_left) {
        for (int seat = 0; seat < seats; seat++) winners += sign * round->scores[seat] == most;
        return sign * round->scores[reader] == most ? 1.0 / winners : 0.0;
    }
    double scale = scale_of_lead(rounds_left), sum = 0;
    for (int seat = 0; seat < seats; seat++) sum += exp(sign * (round->scores[seat] - round->scores[reader]) / scale);
    return 1 / sum;
}

static double value_of_move(int move) {
    trial = root;
    play(&trial, moves[move]);
    while (!trial.over) play(&trial, rollout_move(&trial, random_bits(&luck)));
    double value = value_of_end(&trial);
    restore_formations();
    return value;
}

#ifndef NATIVE

/* Reads what everybody knows of the table; returns the set of the tiles in the formations. */
static TileSet read_table(void) {
    make_tiles();
    seats = read_byte();
    root.turn = read_byte();
    root.drawn = read_byte();
    root.free = read_byte();
    root.idle = read_byte();
    topsy_turvy = read_byte();
    stock_size = read_byte();
    rounds_left = read_byte();
    for (int seat = 0; seat < seats; seat++) root.scores[seat] = read_short();
    TileSet placed = read_history();
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

/* Reads what every request begins with that is about hidden tiles: random seed, number of rollouts, table, tiles in each
   hand, own hand, moves. Returns the number of rollouts. */
static uint32_t read_request(void) {
    luck = read_random();
    uint32_t rollouts = read_long();
    TileSet placed = read_table();
    root.hands[root.turn] = read_hands(root.turn, placed);
    root.unplaced = unseen | root.hands[root.turn];
    read_moves();
    return rollouts;
}

/* Deals the hidden tiles once. Reply: all hands. */
EXPORT(deal) uint32_t deal(uint32_t length) {
    (void)length;
    read_request();
    deal_hidden_tiles();
    for (int seat = 0; seat < seats; seat++) write_tiles(root.hands[seat]);
    return reply_at;
}

/* Rates the moves of the player on turn. Reply: a rating a move. */
EXPORT(rate) uint32_t rate(uint32_t length) {
    (void)length;
    uint32_t rollouts = read_request();
    static double ratings[MOST_MOVES];
    rate_moves(move_count, rollouts, ratings);
    return reply_doubles(ratings, move_count);
}

static void write_state(const Round *round) {
    write_byte(round->over);
    write_byte(round->turn);
    write_byte(round->over ? 0 : round->drawn);
    write_byte(round->over ? 0 : round->free);
    write_byte(round->idle);
    write_byte(stock_left(round));
    for (int seat = 0; seat < seats; seat++) write_long((uint32_t)round->scores[seat]);
    for (int seat = 0; seat < seats; seat++) write_tiles(round->hands[seat]);
    uint32_t count_at = reply_at;
    write_byte(0);
    TileSet hand = round->over ? 0 : round->hands[round->turn];
    for (int i = 0; i < open_count; i++)
        for (TileSet tiles = open_cells[i].matching & hand; tiles; tiles &= tiles - 1) {
            write_byte(lowest_tile(tiles));
            write_long(open_cells[i].cell);
            write_byte(closed_hexagons(open_cells[i].cell));
            reply_bytes[count_at]++;
        }
}

/* Replays the moves of a round, twice, and shows every state between them: proof that this is the real game. Request:
   table, all hands, stock, moves. */
EXPORT(replay) uint32_t replay(uint32_t length) {
    (void)length;
    read_table();
    for (int seat = 0; seat < seats; seat++) root.hands[seat] = read_tiles();
    for (int i = 0; i < stock_size; i++) stock[i] = (uint8_t)read_byte();
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

#endif
