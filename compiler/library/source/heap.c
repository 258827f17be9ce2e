// Memory behind the program, up to the stacks: a list of free blocks by rising address, the first that fits is taken,
// neighbours are united when they are freed. Lanes take turns at it.
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "turns.h"

// Stands in front of every block. `size` counts it, too.
struct block {
    size_t size;
    struct block *next;
};

// Blocks are multiples of this, and so are their addresses, but for the half in front of them.
#define UNIT 16
#define HEAD sizeof(struct block)

extern char __harp_heap[];
extern char *__harp_heap_end;

static struct block free_blocks;
static char *used_end;

// A block of so many bytes, its head counted; 0 if there is none.
static struct block *take(size_t size) {
    struct block *before = &free_blocks;
    for (struct block *block = before->next; block; before = block, block = block->next) {
        if (block->size >= size + UNIT) {
            struct block *rest = (struct block *)((char *)block + size);
            rest->size = block->size - size;
            rest->next = block->next;
            before->next = rest;
            block->size = size;
            return block;
        }
        if (block->size >= size) {
            before->next = block->next;
            return block;
        }
    }
    if (!used_end) {
        used_end = (char *)((((uintptr_t)__harp_heap + HEAD + UNIT - 1) & ~(uintptr_t)(UNIT - 1)) - HEAD);
    }
    if (size > (size_t)(__harp_heap_end - used_end)) {
        return 0;
    }
    struct block *block = (struct block *)used_end;
    used_end += size;
    block->size = size;
    return block;
}

void *malloc(size_t bytes) {
    struct block *block = 0;
    if (bytes <= PTRDIFF_MAX - 2 * UNIT) {
        IN_TURNS(block = take((bytes + HEAD + UNIT - 1) & ~(size_t)(UNIT - 1)));
    }
    if (!block) {
        errno = ENOMEM;
        return 0;
    }
    return block + 1;
}

static void unite(struct block *block) {
    if (block->next && (char *)block + block->size == (char *)block->next) {
        block->size += block->next->size;
        block->next = block->next->next;
    }
}

static void give_back(struct block *block) {
    struct block *before = &free_blocks;
    while (before->next && before->next < block) {
        before = before->next;
    }
    block->next = before->next;
    before->next = block;
    unite(block);
    if (before != &free_blocks) {
        unite(before);
    }
}

void free(void *memory) {
    if (memory) {
        IN_TURNS(give_back((struct block *)memory - 1));
    }
}

void *calloc(size_t count, size_t bytes) {
    size_t all;
    if (__builtin_mul_overflow(count, bytes, &all)) {
        errno = ENOMEM;
        return 0;
    }
    void *memory = malloc(all);
    return memory ? memset(memory, 0, all) : 0;
}

void *realloc(void *memory, size_t bytes) {
    if (!memory) {
        return malloc(bytes);
    }
    size_t room = ((struct block *)memory - 1)->size - HEAD;
    if (bytes <= room) {
        return memory;
    }
    void *larger = malloc(bytes);
    if (larger) {
        memcpy(larger, memory, room);
        free(memory);
    }
    return larger;
}

void *aligned_alloc(size_t alignment, size_t bytes) {
    if (alignment <= UNIT) {
        return malloc(bytes);
    }
    size_t most = PTRDIFF_MAX - 3 * UNIT;
    if (alignment > most || bytes > most - alignment) {
        errno = ENOMEM;
        return 0;
    }
    char *memory = malloc(bytes + alignment + UNIT);
    if (!memory) {
        return 0;
    }
    char *aligned = (char *)(((uintptr_t)memory + alignment - 1) & ~(uintptr_t)(alignment - 1));
    if (aligned != memory) {
        struct block *whole = (struct block *)memory - 1, *block = (struct block *)aligned - 1;
        size_t front = (size_t)((char *)block - (char *)whole);
        block->size = whole->size - front;
        whole->size = front;
        free(memory);
    }
    return aligned;
}
