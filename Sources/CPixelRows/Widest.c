#if defined(__x86_64__)

#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi"))), apply_to = function)
#define WIDTH 16
#include "Rows.h"
#pragma clang attribute pop

const PixelRows parallax_widest_rows = ALL_ROWS;

#endif
