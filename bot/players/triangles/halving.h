/* Sequential halving: all moves are tried in the same deals, then the better half in more deals, and so on.

   A game gives `deal_hidden_tiles`, which makes the next deal, and `value_of_move`, which plays a move and the rest of
   the round in that deal. */

#ifndef TRIANGLES_HALVING_H
#define TRIANGLES_HALVING_H

#include "compiled.h"

#define MOST_MOVES 1024
#define MOST_STAGES 11

static void deal_hidden_tiles(void);
static double value_of_move(int move);

static double value_sums[MOST_STAGES][MOST_MOVES];
static uint32_t deals_at[MOST_STAGES];
static int last_stage[MOST_MOVES];

/* Moves the `kept` moves of the highest sums to the front of the list. */
static void select_best(int *moves, int count, int kept, const double *sums) {
    for (int i = 0; i < kept; i++) {
        int best = i;
        for (int j = i + 1; j < count; j++)
            if (sums[moves[j]] > sums[moves[best]]) best = j;
        int move = moves[best];
        moves[best] = moves[i], moves[i] = move;
    }
}

/* Rates moves 0..count-1 by about `rollouts` rollouts in all, and fills `ratings`; no move is rated above the best one,
   which is returned. A move that was eliminated gets the best move's rating, less what it was behind in the deals that
   both were tried in: chance makes more of a difference between deals than there is between moves. */
static int rate_moves(int count, uint32_t rollouts, double *ratings) {
    static int moves[MOST_MOVES];
    int stages = 1, left = count, stage = 0;
    uint32_t deals = 0;
    while (count > 1 << stages) stages++;
    for (int i = 0; i < count; i++) moves[i] = i;
    for (;; stage++) {
        double *sums = value_sums[stage];
        if (stage) memcpy(sums, value_sums[stage - 1], sizeof *value_sums);
        else memset(sums, 0, sizeof *value_sums);
        uint32_t more = rollouts / (uint32_t)(stages * left);
        for (uint32_t deal = 0; deal < (more ? more : 1); deal++, deals++) {
            deal_hidden_tiles();
            for (int i = 0; i < left; i++) sums[moves[i]] += value_of_move(moves[i]);
        }
        deals_at[stage] = deals;
        for (int i = 0; i < left; i++) last_stage[moves[i]] = stage;
        int kept = (left + 1) / 2;
        select_best(moves, left, kept, sums);
        if (left <= 2) break;
        left = kept;
    }
    int best = moves[0];
    double best_rating = value_sums[stage][best] / deals;
    for (int i = 0; i < count; i++) {
        int at = last_stage[i];
        double rating = best_rating - (value_sums[at][best] - value_sums[at][i]) / deals_at[at];
        ratings[i] = rating < 0 ? 0 : rating;
    }
    return best;
}

#endif
