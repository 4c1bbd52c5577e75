#if defined(__x86_64__)

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define WIDTH 8
#include "Rows.h"
#pragma clang attribute pop

const PixelRows parallax_wide_rows = ALL_ROWS;

#endif
