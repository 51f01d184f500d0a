/* What everybody has seen of the others' hands, and deals of the hidden tiles that agree with it.

   Who draws or passes has no tile that fits, and keeps those tiles. At Tripple Domino a player may draw all the same, as
   good ones often do: there each deal takes only some of the draws and passes for forced ones. */

#ifndef TRIANGLES_HIDDEN_H
#define TRIANGLES_HIDDEN_H

#include "triangles/messages.h"

#define MOST_SEEN 1024
#define NOBODY 255

typedef enum { PLACED, DREW, PASSED } Seen;

/* tile: that was placed. fitting: the tiles that fitted somewhere when a player drew or passed. */
typedef struct { Seen seen; int seat, tile; TileSet fitting; } PublicEvent;

static PublicEvent public_events[MOST_SEEN];
static int event_count, miss_count;

/* Of 16 players who draw or pass, so many do since nothing fits. A game may lower it. */
static uint32_t forced_of_16 = 16;

static Random luck;
static TileSet unseen;
static int seats, reader;
static uint8_t pile[TILES]; /* the tiles to draw, in their order */
static int pile_size;
static int counts[MOST_SEATS], first_counts[MOST_SEATS]; /* tiles in each hand: now, and before the first event */

static void add_event(Seen seen, int seat, int tile) {
    public_events[event_count++] = (PublicEvent){seen, seat, tile, seen == PLACED ? 0 : fitting_tiles()};
    miss_count += seen != PLACED;
}

/* Reads the tiles on the table, in the order in which they were placed, and between them the draws and passes. Returns
   the set of the tiles. */
static TileSet read_history(void) {
    TileSet placed = 0;
    int tiles = read_byte();
    uint32_t tiles_at = read_at;
    read_at += 6 * (uint32_t)tiles;
    int misses = read_short();
    uint32_t misses_at = read_at;
    for (int laid = 0;; laid++) {
        read_at = misses_at;
        while (misses && request_bytes[read_at + 1] == laid) {
            int seat = read_byte();
            read_at++;
            add_event(read_byte() ? DREW : PASSED, seat, 0);
            misses--;
        }
        misses_at = read_at;
        if (laid == tiles) return placed;
        read_at = tiles_at;
        uint32_t cell = read_long();
        int tile = read_byte(), seat = read_byte();
        tiles_at = read_at;
        if ((int)(cell / FORMATION) == formation_count) begin_formation(cell);
        place_tile(cell, tile);
        placed |= one_tile(tile);
        if (seat != NOBODY) add_event(PLACED, seat, tile);
    }
}

/* Reads how many tiles each hand has, and the reader's own. */
static TileSet read_hands(int own_seat, TileSet placed) {
    reader = own_seat;
    for (int seat = 0; seat < seats; seat++) first_counts[seat] = counts[seat] = read_byte();
    for (int i = 0; i < event_count; i++)
        if (public_events[i].seen != PASSED) first_counts[public_events[i].seat] += public_events[i].seen == PLACED ? 1 : -1;
    TileSet own = read_tiles();
    unseen = ALL_TILES & ~placed & ~own;
    return own;
}

/* A tile of another hand, and what it cannot be. */
typedef struct { int seat; TileSet excluded; } HiddenTile;

static HiddenTile hidden[MOST_SEATS][2 * TILES];
static int hidden_count[MOST_SEATS];

static void exclude(int seat, TileSet tiles) {
    for (int i = 0; i < hidden_count[seat]; i++) hidden[seat][i].excluded |= tiles;
}

static void remove_hidden(int seat, int place) { hidden[seat][place] = hidden[seat][--hidden_count[seat]]; }

/* Removes one of the seat's tiles that can have been the tile; chance decides which. */
static void remove_possible(int seat, int tile) {
    int possible = 0, chosen = -1;
    for (int i = 0; i < hidden_count[seat]; i++)
        if (!(hidden[seat][i].excluded & one_tile(tile)) && !random_below(&luck, (uint32_t)++possible)) chosen = i;
    if (chosen < 0) chosen = (int)random_below(&luck, (uint32_t)hidden_count[seat]);
    remove_hidden(seat, chosen);
}

/* Goes through all that was seen, and finds what each hidden tile cannot be. */
static void find_excluded(void) {
    for (int seat = 0; seat < seats; seat++) {
        hidden_count[seat] = miss_count ? first_counts[seat] : counts[seat];
        for (int i = 0; i < hidden_count[seat]; i++) hidden[seat][i] = (HiddenTile){seat, 0};
    }
    if (!miss_count) return;
    for (int i = 0; i <= event_count; i++) {
        const PublicEvent *before = i ? &public_events[i - 1] : 0, *event = &public_events[i];
        bool drew = before && before->seen == DREW;
        int seat = i < event_count ? event->seat : reader;
        if (drew && before->seat != seat) exclude(before->seat, before->fitting); /* the drawn tile did not fit either */
        if (i == event_count) return;
        if (event->seen == PLACED && drew && before->seat == seat) {
            hidden_count[seat]--;
        } else if (event->seen == PLACED) {
            if (hidden_count[seat]) remove_possible(seat, event->tile);
        } else {
            bool same_turn = drew && before->seat == seat; /* what is older than the drawn tile cannot be placed any more */
            if (same_turn) hidden[seat][hidden_count[seat] - 1].excluded |= event->fitting;
            else if (forced_of_16 == 16 || random_below(&luck, 16) < forced_of_16) exclude(seat, event->fitting);
            if (event->seen == DREW) hidden[seat][hidden_count[seat]++] = (HiddenTile){seat, 0};
        }
    }
}

static inline void shuffle(uint8_t *deck, int size) {
    for (int last = size - 1; last > 0; last--) {
        int other = (int)random_below(&luck, (uint32_t)last + 1);
        uint8_t tile = deck[last];
        deck[last] = deck[other], deck[other] = tile;
    }
}

/* Deals the unseen tiles: to the others' hands, those first that exclude most, and the rest to the pile. */
static void deal_unseen(TileSet *hands) {
    static HiddenTile order[MOST_SEATS * TILES];
    uint8_t deck[TILES];
    int size = 0, wanted = 0;
    for (TileSet tiles = unseen; tiles; tiles &= tiles - 1) deck[size++] = (uint8_t)lowest_tile(tiles);
    shuffle(deck, size);
    find_excluded();
    for (int seat = 0; seat < seats; seat++) {
        if (seat == reader) continue;
        hands[seat] = 0;
        for (int i = 0; i < hidden_count[seat]; i++) {
            HiddenTile one = hidden[seat][i];
            int at = wanted++, excluded = count_tiles(one.excluded & unseen);
            for (; at && count_tiles(order[at - 1].excluded & unseen) < excluded; at--) order[at] = order[at - 1];
            order[at] = one;
        }
    }
    for (int i = 0; i < wanted && size; i++) {
        int at = size - 1;
        while (at > 0 && order[i].excluded & one_tile(deck[at])) at--;
        if (order[i].excluded & one_tile(deck[at])) at = size - 1; /* somebody drew with a tile that fitted */
        hands[order[i].seat] |= one_tile(deck[at]);
        deck[at] = deck[--size];
    }
    memcpy(pile, deck, (size_t)(pile_size < size ? pile_size : size));
}

#endif
