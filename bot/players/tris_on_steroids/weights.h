/* The weights by which a cut game is judged, by the size of the grid, the number of seats, how many seats come before the
   seat that has them, how many cards of a line have its symbol, and how many are face down. Fitted to who won 20,000
   games (6,000 on the grid of 4 x 4) between players who look one ply ahead, with a logistic regression. */

#ifndef TRIS_ON_STEROIDS_WEIGHTS_H
#define TRIS_ON_STEROIDS_WEIGHTS_H

enum { MATCHES = 5 };

static const float WEIGHTS[2][3][MOST_SEATS][MATCHES][MATCHES] = {
    {
        {
            {{-0.03f, -0.06f, -0.02f}, {0.01f, -0.04f, 0.02f}, {0.12f, 0.47f}},
            {{-0.04f, -0.04f, -0.03f}, {-0.02f, -0.01f, 0.01f}, {0.05f, 0.16f}},
        },
        {
            {{-0.02f, -0.05f}, {0, -0.04f, 0.02f}, {0.20f, 0.62f}},
            {{-0.04f, -0.03f, -0.02f}, {-0.02f, 0.01f, 0.02f}, {0.07f, 0.25f}},
            {{-0.04f, -0.03f, -0.01f}, {-0.03f, 0.01f}, {0.02f, 0.09f}},
        },
        {
            {{-0.03f, -0.05f, 0.01f}, {-0.02f, -0.06f, 0.02f}, {0.25f, 0.74f}},
            {{-0.04f, -0.03f, -0.02f}, {-0.04f, 0.01f, 0.01f}, {0.10f, 0.36f}},
            {{-0.05f, -0.04f, 0, -0.01f}, {-0.04f, -0.01f, 0.02f}, {0.04f, 0.11f}},
            {{-0.05f, -0.04f, 0.01f, -0.01f}, {-0.04f, -0.02f}, {0, 0.03f}},
        },
    },
    {
        {
            {{-0.02f, -0.03f}, {0.01f, -0.02f}, {-0.01f, -0.02f, 0.06f}, {0.13f, 0.69f}},
            {{-0.03f, -0.02f, -0.01f}, {0, -0.01f}, {-0.01f, 0, 0.05f}, {0.08f, 0.28f}},
        },
        {
            {{0.01f, -0.02f, -0.01f}, {0, -0.03f, -0.01f, 0.01f}, {0.01f, -0.02f, 0.01f}, {0.25f, 0.82f}},
            {{0, -0.02f, -0.01f}, {0, -0.02f, -0.02f}, {0.01f, 0, 0.03f}, {0.13f, 0.39f}},
            {{0, -0.02f, -0.01f, -0.01f}, {0, -0.02f, -0.01f, -0.01f}, {0.01f, 0, 0.01f}, {0.08f, 0.18f}},
        },
        {
            {{-0.01f, -0.01f}, {-0.01f, -0.02f}, {0, -0.02f, 0.01f}, {0.27f, 0.87f}},
            {{-0.01f, -0.01f, -0.01f}, {-0.01f, -0.02f, -0.01f}, {-0.01f, -0.01f, 0.10f}, {0.12f, 0.45f}},
            {{-0.01f, -0.02f, 0.01f}, {-0.01f, -0.01f, -0.01f}, {0}, {0.07f, 0.18f}},
            {{-0.01f, -0.01f, -0.01f, -0.01f, 0.01f}, {-0.01f, -0.01f, 0, -0.01f}, {-0.01f, -0.01f}, {0.05f, 0.09f}},
        },
    },
};

#endif
