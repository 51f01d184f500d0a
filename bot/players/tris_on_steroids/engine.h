/* The whole game, compact: the tests compare it with the rules move by move. */

#ifndef TRIS_ON_STEROIDS_ENGINE_H
#define TRIS_ON_STEROIDS_ENGINE_H

#include "compiled.h"

enum { MOST_CELLS = 16, MOST_LINES = 10, MOST_SEATS = 4, MOST_CARDS = 96, SYMBOLS = 4, ACTIONS = 3 };
enum { DISCARD, SWAP, GOAL };
enum { NONE = 255, DRAW = 254, UNKNOWN = 255, UP = 0x80 };

/* Moves are numbers: a line to clear, a cell to reveal, a cell to act on, or KEEP. */
enum { CLEAR = 0, REVEAL = 16, ACT = 32, KEEP = 48, MOVES = 49, MOST_MOVES = 17 };

/* A card is symbol * ACTIONS + action. Cells count from 0 in reading order, and sets of cells are bits. */
typedef struct {
    uint8_t side, seats, on_turn, acting, winner, over, pile_size, discard_size;
    uint16_t turn, limit;
    uint16_t up;                     /* the cells that lie face up */
    uint16_t known[MOST_SEATS];      /* the face-down cells that a seat has looked at */
    uint8_t goal_up;                 /* the goals that lie face up, by seat */
    uint8_t goal_known[MOST_SEATS];  /* the seats that have looked at a face-down goal, by its owner */
    uint8_t grid[MOST_CELLS], goals[MOST_SEATS];
    uint8_t pile[MOST_CARDS];        /* the last card is on top */
    uint8_t discards[MOST_CARDS];    /* with UP where the card is face up */
} Game;

/* The geometry of a grid, computed once. */
typedef struct {
    uint8_t cells, lines, side;
    uint8_t line_cells[MOST_LINES][4];
    uint16_t line[MOST_LINES];
    uint16_t near[MOST_CELLS];
    uint8_t through[MOST_CELLS][4], through_count[MOST_CELLS];
} Layout;

static Layout layout;

static void set_layout(int side) {
    layout = (Layout){.cells = (uint8_t)(side * side), .lines = (uint8_t)(2 * side + 2), .side = (uint8_t)side};
    for (int line = 0; line < layout.lines; line++)
        for (int step = 0; step < side; step++) {
            int cell = line < side       ? line * side + step
                       : line < 2 * side ? step * side + line - side
                       : line == 2 * side ? step * (side + 1)
                                          : (side - 1) * (side - step);
            layout.line_cells[line][step] = (uint8_t)cell;
            layout.line[line] |= (uint16_t)(1 << cell);
            layout.through[cell][layout.through_count[cell]++] = (uint8_t)line;
        }
    for (int cell = 0; cell < layout.cells; cell++)
        for (int other = 0; other < layout.cells; other++) {
            int rows = cell / side - other / side, columns = cell % side - other % side;
            if (cell != other && rows * rows <= 1 && columns * columns <= 1) layout.near[cell] |= (uint16_t)(1 << other);
        }
}

static inline int symbol_of(int card) { return card / ACTIONS; }
static inline int action_of(int card) { return card % ACTIONS; }
static inline uint16_t all_cells(void) { return (uint16_t)((1u << layout.cells) - 1); }

static inline uint16_t cells_of_symbol(const Game *game, int symbol, uint16_t among) {
    uint16_t cells = 0;
    for (; among; among &= among - 1) {
        int cell = __builtin_ctz(among);
        if (symbol_of(game->grid[cell]) == symbol) cells |= (uint16_t)(1 << cell);
    }
    return cells;
}

static bool has_line(const Game *game, int seat) {
    uint16_t mine = cells_of_symbol(game, symbol_of(game->goals[seat]), game->up);
    for (int line = 0; line < layout.lines; line++)
        if ((mine & layout.line[line]) == layout.line[line]) return true;
    return false;
}

static int legal_moves(const Game *game, uint8_t *moves) {
    int count = 0;
    if (game->over) return 0;
    if (game->acting != NONE) {
        for (uint16_t cells = layout.near[game->acting]; cells; cells &= cells - 1)
            moves[count++] = (uint8_t)(ACT + __builtin_ctz(cells));
        moves[count++] = KEEP;
    } else if (game->up == all_cells()) {
        for (int line = 0; line < layout.lines; line++) moves[count++] = (uint8_t)(CLEAR + line);
    } else {
        for (uint16_t cells = (uint16_t)(all_cells() & ~game->up); cells; cells &= cells - 1)
            moves[count++] = (uint8_t)(REVEAL + __builtin_ctz(cells));
    }
    return count;
}

