/* Deals: games that the seat may be in, with all cards that it does not know laid anew. */

#ifndef TRIS_ON_STEROIDS_DEALS_H
#define TRIS_ON_STEROIDS_DEALS_H

#include "policy.h"

/* What a seat knows. game: with UNKNOWN for the cards that it does not. first: the seats that still have their first
   goal, bit by bit; those have different symbols. unseen: the unknown cards, in any order. belief: how likely the play
   of a seat makes each symbol of its goal, apart from how many unseen cards have it. */
typedef struct {
    Game game;
    uint8_t seat, first, unseen_size, of_symbol[SYMBOLS], unseen[MOST_CARDS];
    float belief[MOST_SEATS][SYMBOLS];
} Situation;

/* Counts the unseen cards: all symbols and actions are there equally often. If the positions of a test hold other
   cards, any card may be where one is missing. */
static void set_unseen(Situation *situation) {
    Game *game = &situation->game;
    enum { KINDS = SYMBOLS * ACTIONS };
    int seat = situation->seat, cards = layout.cells + game->seats + game->pile_size + game->discard_size;
    int left[KINDS], unknown = game->pile_size;
    for (int card = 0; card < KINDS; card++) left[card] = (cards + KINDS - 1) / KINDS;
    for (int cell = 0; cell < layout.cells; cell++)
        if ((game->up | game->known[seat]) >> cell & 1) left[game->grid[cell]]--;
        else game->grid[cell] = UNKNOWN, unknown++;
    for (int owner = 0; owner < game->seats; owner++)
        if (knows_goal(game, seat, owner)) left[game->goals[owner]]--;
        else game->goals[owner] = UNKNOWN, unknown++;
    for (int at = 0; at < game->discard_size; at++)
        if (game->discards[at] != UNKNOWN) left[game->discards[at] & ~UP]--;
        else unknown++;
    for (int card = 0; card < KINDS; card++)
        while (left[card]-- > 0) situation->unseen[situation->unseen_size++] = (uint8_t)card;
    while (situation->unseen_size < unknown) {
        situation->unseen[situation->unseen_size] = situation->unseen_size % KINDS;
        situation->unseen_size++;
    }
    for (int at = 0; at < situation->unseen_size; at++) situation->of_symbol[symbol_of(situation->unseen[at])]++;
}

static inline float random_share(Random *random) { return (float)(random_bits(random) >> 40) * 0x1p-24f; }

/* Draws a symbol that is not among `taken`, by how many unseen cards have it and by the belief; NONE if there is none. */
static int draw_symbol(const Situation *situation, int owner, int taken, Random *random) {
    float weights[SYMBOLS], all = 0;
    for (int symbol = 0; symbol < SYMBOLS; symbol++) {
        weights[symbol] = taken >> symbol & 1 ? 0 : situation->of_symbol[symbol] * situation->belief[owner][symbol];
        all += weights[symbol];
    }
    float at = random_share(random) * all;
    int drawn = NONE;
    for (int symbol = 0; symbol < SYMBOLS; symbol++)
        if (weights[symbol] > 0) {
            drawn = symbol;
            if ((at -= weights[symbol]) < 0) break;
        }
    return drawn;
}

/* Moves an unseen card, of the symbol unless that is NONE, to place `next`, and returns it. */
static uint8_t take_unseen(Situation *situation, int next, int symbol, Random *random) {
    uint8_t *unseen = situation->unseen;
    uint32_t size = (uint32_t)(situation->unseen_size - next);
    int at = next + (int)random_below(random, size);
    if (symbol != NONE)
        while (symbol_of(unseen[at]) != symbol) at = at + 1 < situation->unseen_size ? at + 1 : next;
    uint8_t card = unseen[at];
    unseen[at] = unseen[next];
    unseen[next] = card;
    return card;
}

/* Lays the unknown goals first, since more is known about them, then the grid and the discards; the rest is the pile. */
static void deal(Situation *situation, Game *game, Random *random) {
    *game = situation->game;
    int next = 0, taken = 0, begin = (int)random_below(random, game->seats), used[SYMBOLS] = {0};
    for (int owner = 0; owner < game->seats; owner++)
        if (situation->first >> owner & 1 && game->goals[owner] != UNKNOWN) taken |= 1 << symbol_of(game->goals[owner]);
    for (int step = 0; step < game->seats; step++) {
        int owner = (begin + step) % game->seats, first = situation->first >> owner & 1;
        if (game->goals[owner] != UNKNOWN) continue;
        int symbol = draw_symbol(situation, owner, first ? taken : 0, random);
        if (symbol != NONE && used[symbol] == situation->of_symbol[symbol]) symbol = NONE;
        game->goals[owner] = take_unseen(situation, next++, symbol, random);
        symbol = symbol_of(game->goals[owner]);
        used[symbol]++;
        if (first) taken |= 1 << symbol;
    }
    for (int cell = 0; cell < layout.cells; cell++)
        if (game->grid[cell] == UNKNOWN) game->grid[cell] = take_unseen(situation, next++, NONE, random);
    for (int at = 0; at < game->discard_size; at++)
        if (game->discards[at] == UNKNOWN) game->discards[at] = take_unseen(situation, next++, NONE, random);
    memcpy(game->pile, situation->unseen + next, game->pile_size);
}

#endif
