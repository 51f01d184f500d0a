/* Reads a request and writes a reply: bytes, and numbers of several bytes, the lowest byte first. */

#ifndef TRIANGLES_MESSAGES_H
#define TRIANGLES_MESSAGES_H

#include "triangles/lattice.h"

/* A move of either game. kind: a number from the game's own list. cell: 0 where no tile is placed. */
typedef struct { int kind, tile; uint32_t cell; } Move;

static uint32_t read_at, reply_at;

static inline int read_byte(void) { return request_bytes[read_at++]; }

static inline int read_short(void) {
    int16_t number;
    memcpy(&number, request_bytes + read_at, sizeof number);
    read_at += sizeof number;
    return number;
}

static inline uint32_t read_long(void) {
    uint32_t number;
    memcpy(&number, request_bytes + read_at, sizeof number);
    read_at += sizeof number;
    return number;
}

static Random read_random(void) {
    Random random;
    memcpy(&random, request_bytes + read_at, sizeof random);
    read_at += sizeof random;
    return random;
}

static TileSet read_tiles(void) {
    TileSet tiles = 0;
    for (int count = read_byte(); count > 0; count--) tiles |= one_tile(read_byte());
    return tiles;
}

static inline void write_bytes(const void *bytes, uint32_t length) {
    memcpy(reply_bytes + reply_at, bytes, length);
    reply_at += length;
}

static inline void write_byte(int byte) { reply_bytes[reply_at++] = (uint8_t)byte; }
static inline void write_long(uint32_t number) { write_bytes(&number, sizeof number); }

/* Writes a set of tiles as read_tiles reads it. */
static void write_tiles(TileSet tiles) {
    write_byte(count_tiles(tiles));
    for (; tiles; tiles &= tiles - 1) write_byte(lowest_tile(tiles));
}

static uint32_t reply_doubles(const double *numbers, int count) {
    write_bytes(numbers, (uint32_t)count * (uint32_t)sizeof *numbers);
    return reply_at;
}

#endif
