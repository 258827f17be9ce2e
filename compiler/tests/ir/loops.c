// Control flow: nested loops with phis of constants and addresses, a loop left from the middle, switch fall-through.
extern int limit, table[64];

int search(int key) {
    for (int i = 0; i < limit; i++)
        for (int j = i; j < 64; j += 2) {
            if (table[j] == key) return j;
            if (table[j] < 0) break;
        }
    return -1;
}

int *pick(int a, int b) {
    int *at = &table[4];
    if (a && (b || limit)) at = a > 3 ? &limit : (int *)0x40;
    return at;
}

int falls(int kind, unsigned x) {
    switch (kind) {
    case 0: x += 1;
    case 1: x *= 3;
    case 2: x ^= 5; break;
    case 70000: while (x > 9) x /= 3; break;
    }
    return x;
}

long long wide(long long a, int shift, unsigned long long b) {
    long long sum = 0;
    do sum += (a >> shift) % 1000 + (long long)(b / 7); while (--shift);
    return sum;
}
