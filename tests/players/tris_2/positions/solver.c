/* Finds positions of Tris 2 with forced wins and only moves, by exhaustive search with the rules in their plainest form.
   It shares no code with the search that is tested.

   cc -O2 -o solver solver.c && ./solver wins 4 7 100 1 >>wins.txt      (a win in exactly 7 rolls under the rule of 4)
   ./solver only - 5 100 1 >>only.txt      (all rolls but one lose within 5 more, in the free game)
   The last number is the seed. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { int row, column, top, ns; } Die;
typedef struct { Die die[9]; int last, back; } Position;

enum { SIZE = 40, LONGEST = 60, EARLIEST = 6 };
static const int SOUTH[] = {-1, 0, 1, 0}, EAST[] = {0, 1, 0, -1};
static bool rule_of_4;

static int top_at(const Position *p, int row, int column) {
    for (int at = 0; at < 9; at++)
        if (p->die[at].row == row && p->die[at].column == column) return p->die[at].top;
    return -1;
}

static void roll(Position *p, int die, int direction) {
    Die *one = &p->die[die];
    int ew = 3 - one->top - one->ns, top = one->top;
    one->row += SOUTH[direction], one->column += EAST[direction];
    if (SOUTH[direction]) one->top = one->ns, one->ns = top;
    else one->top = ew;
    p->last = die, p->back = (direction + 2) % 4;
}

static bool in_contact(const Position *p) {
    bool reached[9] = {true};
    int waiting[9] = {0}, count = 1;
    for (int at = 0; at < count; at++)
        for (int other = 0; other < 9; other++)
            if (!reached[other] && abs(p->die[other].row - p->die[waiting[at]].row) <= 1 &&
                abs(p->die[other].column - p->die[waiting[at]].column) <= 1)
                reached[other] = true, waiting[count++] = other;
    return count == 9;
}

static int side(const Position *p, bool rows) {
    int low = 1000, high = -1000;
    for (int at = 0; at < 9; at++) {
        int place = rows ? p->die[at].row : p->die[at].column;
        if (place < low) low = place;
        if (place > high) high = place;
    }
    return high - low + 1;
}

/* Tells whether the die that was rolled last is part of three equal tops in a line. */
static bool is_tris(const Position *p) {
    static const int axes[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    Die one = p->die[p->last];
    for (int axis = 0; axis < 4; axis++) {
        int run = 1;
        for (int sign = -1; sign <= 1; sign += 2)
            for (int away = 1; away <= 2; away++) {
                if (top_at(p, one.row + sign * away * axes[axis][0], one.column + sign * away * axes[axis][1]) != one.top) break;
                run++;
            }
        if (run >= 3) return true;
    }
    return false;
}

/* Makes a roll if the rules allow it. */
static bool rolled(const Position *p, int die, int direction, Position *after) {
    if (die == p->last && direction == p->back) return false;
    if (top_at(p, p->die[die].row + SOUTH[direction], p->die[die].column + EAST[direction]) >= 0) return false;
    *after = *p;
    roll(after, die, direction);
    return in_contact(after) && (!rule_of_4 || (side(after, true) <= 4 && side(after, false) <= 4));
}

static bool wins_at_once(const Position *p) {
    Position after;
    for (int die = 0; die < 9; die++)
        for (int direction = 0; direction < 4; direction++) {
            after = *p;
            roll(&after, die, direction);
            if (is_tris(&after) && rolled(p, die, direction, &after)) return true;
        }
    return false;
}

/* Tells whether the player on turn can force a win within an odd number of rolls. */
static bool wins_within(const Position *p, int rolls);

static bool every_reply_loses(const Position *p, int rolls) {
    Position after;
    if (wins_at_once(p)) return false;
    for (int die = 0; die < 9; die++)
        for (int direction = 0; direction < 4; direction++)
            if (rolled(p, die, direction, &after) && !wins_within(&after, rolls)) return false;
    return true;
}

static bool wins_within(const Position *p, int rolls) {
    Position after;
    if (wins_at_once(p)) return true;
    if (rolls <= 1) return false;
    if (rolls > 3 && wins_within(p, rolls - 2)) return true;
    for (int die = 0; die < 9; die++)
        for (int direction = 0; direction < 4; direction++)
            if (rolled(p, die, direction, &after) && every_reply_loses(&after, rolls - 2)) return true;
    return false;
}

static Position start(void) {
    static const int lines[12][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8},
                                     {0, 4, 8}, {2, 4, 6}, {1, 5, 1}, {5, 7, 5}, {7, 3, 7}, {3, 1, 3}};
    for (;;) {
        Position p = {.last = -1};
        bool legal = true;
        for (int at = 0; at < 9; at++) {
            int top = rand() % 3;
            p.die[at] = (Die){at / 3, at % 3, top, (top + 1 + rand() % 2) % 3};
        }
        for (int at = 0; at < 12; at++)
            if (p.die[lines[at][0]].top == p.die[lines[at][1]].top && p.die[lines[at][1]].top == p.die[lines[at][2]].top) legal = false;
        if (legal) return p;
    }
}

