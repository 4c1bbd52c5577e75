// The PNG reader's simple interface, which reports errors without longjmp.
#ifndef CPNG_H
#define CPNG_H

#include <png.h>

#endif
