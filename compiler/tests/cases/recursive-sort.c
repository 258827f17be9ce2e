// Quick sort, and a tree: each lane sorts numbers of its own, makes a tree of them and walks through it.
#include <harp.h>
#include <stdio.h>

#define THREADS 10
#define NUMBERS 12

struct node {
    int number;
    struct node *low, *high;
};

static int numbers[THREADS][NUMBERS];
static struct node nodes[THREADS][NUMBERS];
static unsigned sums[THREADS], depths[THREADS];

static void sort(int *low, int *high) {
    if (low >= high) {
        return;
    }
    int pivot = *high, *smaller = low;
    for (int *at = low; at != high; at++) {
        int number = *at;
        if (number < pivot) {
            *at = *smaller;
            *smaller++ = number;
        }
    }
    *high = *smaller;
    *smaller = pivot;
    sort(low, smaller - 1);
    sort(smaller + 1, high);
}

static struct node *insert(struct node *tree, struct node *node) {
    if (!tree) {
        return node;
    }
    if (node->number < tree->number) {
        tree->low = insert(tree->low, node);
    } else {
        tree->high = insert(tree->high, node);
    }
    return tree;
}

static unsigned walk(const struct node *tree, unsigned depth, unsigned *sum) {
    if (!tree) {
        return depth;
    }
    unsigned low = walk(tree->low, depth + 1, sum);
    *sum = *sum * 31 + (unsigned)tree->number;
    unsigned high = walk(tree->high, depth + 1, sum);
    return low > high ? low : high;
}

static void kernel(int thread, void *argument) {
    (void)argument;
    unsigned seed = (unsigned)thread + 1;
    struct node *tree = 0;
    int count = NUMBERS - thread % 4;
    for (int i = 0; i < count; i++) {
        seed = seed * 1103515245 + 12345;
        numbers[thread][i] = (int)(seed >> 16) & 255;
        nodes[thread][i].number = numbers[thread][i];
        tree = insert(tree, &nodes[thread][i]);
    }
    sort(numbers[thread], numbers[thread] + count - 1);
    unsigned sum = 0;
    depths[thread] = walk(tree, 0, &sum);
    sums[thread] = sum;
}

int main(void) {
    launch(kernel, THREADS, 0);
    for (int thread = 0; thread < THREADS; thread++) {
        for (int i = 0; i < NUMBERS - thread % 4; i++) {
            printf("%d ", numbers[thread][i]);
        }
        printf("%u %u\n", depths[thread], sums[thread]);
    }
    return 0;
}