/* Rolls at random by the rule of 4, since crowded dice are more often close to a tris, and without making one. `careful`
   leaves no win at once where that is possible. */
static void random_roll(Position *p, bool careful) {
    Position after, possible[36];
    int count = 0;
    bool variant = rule_of_4;
    rule_of_4 = true;
    for (int pass = careful; pass >= 0 && !count; pass--)
        for (int die = 0; die < 9; die++)
            for (int direction = 0; direction < 4; direction++)
                if (rolled(p, die, direction, &after) && !is_tris(&after) && !(pass && wins_at_once(&after)))
                    possible[count++] = after;
    *p = possible[rand() % count];
    rule_of_4 = variant;
}

static void print(const Position *p, const char *answer) {
    int north = 1000, west = 1000;
    for (int at = 0; at < 9; at++) {
        if (p->die[at].row < north) north = p->die[at].row;
        if (p->die[at].column < west) west = p->die[at].column;
    }
    printf("%c ", rule_of_4 ? '4' : '-');
    for (int at = 0; at < 9; at++)
        printf("%d%d%c%c ", p->die[at].row - north, p->die[at].column - west, "xo/"[p->die[at].top], "xo/"[p->die[at].ns]);
    printf("%c%c %s\n", 'a' + p->last, "NESW"[(p->back + 2) % 4], answer);
    fflush(stdout);
}

static bool forced_win(const Position *p, int rolls) {
    char answer[8];
    if (wins_at_once(p) || (rolls > 3 && wins_within(p, rolls - 2)) || !wins_within(p, rolls)) return false;
    sprintf(answer, "%d", rolls);
    print(p, answer);
    return true;
}

/* Finds the only roll after which the other cannot force a win, among several that leave him none at once. */
static bool only_move(const Position *p, int rolls) {
    Position after;
    char answer[8] = "";
    int holding = 0, safe = 0;
    if (wins_at_once(p)) return false;
    for (int die = 0; die < 9 && holding < 2; die++)
        for (int direction = 0; direction < 4 && holding < 2; direction++) {
            if (!rolled(p, die, direction, &after) || wins_at_once(&after)) continue;
            safe++;
            if (wins_within(&after, rolls)) continue;
            holding++;
            sprintf(answer, "%c%c", 'a' + die, "NESW"[direction]);
        }
    if (holding != 1 || safe < 2) return false;
    print(p, answer);
    return true;
}

int main(int count, char *arguments[]) {
    if (count != 6) return 2;
    int rolls = atoi(arguments[3]), wanted = atoi(arguments[4]);
    rule_of_4 = arguments[2][0] == '4';
    srand((unsigned)atoi(arguments[5]));
    while (wanted) {
        Position p = start();
        bool careful = rand() % 2;
        for (int ply = 1; ply < LONGEST; ply++) {
            random_roll(&p, careful);
            if (ply >= EARLIEST && (arguments[1][0] == 'w' ? forced_win(&p, rolls) : only_move(&p, rolls))) {
                wanted--;
                break;
            }
        }
    }
    return 0;
}
