#error "setjmp is not supported: lanes that have parted could not be brought back"
