// How the host part starts kernels. In a file with kernels and a host part the compiler includes this behind the
// preprocessor, so that messages show the calls as they are written.
#ifndef HARP_OPENCL_CALLS_H
#define HARP_OPENCL_CALLS_H
#define opencl_run(kernel_name, items, group, ...)                                                         \
    opencl_run_range(kernel_name, opencl_range_1d((items), (group)), ##__VA_ARGS__)
#define opencl_run_range(kernel_name, ...) HARP_KERNEL(kernel_name, __VA_ARGS__)
#define HARP_KERNEL(kernel_name, ...) opencl_kernel_##kernel_name(__VA_ARGS__)
#endif
