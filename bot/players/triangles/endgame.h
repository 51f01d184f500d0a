/* The end of a round of two with nothing left to draw: both hands are known, so that moves are searched by alpha-beta,
   one ply deeper at a time while the budget lasts. Beyond its depth a round goes on as rollouts do.

   A game gives `list_moves`, `play` and `rollout_move`, and value_of_end, which is won by the one what the other loses. */

#ifndef TRIANGLES_ENDGAME_H
#define TRIANGLES_ENDGAME_H

#include "triangles/halving.h"
#include "triangles/hidden.h"

/* What a rollout is worth of the budget, which is counted in moves: about what it takes to play one to its end. */
#define MOVES_A_ROLLOUT 16

/* More than the legal moves of a position with nothing to draw. */
#define MOST_LISTED 256

/* Fills `listed` with the legal moves, those first that seem best; returns their number. */
static int list_moves(const Round *round, Move *listed);

static uint64_t moves_left;
static bool out_of_moves, whole; /* whole: no round was cut by the depth */

static bool hands_are_known(const Round *round) { return seats == 2 && round->next == pile_size; }

static double value_of_rest(const Round *round) {
    Round rest = *round;
    Formations before;
    save_formations_to(&before);
    while (!rest.over) {
        play(&rest, rollout_move(&rest, 0));
        if (moves_left) moves_left--;
    }
    restore_formations_from(&before);
    return value_of_end(&rest);
}

/* The reader's value of the round, if it lies between the bounds. */
static double value_within(const Round *round, int depth, double low, double high) {
    if (round->over) return value_of_end(round);
    if (out_of_moves) return low;
    if (!depth) {
        whole = false;
        return value_of_rest(round);
    }
    Move listed[MOST_LISTED];
    int count = list_moves(round, listed);
    bool own = round->turn == reader;
    double best = own ? -1 : 2;
    Formations before;
    save_formations_to(&before);
    for (int i = 0; i < count && low < high; i++) {
        if (!moves_left) {
            out_of_moves = true;
            break;
        }
        moves_left--;
        Round after = *round;
        play(&after, listed[i]);
        double value = value_within(&after, depth - 1, low, high);
        restore_formations_from(&before);
        if (own ? value > best : value < best) best = value;
        if (own && best > low) low = best;
        if (!own && best < high) high = best;
    }
    return best;
}

/* Rates the moves of the root, whose hands are known. */
static void rate_endgame(const Round *round, const Move *moves, int count, uint32_t rollouts, double *ratings) {
    static double deeper[MOST_MOVES];
    Formations before;
    save_formations_to(&before);
    moves_left = (uint64_t)rollouts * MOVES_A_ROLLOUT;
    out_of_moves = whole = false;
    for (int depth = 0; depth <= 2 * TILES && !whole; depth++) {
        whole = true;
        for (int i = 0; i < count && !out_of_moves; i++) {
            Round after = *round;
            play(&after, moves[i]);
            deeper[i] = value_within(&after, depth, -1, 2);
            restore_formations_from(&before);
        }
        if (out_of_moves) {
            whole = false;
            return;
        }
        memcpy(ratings, deeper, sizeof *ratings * (size_t)count);
    }
}

#endif
