// The PNG reader's simple interface, which reports errors without longjmp, and the packing of rows for a writer. The
// library's writer uses one processor, and writing takes longer than drawing.
#ifndef CPNG_H
#define CPNG_H

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "Deflate.h"

/// A filtered row: its bytes minus those predicted from the left and from the row above.
static inline void parallax_png_filter(
    const unsigned char *row, const unsigned char *above, size_t count, size_t channels, unsigned char *filtered) {
  for (size_t index = 0; index < channels; index++) filtered[index] = row[index] - above[index];
  // Without branches, so that the compiler uses wide registers.
  for (size_t index = channels; index < count; index++) {
    short left = row[index - channels], up = above[index], corner = above[index - channels];
    short to_left = up - corner, to_up = left - corner, to_corner = to_left + to_up;
    to_left = to_left < 0 ? -to_left : to_left;
    to_up = to_up < 0 ? -to_up : to_up;
    to_corner = to_corner < 0 ? -to_corner : to_corner;
    short other = to_up <= to_corner ? up : corner;
    short predicted = to_left <= to_up && to_left <= to_corner ? left : other;
    filtered[index] = row[index] - predicted;
  }
}

/// The bytes of a row of a file: red, green and blue, and alpha unless the picture is opaque. A byte after them is
/// lost.
static inline void parallax_png_row(
    const unsigned char *texels, size_t width, int opaque, unsigned char *row) {
  if (!opaque) return (void)memcpy(row, texels, width * 4);
  for (size_t x = 0; x < width; x++) memcpy(row + x * 3, texels + x * 4, 4);
}

/// Packs rows `first..<end` of a picture of `height` rows of red, green, blue and alpha, a byte each: a part of a
/// PNG's data, which can follow the part of the rows before. `packed` has the room that `parallax_deflated_room` says
/// for the rows, each with a byte before it. Returns its size, or 0 without memory; `checksum` is that of the data
/// before it was compressed.
///
/// Pictures of a screen are rows that resemble the row above: the Paeth filter, then run lengths. Searching for other
/// repetitions saves nothing.
static inline size_t parallax_png_pack(
    const unsigned char *texels, size_t width, size_t height, size_t first, size_t end, int opaque,
    unsigned char *packed, unsigned long *checksum) {
  enum { paeth = 4 };
  size_t channels = opaque ? 3 : 4, count = width * channels, size = (end - first) * (count + 1);
  // Two rows, the filtered ones, and a token for each of their bytes.
  unsigned char *rows = (unsigned char *)malloc(2 * (count + 1) + size);
  uint16_t *tokens = (uint16_t *)malloc(size * sizeof *tokens);
  size_t packed_size = 0;
  if (rows && tokens) {
    unsigned char *above = rows, *row = rows + count + 1, *filtered = rows + 2 * (count + 1);
    if (first > 0)
      parallax_png_row(texels + (first - 1) * width * 4, width, opaque, above);
    else
      memset(above, 0, count);
    for (size_t y = first; y < end; y++) {
      unsigned char *line = filtered + (y - first) * (count + 1);
      line[0] = paeth;
      parallax_png_row(texels + y * width * 4, width, opaque, row);
      parallax_png_filter(row, above, count, channels, line + 1);
      unsigned char *next = above;
      above = row;
      row = next;
    }
    *checksum = adler32_z(adler32(0, NULL, 0), filtered, size);
    packed_size = parallax_deflate(filtered, size, end == height, tokens, packed);
  }
  free(tokens);
  free(rows);
  return packed_size;
}

#endif
