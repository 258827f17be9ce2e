#ifndef HARP_ERRNO_H
#define HARP_ERRNO_H
// For each thread its own.
extern _Thread_local int errno;
#define errno errno
#define EDOM 33
#define ERANGE 34
#define EINVAL 22
#define ENOMEM 12
#define EOVERFLOW 75
#define EILSEQ 84
#endif
