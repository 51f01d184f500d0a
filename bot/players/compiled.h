/* What every compiled search shares: its buffers, and random numbers that follow from a seed alone. */

#ifndef COMPILED_H
#define COMPILED_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Marks a function that Python calls: it takes the length of the request and returns the length of the reply. */
#define EXPORT(name) __attribute__((export_name(#name)))

/* A search defines the sizes of its buffers before it includes this file. */
static uint8_t request_bytes[REQUEST_SIZE];
static uint8_t reply_bytes[REPLY_SIZE];

EXPORT(request) uint8_t *request(void) { return request_bytes; }
EXPORT(request_size) uint32_t request_size(void) { return REQUEST_SIZE; }
EXPORT(reply) uint8_t *reply(void) { return reply_bytes; }

/* xoshiro256**: small, fast, and good enough for dealing hidden cards. Its seed is 32 bytes of the player's own chance. */
typedef struct { uint64_t s[4]; } Random;

static inline uint64_t rotate_left(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static inline uint64_t random_bits(Random *random) {
    uint64_t *s = random->s, result = rotate_left(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = rotate_left(s[3], 45);
    return result;
}

/* A number in 0..bound-1, by multiplication: its bias is below bound / 2**32, far below what rollouts can show. */
static inline uint32_t random_below(Random *random, uint32_t bound) {
    return (uint32_t)(((random_bits(random) >> 32) * bound) >> 32);
}

#endif