/* Draws the top card, or any card of the pile where its order is unknown (`random` is not NULL). An empty pile is made
   anew from the discards: in their order without `random`. */
static int draw(Game *game, Random *random) {
    if (!game->pile_size) {
        for (int at = 0; at < game->discard_size; at++) game->pile[at] = game->discards[at] & ~UP;
        game->pile_size = game->discard_size;
        game->discard_size = 0;
    }
    int last = --game->pile_size;
    if (random) {
        int at = (int)random_below(random, (uint32_t)last + 1);
        uint8_t card = game->pile[at];
        game->pile[at] = game->pile[last];
        game->pile[last] = card;
    }
    return game->pile[last];
}

static void discard(Game *game, int cell) {
    bool up = game->up >> cell & 1;
    game->discards[game->discard_size++] = (uint8_t)(game->grid[cell] | (up ? UP : 0));
}

static void fill(Game *game, int cell, Random *random) {
    game->grid[cell] = (uint8_t)draw(game, random);
    game->up &= (uint16_t)~(1 << cell);
    for (int seat = 0; seat < game->seats; seat++) game->known[seat] &= (uint16_t)~(1 << cell);
}

static inline uint16_t swapped_bits(uint16_t bits, int one, int other) {
    uint16_t different = (uint16_t)((bits >> one ^ bits >> other) & 1);
    return (uint16_t)(bits ^ (different << one | different << other));
}

static void swap_cells(Game *game, int one, int other) {
    uint8_t card = game->grid[one];
    game->grid[one] = game->grid[other];
    game->grid[other] = card;
    game->up = swapped_bits(game->up, one, other);
    for (int seat = 0; seat < game->seats; seat++) game->known[seat] = swapped_bits(game->known[seat], one, other);
}

/* The player on turn exchanges its goal card and the one on the cell; it looks at a face-down one. */
static void change_goal(Game *game, int cell) {
    int me = game->on_turn, card = game->grid[cell], goal_known = 0;
    bool up = game->up >> cell & 1, goal_up = game->goal_up >> me & 1;
    for (int seat = 0; seat < game->seats; seat++) {
        goal_known |= (game->known[seat] >> cell & 1) << seat;
        game->known[seat] &= (uint16_t)~(1 << cell);
        game->known[seat] |= (uint16_t)((game->goal_known[me] >> seat & 1) << cell);
    }
    game->grid[cell] = game->goals[me];
    game->goals[me] = (uint8_t)card;
    game->up = (uint16_t)((game->up & ~(1 << cell)) | goal_up << cell);
    game->goal_up = (uint8_t)((game->goal_up & ~(1 << me)) | up << me);
    game->goal_known[me] = (uint8_t)(up ? 0 : goal_known | 1 << me);
}

/* All players show their goals at the end. */
static void end(Game *game, int winner) {
    game->over = true;
    game->winner = (uint8_t)winner;
    game->goal_up = (uint8_t)((1 << game->seats) - 1);
    memset(game->goal_known, 0, sizeof game->goal_known);
}

static bool check_win(Game *game) {
    if (!has_line(game, game->on_turn)) return false;
    end(game, game->on_turn);
    return true;
}

static void end_turn(Game *game) {
    if (game->turn == game->limit) {
        end(game, DRAW);
        return;
    }
    game->on_turn = (uint8_t)((game->on_turn + 1) % game->seats);
    game->turn++;
    check_win(game);
}

static void play(Game *game, int move, Random *random) {
    if (move < REVEAL) {
        const uint8_t *cells = layout.line_cells[move - CLEAR];
        for (int at = 0; at < game->side; at++) discard(game, cells[at]);
        for (int at = 0; at < game->side; at++) fill(game, cells[at], random);
        return;
    }
    if (move < ACT) {
        int cell = move - REVEAL;
        game->up |= (uint16_t)(1 << cell);
        for (int seat = 0; seat < game->seats; seat++) game->known[seat] &= (uint16_t)~(1 << cell);
        game->acting = (uint8_t)cell;
        check_win(game);
        return;
    }
    int acting = game->acting;
    game->acting = NONE;
    if (move != KEEP) {
        int target = move - ACT;
        switch (action_of(game->grid[acting])) {
            case DISCARD: discard(game, target); fill(game, target, random); break;
            case SWAP: swap_cells(game, acting, target); break;
            default: change_goal(game, target);
        }
        if (check_win(game)) return;
    }
    end_turn(game);
}

#endif
