// Variables that each thread has of its own; threads are those of `launch` (harp.h).
#ifndef HARP_THREADS_H
#define HARP_THREADS_H
#define thread_local _Thread_local
#endif
