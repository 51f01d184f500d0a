/* A round of Triodomino: the rules of bot/games/triodomino, move by move (RULES 003). */

#ifndef TRIODOMINO_ROUND_H
#define TRIODOMINO_ROUND_H

#include "triangles/hidden.h"

enum { MOST_DRAWN = 2 };

typedef enum { PLACE, DRAW, PASS, OPEN, FREE, SKIP } Kind; /* OPEN and FREE: the first tile of a formation */

typedef struct {
    TileSet hands[MOST_SEATS], unplaced; /* unplaced: all tiles in hands and pile */
    int scores[MOST_SEATS];
    int turn, drawn, idle, next; /* next: of the pile */
    bool free, over;             /* free: the player on turn may open a formation */
} Round;

static int rounds_left; /* after this one */
static bool topsy_turvy;

static inline bool opening(void) { return formation_count == 0; }
static inline int pile_left(const Round *round) { return pile_size - round->next; }

static inline bool fits_somewhere(TileSet tiles) {
    for (int i = 0; i < open_count; i++)
        if (open_cells[i].matching & tiles) return true;
    return false;
}

static void end_round(Round *round) {
    for (int seat = 0; seat < seats && !topsy_turvy; seat++) round->scores[seat] += total_value(round->hands[seat]);
    round->over = true;
}

static inline void next_turn(Round *round, bool placed) {
    round->idle = placed ? 0 : round->idle + 1;
    if (!round->hands[round->turn] || round->idle == seats) {
        end_round(round);
        return;
    }
    round->turn = round->turn + 1 == seats ? 0 : round->turn + 1;
    round->drawn = 0;
    round->free = false;
}

static inline void take_from_hand(Round *round, int tile) {
    round->hands[round->turn] &= ~one_tile(tile);
    round->unplaced &= ~one_tile(tile);
    if (topsy_turvy) round->scores[round->turn] += tile_value[tile];
}

static inline void play(Round *round, Move move) {
    switch (move.kind) {
    case PLACE: {
        int hexagons = closed_hexagons(move.cell);
        take_from_hand(round, move.tile);
        place_tile(move.cell, move.tile);
        if (hexagons && round->hands[round->turn]) round->free = true;
        else next_turn(round, true);
        break;
    }
    case OPEN:
    case FREE: {
        uint32_t centre = next_centre();
        take_from_hand(round, move.tile);
        begin_formation(centre);
        place_tile(centre, move.tile);
        next_turn(round, true);
        break;
    }
    case DRAW: {
        int tile = pile[round->next++];
        round->hands[round->turn] |= one_tile(tile);
        round->drawn++;
        if (!fits_somewhere(one_tile(tile)) && (!pile_left(round) || round->drawn == MOST_DRAWN)) next_turn(round, false);
        break;
    }
    case PASS:
        next_turn(round, false);
        break;
    case SKIP:
        next_turn(round, true);
        break;
    }
}

#endif
