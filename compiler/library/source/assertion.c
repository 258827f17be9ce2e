// What `assert` does when it fails.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

_Noreturn void __harp_assert_failed(const char *condition, const char *file, int line) {
    printf("%s:%d: assertion `%s` failed\n", file, line, condition);
    abort();
}
