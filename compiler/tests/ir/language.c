// What clang writes for one of each: calls, switches, goto by address, variadic functions, assembly, atomics, bit fields.
#include <stdarg.h>

struct point { int x; char name[7]; long long weight; };
struct narrow { unsigned kind : 3; int level : 9; long long rest : 40; } narrow;

int report(const char *format, ...);
int old_style();
extern int elsewhere;
static const char *const names[] = {"one", "two \"2\"\n", 0};

__attribute__((weak)) int maybe(void) { return 1; }
int second_name(void) __attribute__((alias("maybe")));
_Noreturn void stop(int code);

int sum(int count, ...) {
    va_list list;
    int total = 0;
    va_start(list, count);
    for (int i = 0; i < count; i++) total += va_arg(list, int);
    va_end(list);
    return total;
}

struct point moved(struct point from) { from.x += elsewhere; return from; }

int kinds(int kind, float scale) {
    switch (kind) {
    case 1: return scale * 3;
    case 5: case 6: return 9;
    case -3: return report("%d %f\n", kind, scale);
    default: return names[kind & 1][0];
    }
}

int added(int a) {
    int sum;
    __asm__ volatile("addi %0, %1, #3" : "=r"(sum) : "r"(a) : "memory");
    return sum;
}

int swapped(int *at) { return __atomic_fetch_add(at, 3, __ATOMIC_SEQ_CST) + __sync_val_compare_and_swap(at, 1, 2); }

int jumps(int to) {
    static void *const table[] = {&&first, &&second, &&third};
    goto *table[to];
first: return report("first");
second: to += 3;
third: return to;
}

__int128 product(__int128 a, long long b) { return a * b; }
int level(void) { narrow.rest = 7; return narrow.level; }
int chosen(_Bool which, signed char a, unsigned short b) { return which ? a : b; }
int last(int count) { int all[count]; for (int i = 0; i < count; i++) all[i] = maybe(); return all[count - 1]; }
int passed(struct point *from) { return sum(2, *from, (short)3) + old_style(1, 2.5); }
double mixed(double a, float b, unsigned c) { return a < b ? a + c : -a; }
void end(void) { stop(3); }
