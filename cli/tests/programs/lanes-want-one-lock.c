// config: extension = true
// Each thread takes the lock by itself, and forgets to release it.
#include <harp.h>
#include <stdatomic.h>

atomic_int lock;
int sum;

static void add(int thread, void *argument) {
    (void)argument;
    while (atomic_exchange(&lock, 1)) {
    }
    sum += thread;

}

int main(void) {
    launch(add, 4, 0);
    return sum != 6;
}
