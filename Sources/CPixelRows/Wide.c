#include "CPixelRows.h"

#if defined(__x86_64__)

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define WIDTH 8
#include "Rows.h"
#pragma clang attribute pop

static const PixelRows wide_rows = ALL_ROWS;

const PixelRows *parallax_pixel_rows(void) {
  return __builtin_cpu_supports("avx2") ? &wide_rows : &parallax_narrow_rows;
}

#else

const PixelRows *parallax_pixel_rows(void) { return &parallax_narrow_rows; }

#endif
