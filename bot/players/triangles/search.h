/* What the searches of both tile games share: how a move is tried by rollouts, and what is read and written.

   A game gives its rules, `Round` and `play`, before it includes this file, and then the functions declared here. */

#ifndef TRIANGLES_SEARCH_H
#define TRIANGLES_SEARCH_H

#include <math.h>

#include "triangles/halving.h"
#include "triangles/hidden.h"

/* The move of a player in a rollout; noise decides between equal ones. */
static inline Move rollout_move(const Round *round, uint64_t noise);

/* The share of the match that the reader wins after the round. */
static double value_of_end(const Round *round);

/* The tiles that the player on turn may place, should they fit. */
static inline TileSet playable_tiles(const Round *round);

/* What a placement brings, as the game's states show it. */
static int gain_of(int tile, uint32_t cell);

/* Reads what only this game has of the table, after what both have. placed: the tiles in the formations. */
static void read_own(TileSet placed);

/* Writes what only this game has of a state. */
static void write_own(const Round *round);

#include "triangles/endgame.h"

/* Rollouts that are all won, or all lost, are no proof: only the end of a round that was searched whole is certain. */
#define SUREST 0.0001

static Round root, trial;
static Formations table;

static Move moves[MOST_MOVES];
static int move_count;

static void deal_hidden_tiles(void) { deal_unseen(root.hands); }

/* The best score times `sign`, which is -1 where the fewest points win. */
static int best_score(const Round *round, int sign) {
    int best = sign * round->scores[0];
    for (int seat = 1; seat < seats; seat++)
        if (sign * round->scores[seat] > best) best = sign * round->scores[seat];
    return best;
}

/* The share of the match that the reader wins at its end: of equal leaders each wins a part. */
static double share_at_end(const Round *round, int sign) {
    int best = best_score(round, sign), winners = 0;
    for (int seat = 0; seat < seats; seat++) winners += sign * round->scores[seat] == best;
    return sign * round->scores[reader] == best ? 1.0 / winners : 0.0;
}

/* The same before the end. scale: the lead that wins 73 % of the matches of two. */
static double share_by_leads(const Round *round, int sign, double scale) {
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) sum += exp(sign * (round->scores[seat] - round->scores[reader]) / scale);
    return 1 / sum;
}

static double value_of_move(int move) {
    trial = root;
    play(&trial, moves[move]);
    while (!trial.over) play(&trial, rollout_move(&trial, random_bits(&luck)));
    double value = value_of_end(&trial);
    restore_formations_from(&table);
    return value;
}

/* Reads what everybody knows of the table; returns the set of the tiles in the formations. */
static TileSet read_table(void) {
    make_tiles();
    seats = read_byte();
    root.turn = read_byte();
    root.drawn = read_byte();
    root.idle = read_byte();
    pile_size = read_byte();
    for (int seat = 0; seat < seats; seat++) root.scores[seat] = read_short();
    TileSet placed = read_history();
    read_own(placed);
    save_formations_to(&table);
    return placed;
}

static void read_moves(void) {
    move_count = read_short();
    for (int i = 0; i < move_count; i++) {
        moves[i].kind = read_byte();
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
    if (hands_are_known(&root)) {
        deal_hidden_tiles();
        rate_endgame(&root, moves, move_count, rollouts, ratings);
    } else {
        rate_moves(move_count, rollouts, ratings);
    }
    for (int i = 0; i < move_count && !whole; i++) ratings[i] = fmin(fmax(ratings[i], SUREST), 1 - SUREST);
    return reply_doubles(ratings, move_count);
}

static void write_state(const Round *round) {
    write_byte(round->over);
    write_byte(round->turn);
    write_byte(round->over ? 0 : round->drawn);
    write_byte(round->idle);
    write_byte(pile_size - round->next);
    write_own(round);
    for (int seat = 0; seat < seats; seat++) write_long((uint32_t)round->scores[seat]);
    for (int seat = 0; seat < seats; seat++) write_tiles(round->hands[seat]);
    uint32_t count_at = reply_at;
    write_byte(0);
    TileSet playable = round->over ? 0 : playable_tiles(round);
    for (int i = 0; i < open_count; i++)
        for (TileSet tiles = open_cells[i].matching & playable; tiles; tiles &= tiles - 1) {
            write_byte(lowest_tile(tiles));
            write_long(open_cells[i].cell);
            write_byte(gain_of(lowest_tile(tiles), open_cells[i].cell));
            reply_bytes[count_at]++;
        }
}

/* Replays the moves of a round, twice, and shows every state between them: proof that this is the real game. Request:
   table, all hands, pile, moves. */
EXPORT(replay) uint32_t replay(uint32_t length) {
    (void)length;
    read_table();
    for (int seat = 0; seat < seats; seat++) root.hands[seat] = read_tiles();
    for (int i = 0; i < pile_size; i++) pile[i] = (uint8_t)read_byte();
    read_moves();
    for (int time = 0; time < 2; time++) {
        trial = root;
        for (int i = 0; i < move_count; i++) {
            write_state(&trial);
            play(&trial, moves[i]);
        }
        write_state(&trial);
        restore_formations_from(&table);
    }
    return reply_at;
}

#endif
