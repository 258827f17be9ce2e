// Written anew for each program that has kernels.
