// The reader of PNG files: its plain interface, which tells errors without a jump.
#ifndef CPNG_H
#define CPNG_H

#include <png.h>

#endif
