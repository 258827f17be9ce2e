// config: float = true
// Eight bodies that attract one another, for ten steps, with floats; a thread a body.
#include "show.h"
#include <harp.h>

#define BODIES 8
#define STEPS 10

struct body {
    float x, y, z, mass;
    float speed_x, speed_y, speed_z;
};

struct body bodies[2][BODIES];
int results[3 * BODIES];

// 1 / sqrt(value) for value > 0, by four steps of Newton's method from a guess that its exponent gives.
static float inverse_root(float value) {
    union { float value; int bits; } guess = {value};
    guess.bits = 0x5f3759df - (int)((unsigned)guess.bits >> 1);
    float root = guess.value;
    for (int i = 0; i < 4; i++) {
        root = root * (1.5f - 0.5f * value * root * root);
    }
    return root;
}

static void move(int thread, void *argument) {
    int from = *(int *)argument;
    struct body body = bodies[from][thread];
    float ax = 0.0f, ay = 0.0f, az = 0.0f;
    for (int i = 0; i < BODIES; i++) {
        const struct body *other = &bodies[from][i];
        float dx = other->x - body.x, dy = other->y - body.y, dz = other->z - body.z;
        float inverse = inverse_root(dx * dx + dy * dy + dz * dz + 0.0625f);
        float pull = other->mass * inverse * inverse * inverse;
        ax += dx * pull;
        ay += dy * pull;
        az += dz * pull;
    }
    body.speed_x += ax * 0.03125f;
    body.speed_y += ay * 0.03125f;
    body.speed_z += az * 0.03125f;
    body.x += body.speed_x * 0.03125f;
    body.y += body.speed_y * 0.03125f;
    body.z += body.speed_z * 0.03125f;
    bodies[1 - from][thread] = body;
}

int main(void) {
    for (int i = 0; i < BODIES; i++) {
        bodies[0][i] = (struct body){(float)(i * 3 % 8) - 3.5f, (float)(i * 5 % 7) - 3.0f, (float)(i * 2 % 5) - 2.0f,
                                     1.0f + (float)i * 0.25f,   0.0f,                      0.125f * (float)(i & 3),
                                     -0.25f * (float)(i & 1)};
    }
    for (int step = 0; step < STEPS; step++) {
        int from = step & 1;
        launch(move, BODIES, &from);
    }
    for (int i = 0; i < BODIES; i++) {
        const struct body *body = &bodies[STEPS & 1][i];
        results[3 * i] = (int)(body->x * 65536.0f);
        results[3 * i + 1] = (int)(body->y * 65536.0f);
        results[3 * i + 2] = (int)(body->z * 65536.0f);
    }
    show(results, 3 * BODIES);
    return 0;
}
