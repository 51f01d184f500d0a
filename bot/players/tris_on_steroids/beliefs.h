/* What the steps of the others tell about their hidden goals: a step is likely that looks good for the goal. */

#ifndef TRIS_ON_STEROIDS_BELIEFS_H
#define TRIS_ON_STEROIDS_BELIEFS_H

#include <math.h>

#include "deals.h"

/* A step of a seat with its present goal, and the symbols that lay face up before it, UNKNOWN where none did. */
typedef struct {
    uint8_t seat, move, acting, action, grid[MOST_CELLS], goals[MOST_SEATS];
} Step;

/* Players choose a step by its value, in units of TEMPERATURE, or sometimes for reasons that nobody knows. */
static const float TEMPERATURE = 0.05f, UNEXPLAINED = 0.2f;

/* The game as everybody saw it before the step, if the seat had a goal of the symbol. */
static Game game_before(const Step *step, int seats, int symbol) {
    Game game = {.side = layout.side, .seats = (uint8_t)seats, .on_turn = step->seat, .acting = step->acting};
    for (int cell = 0; cell < layout.cells; cell++)
        if (step->grid[cell] != UNKNOWN) {
            game.up |= (uint16_t)(1 << cell);
            game.grid[cell] = (uint8_t)(step->grid[cell] * ACTIONS + (cell == step->acting ? step->action : 0));
        }
    for (int owner = 0; owner < seats; owner++)
        if (step->goals[owner] != UNKNOWN) {
            game.goal_up |= (uint8_t)(1 << owner);
            game.goals[owner] = (uint8_t)(step->goals[owner] * ACTIONS);
        }
    game.goals[step->seat] = (uint8_t)(symbol * ACTIONS);
    game.goal_known[step->seat] = (uint8_t)(1 << step->seat);
    return game;
}

static float likelihood(const Step *step, int seats, int symbol) {
    uint8_t moves[MOST_MOVES];
    float values[MOST_MOVES], most = -1e9f, all = 0, made = 0;
    Game game = game_before(step, seats, symbol);
    Goals goals = goals_for(&game, step->seat);
    int count = legal_moves(&game, moves);
    value_moves(&game, &goals, moves, count, values);
    for (int at = 0; at < count; at++)
        if (values[at] > most) most = values[at];
    for (int at = 0; at < count; at++) {
        float weight = expf((values[at] - most) / TEMPERATURE);
        all += weight;
        if (moves[at] == step->move) made = weight;
    }
    return UNEXPLAINED / (float)count + (1 - UNEXPLAINED) * made / all;
}

static void set_beliefs(Situation *situation, const Step *steps, int count) {
    for (int seat = 0; seat < MOST_SEATS; seat++)
        for (int symbol = 0; symbol < SYMBOLS; symbol++) situation->belief[seat][symbol] = 1;
    for (int at = 0; at < count; at++) {
        float *belief = situation->belief[steps[at].seat], most = 0;
        for (int symbol = 0; symbol < SYMBOLS; symbol++) {
            belief[symbol] *= likelihood(&steps[at], situation->game.seats, symbol);
            if (belief[symbol] > most) most = belief[symbol];
        }
        for (int symbol = 0; symbol < SYMBOLS; symbol++) belief[symbol] /= most;
    }
}

#endif
