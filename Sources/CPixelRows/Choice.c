#include "CPixelRows.h"

extern const PixelRows parallax_narrow_rows;

#if defined(__x86_64__)

extern const PixelRows parallax_wide_rows, parallax_widest_rows;

const PixelRows *parallax_pixel_rows_of(int width) {
  switch (width) {
  case 4: return &parallax_narrow_rows;
  case 8: return __builtin_cpu_supports("avx2") ? &parallax_wide_rows : NULL;
  // Earlier processors with AVX-512, which lack VBMI2, slow down for such registers. All others have VBMI, too.
  case 16: return __builtin_cpu_supports("avx512vbmi2") ? &parallax_widest_rows : NULL;
  default: return NULL;
  }
}

#else

const PixelRows *parallax_pixel_rows_of(int width) { return width == 4 ? &parallax_narrow_rows : NULL; }

#endif

const PixelRows *parallax_pixel_rows(void) {
  for (int width = 16; width > 4; width /= 2) {
    const PixelRows *rows = parallax_pixel_rows_of(width);
    if (rows) return rows;
  }
  return &parallax_narrow_rows;
}
