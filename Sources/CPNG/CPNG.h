// The PNG reader's simple interface, which reports errors without longjmp, and the packing of data for a writer.
#ifndef CPNG_H
#define CPNG_H

#include <png.h>
#include <zlib.h>

#include "Deflate.h"

#endif
