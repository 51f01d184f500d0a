/* The search: games from different deals share a tree of what the seat may see and do (information set search). */

#ifndef TRIS_ON_STEROIDS_TREE_H
#define TRIS_ON_STEROIDS_TREE_H

#include "beliefs.h"
#include "weights.h"

/* The seat that the search is for knows what it sees: its decisions are nodes, by a hash of its view. Others move as
   players do who look one ply ahead, with what they see themselves. A game is cut where the seat is on turn again, and
   judged: earlier, what others may still do to its lines would be missing, and later adds nothing but chance. */
enum { NODES = 1 << 15, MOST_DEPTH = 64 };

typedef struct {
    uint64_t key;
    uint32_t visits, tried[MOST_MOVES];
    float won[MOST_MOVES];
} Node;

static Node nodes[NODES];
static uint32_t node_count;

/* How much the search tries moves that look worse so far. */
static const float EXPLORATION = 0.5f;

static inline uint64_t mix(uint64_t hash, int value) {
    hash = (hash ^ (uint64_t)value) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

static inline int code_of(int card, bool up) { return card + (up ? SYMBOLS * ACTIONS + 1 : 1); }

static uint64_t key_of_view(const Game *game, int seat) {
    uint64_t hash = mix(game->turn, game->acting);
    for (int cell = 0; cell < layout.cells; cell++) {
        bool up = game->up >> cell & 1;
        hash = mix(hash, up || (game->known[seat] >> cell & 1) ? code_of(game->grid[cell], up) : 0);
    }
    for (int owner = 0; owner < game->seats; owner++)
        hash = mix(hash, knows_goal(game, seat, owner) ? code_of(game->goals[owner], game->goal_up >> owner & 1) : 0);
    return hash | 1;
}

/* The node of the key, a new one if there is none; NULL where the table is full. */
static Node *node_of(uint64_t key) {
    for (uint32_t at = (uint32_t)(key >> 40) % NODES;; at = (at + 1) % NODES) {
        if (nodes[at].key == key) return &nodes[at];
        if (!nodes[at].key) {
            if (node_count == NODES / 4 * 3) return NULL;
            node_count++;
            nodes[at].key = key;
            return &nodes[at];
        }
    }
}

/* The move with the best upper bound: what it won so far, and more the less it was tried. The first move of a new node is
   that of the policy; moves that were never tried count as the node's mean. */
static int select_move(const Node *node, const Game *game, const uint8_t *moves, int count, Random *random) {
    int best = 0;
    float won = 0, most = -1;
    if (!node->visits) {
        int move = policy_move(game, random);
        while (moves[best] != move) best++;
        return best;
    }
    for (int at = 0; at < count; at++) won += node->won[at];
    float mean = won / (float)node->visits, width = EXPLORATION * sqrtf(logf((float)node->visits + 1));
    for (int at = 0; at < count; at++) {
        float tried = (float)node->tried[at], bound = width / sqrtf(tried + 1);
        bound += tried > 0 ? node->won[at] / tried : mean;
        if (bound > most) most = bound, best = at;
    }
    return best;
}

/* How likely the seat wins a game that is cut at the start of a turn: by the lines of each seat, whose weights depend on
   how soon it is on turn, how many cards of a line have its symbol, and how many are face down. */
static float judge(const Game *game, int seat) {
    const float(*weights)[MATCHES][MATCHES] = WEIGHTS[game->side - 3][game->seats - 2];
    float all = 0, mine = 0;
    for (int distance = 0; distance < game->seats; distance++) {
        int owner = (game->on_turn + distance) % game->seats;
        uint16_t right = cells_of_symbol(game, symbol_of(game->goals[owner]), game->up);
        float value = 0;
        for (int line = 0; line < layout.lines; line++) {
            int matching = __builtin_popcount(right & layout.line[line]);
            value += weights[distance][matching][__builtin_popcount(~game->up & layout.line[line])];
        }
        value = expf(value);
        all += value;
        if (owner == seat) mine = value;
    }
    return mine / all;
}

static float result_for(const Game *game, int seat) {
    if (!game->over) return judge(game, seat);
    return game->winner == seat ? 1 : game->winner == DRAW ? 1.0f / game->seats : 0;
}

/* Plays one game from a deal, by the tree and one node beyond it, and adds its result to the nodes that it passed. */
static void try_game(Game *game, int seat, Random *random) {
    Node *path[MOST_DEPTH];
    uint8_t chosen[MOST_DEPTH];
    int depth = 0, last_turn = game->turn + game->seats;
    bool in_tree = true;
    while (!game->over && game->turn < last_turn) {
        Node *node = in_tree && game->on_turn == seat && depth < MOST_DEPTH ? node_of(key_of_view(game, seat)) : NULL;
        if (node) {
            uint8_t moves[MOST_MOVES];
            int count = legal_moves(game, moves), at = select_move(node, game, moves, count, random);
            in_tree = node->visits > 0;
            path[depth] = node;
            chosen[depth++] = (uint8_t)at;
            play(game, moves[at], random);
        } else {
            play(game, policy_move(game, random), random);
        }
    }
    float result = result_for(game, seat);
    for (int at = 0; at < depth; at++) {
        path[at]->visits++;
        path[at]->tried[chosen[at]]++;
        path[at]->won[chosen[at]] += result;
    }
}

/* Rates the legal moves by so many games. The move tried most is the best; no other is rated as high. */
static int rate_moves(Situation *situation, uint32_t games, Random *random, float *ratings) {
    uint8_t moves[MOST_MOVES];
    Game game;
    for (uint32_t number = 0; number < games; number++) {
        deal(situation, &game, random);
        try_game(&game, situation->seat, random);
    }
    const Node *root = node_of(key_of_view(&situation->game, situation->seat));
    int count = legal_moves(&situation->game, moves), best = 0;
    for (int at = 1; at < count; at++)
        if (root->tried[at] > root->tried[best]) best = at;
    float most = root->tried[best] ? root->won[best] / (float)root->tried[best] : 0;
    for (int at = 0; at < count; at++) {
        float rating = root->tried[at] ? root->won[at] / (float)root->tried[at] : 0;
        ratings[at] = at == best || rating < most ? rating : most * 0.9999f;
    }
    return count;
}

#endif
