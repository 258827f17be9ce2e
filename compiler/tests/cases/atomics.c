// config: extension = true
// Atomic operations of threads on shared objects of all widths. What is printed does not depend on the threads' order.
#include <harp.h>
#include <stdatomic.h>
#include <stdio.h>

#define THREADS 24

#ifdef __clang__
#define FETCH_MIN(object, value) __atomic_fetch_min(object, value, __ATOMIC_SEQ_CST)
#define FETCH_MAX(object, value) __atomic_fetch_max(object, value, __ATOMIC_SEQ_CST)
#else
#define FETCH_MIN(object, value) (*(object) = *(object) < (value) ? *(object) : (value))
#define FETCH_MAX(object, value) (*(object) = *(object) > (value) ? *(object) : (value))
#endif

#define OBJECTS(type, name)                                                                                \
    struct {                                                                                               \
        type before, sum, difference, all, any, odd, not_all, least, greatest, last, behind;               \
    } name = {-1, 0, 0, -1, 0, 0, -1, 100, -100, 0, -1};                                                   \
    static void use_##name(int thread) {                                                                   \
        type value = (type)(thread * 37 - 300);                                                            \
        __atomic_fetch_add(&name.sum, value, __ATOMIC_RELAXED);                                            \
        __atomic_fetch_sub(&name.difference, value, __ATOMIC_SEQ_CST);                                     \
        __atomic_fetch_and(&name.all, (type)(value | 0x11), __ATOMIC_SEQ_CST);                             \
        __sync_fetch_and_or(&name.any, (type)(value & 0x33));                                              \
        __sync_fetch_and_xor(&name.odd, value);                                                            \
        FETCH_MIN(&name.least, value);                                                                     \
        FETCH_MAX(&name.greatest, value);                                                                  \
        if (thread == 3) {                                                                                 \
            __atomic_fetch_nand(&name.not_all, 0x5a, __ATOMIC_SEQ_CST);                                    \
            __atomic_exchange_n(&name.last, value, __ATOMIC_SEQ_CST);                                      \
        }                                                                                                  \
    }                                                                                                      \
    static void show_##name(void) {                                                                        \
        printf("%ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld\n", (long)name.before, (long)name.sum,         \
               (long)name.difference, (long)name.all, (long)name.any, (long)name.odd, (long)name.not_all,  \
               (long)name.least, (long)name.greatest, (long)name.last, (long)name.behind);                 \
    }

OBJECTS(signed char, bytes)
OBJECTS(unsigned char, unsigned_bytes)
OBJECTS(short, halves)
OBJECTS(unsigned short, unsigned_halves)
OBJECTS(int, integers)
OBJECTS(word_t, words)

atomic_flag flag = ATOMIC_FLAG_INIT;
atomic_int first, product = 1;
atomic_bool seen;
_Atomic(struct node *) list;
struct node {
    struct node *next;
    int number;
} nodes[THREADS];

static void use(int thread, void *argument) {
    (void)argument;
    use_bytes(thread);
    use_unsigned_bytes(thread);
    use_halves(thread);
    use_unsigned_halves(thread);
    use_integers(thread);
    use_words(thread);
    if (!atomic_flag_test_and_set(&flag)) {
        atomic_fetch_add(&first, 1);
    }
    // What no instruction does.
    int before = atomic_load(&product);
    while (!atomic_compare_exchange_weak(&product, &before, before * 3 % 1009)) {
    }
    nodes[thread].number = thread;
    nodes[thread].next = atomic_load(&list);
    while (!atomic_compare_exchange_strong(&list, &nodes[thread].next, &nodes[thread])) {
    }
    if (thread == 7) {
        atomic_store(&seen, true);
    }
    atomic_thread_fence(memory_order_seq_cst);
}

int main(void) {
    launch(use, THREADS, 0);
    show_bytes();
    show_unsigned_bytes();
    show_halves();
    show_unsigned_halves();
    show_integers();
    show_words();
    int sum = 0, count = 0;
    for (struct node *node = list; node; node = node->next) {
        sum += node->number;
        count++;
    }
    printf("%d %d %d %d %d\n", first, product, seen, sum, count);
    return 0;
}
