/* The search of Tris on Steroids: information set search over deals of the cards that the seat does not know. */

#define REQUEST_SIZE (1 << 14)
#define REPLY_SIZE (1 << 17)
#include "tree.h"

/* The request is a seed, the number of games, the seat, the seats with their first goal, the number of steps, the game,
   and the steps. The reply has a rating for each legal move, in their order. */
typedef struct {
    Random random;
    uint32_t games;
    uint8_t seat, first, steps;
} Question;

EXPORT(rate) uint32_t rate(uint32_t length) {
    Question question;
    Situation situation = {0};
    static Step steps[UINT8_MAX];
    static float ratings[MOST_MOVES];
    memcpy(&question, request_bytes, sizeof question);
    memcpy(&situation.game, request_bytes + sizeof question, sizeof situation.game);
    uint32_t at = sizeof question + sizeof situation.game;
    memcpy(steps, request_bytes + at, length - at);
    set_layout(situation.game.side);
    set_nearness();
    situation.seat = question.seat;
    situation.first = question.first;
    set_unseen(&situation);
    set_beliefs(&situation, steps, question.steps);
    int count = rate_moves(&situation, question.games, &question.random, ratings);
    memcpy(reply_bytes, ratings, (size_t)count * sizeof *ratings);
    return (uint32_t)((size_t)count * sizeof *ratings);
}

/* The request is a game and moves. The reply has for each move the legal moves before it, in MOST_MOVES + 1 bytes that
   begin with their number, and the game after it. Cards are drawn from the top, and discards are not shuffled. */
EXPORT(replay) uint32_t replay(uint32_t length) {
    Game game;
    uint8_t *to = reply_bytes;
    memcpy(&game, request_bytes, sizeof game);
    set_layout(game.side);
    for (uint32_t at = sizeof game; at < length; at++) {
        memset(to, 0, MOST_MOVES + 1);
        to[0] = (uint8_t)legal_moves(&game, to + 1);
        play(&game, request_bytes[at], NULL);
        memcpy(to + MOST_MOVES + 1, &game, sizeof game);
        to += MOST_MOVES + 1 + sizeof game;
    }
    return (uint32_t)(to - reply_bytes);
}
