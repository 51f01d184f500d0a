/* A round of Tripple Domino: the rules of bot/games/tripple_domino, move by move (RULES 002). */

#ifndef TRIPPLE_DOMINO_ROUND_H
#define TRIPPLE_DOMINO_ROUND_H

#include "triangles/hidden.h"

enum { OPENING = 5, BRIDGE = 30, DOUBLE = 25, HEXAGON = 40, OUT = 20, DRAW_COST = 5, MOST_DRAWN = 3 };

typedef enum { PLACE, DRAW, PASS } Kind;

typedef struct {
    TileSet hands[MOST_SEATS], unplaced; /* unplaced: all tiles in hands and pile */
    int scores[MOST_SEATS];
    int turn, drawn, last_drawn, idle, next; /* next: of the pile; last_drawn: a tile, where drawn is not 0 */
    bool over;
} Round;

static int target;
static bool each_hexagon;

static inline bool solitaire(void) { return seats == 1; }
static inline bool opening(void) { return placed_count == 0; }
static inline bool pile_empty(const Round *round) { return round->next == pile_size; }
static inline bool may_draw(const Round *round) { return round->drawn < MOST_DRAWN && !pile_empty(round); }

/* The tile that opens the round if this hand does. */
static inline int opening_tile(TileSet hand) { return highest_tile(hand & triples ? hand & triples : hand); }

/* The higher one opens: triples come first. */
static inline int opening_rank(TileSet hand) { return opening_tile(hand) + (hand & triples ? TILES : 0); }

/* The tiles that the player on turn may place, should they fit. */
static inline TileSet playable_tiles(const Round *round) {
    TileSet hand = round->hands[round->turn];
    if (opening()) return one_tile(opening_tile(hand));
    return round->drawn ? one_tile(round->last_drawn) : hand;
}

/* What a tile scores on an open cell besides its value. */
static inline int bonus_at(uint32_t cell) {
    int edges = shared_edges(cell);
    if (edges == 0) return OPENING;
    if (edges == 1) return all_corners_numbered(cell) ? BRIDGE : 0;
    int hexagons = closed_hexagons(cell);
    if (hexagons) return HEXAGON * (each_hexagon ? hexagons : 1);
    return DOUBLE;
}

static inline int values_left(const Round *round) {
    int left = 0;
    for (int seat = 0; seat < seats; seat++) left += total_value(round->hands[seat]);
    return left;
}

static void end_without_tiles(Round *round) {
    round->scores[round->turn] += OUT + values_left(round);
    round->over = true;
}

static void end_blocked(Round *round) {
    int least = total_value(round->hands[0]), left = values_left(round);
    for (int seat = 1; seat < seats; seat++) {
        int own = total_value(round->hands[seat]);
        if (own < least) least = own;
    }
    for (int seat = 0; seat < seats; seat++)
        if (total_value(round->hands[seat]) == least) round->scores[seat] += left - 2 * least;
    round->over = true;
}

static inline void end_if_blocked(Round *round) {
    if (!pile_empty(round)) return;
    if (round->idle < seats) {
        TileSet all = 0;
        for (int seat = 0; seat < seats; seat++) all |= round->hands[seat];
        for (int i = 0; i < open_count; i++)
            if (open_cells[i].matching & all) return;
    }
    end_blocked(round);
}

static inline void next_turn(Round *round) {
    round->turn = round->turn + 1 == seats ? 0 : round->turn + 1;
    round->drawn = 0;
}

static inline void play(Round *round, Move move) {
    int seat = round->turn;
    switch (move.kind) {
    case PLACE:
        round->scores[seat] += tile_value[move.tile] + bonus_at(move.cell);
        round->hands[seat] &= ~one_tile(move.tile);
        round->unplaced &= ~one_tile(move.tile);
        round->idle = 0;
        place_tile(move.cell, move.tile);
        if (!round->hands[seat] && !(solitaire() && !pile_empty(round))) {
            end_without_tiles(round);
            return;
        }
        next_turn(round);
        break;
    case DRAW:
        round->last_drawn = pile[round->next++];
        round->hands[seat] |= one_tile(round->last_drawn);
        round->drawn++;
        round->scores[seat] -= DRAW_COST;
        break;
    case PASS:
        round->scores[seat] -= round->drawn == MOST_DRAWN ? 0 : DRAW_COST;
        round->idle = !pile_empty(round) || round->drawn ? 0 : round->idle + 1;
        next_turn(round);
        break;
    }
    end_if_blocked(round);
}

#endif
