#ifndef HARP_STDNORETURN_H
#define HARP_STDNORETURN_H
#define noreturn _Noreturn
#endif
