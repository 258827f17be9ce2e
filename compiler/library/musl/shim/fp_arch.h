// The core has no arithmetic of floats that musl would know of.
