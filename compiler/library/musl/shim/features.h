// prelude.h has what musl's features.h defines.
