// The PNG reader's simple interface, which reports errors without longjmp, and the packing of rows for a writer. The
// library's writer uses one processor, and writing takes longer than drawing.
#ifndef CPNG_H
#define CPNG_H

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

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

/// The bytes of a row of a file: red, green and blue, and alpha unless the picture is opaque.
static inline void parallax_png_row(
    const unsigned char *texels, size_t width, int opaque, unsigned char *row) {
  if (!opaque) return (void)memcpy(row, texels, width * 4);
  for (size_t x = 0; x < width; x++) {
    row[x * 3] = texels[x * 4];
    row[x * 3 + 1] = texels[x * 4 + 1];
    row[x * 3 + 2] = texels[x * 4 + 2];
  }
}

/// Packs rows `first..<end` of a picture of `height` rows of red, green, blue and alpha, a byte each: a part of a PNG's
/// data, which can follow the part of the rows before. Returns its size, or 0 on failure; `checksum` is that of
/// the data before it was compressed.
///
/// Pictures of a screen are rows that resemble the row above: the Paeth filter, then run lengths. Searching for
/// repetitions, the default, takes five times as long and saves nothing.
static inline size_t parallax_png_pack(
    const unsigned char *texels, size_t width, size_t height, size_t first, size_t end, int opaque,
    unsigned char *packed, size_t room, unsigned long *checksum) {
  enum { paeth = 4 };
  size_t channels = opaque ? 3 : 4, count = width * channels, packed_size = 0;
  unsigned char *rows = (unsigned char *)calloc(3, count + 1);
  z_stream stream = {0};
  *checksum = adler32(0, NULL, 0);
  if (rows && deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, Z_RLE) == Z_OK) {
    unsigned char *above = rows, *row = rows + count, *filtered = rows + 2 * count;
    if (first > 0) parallax_png_row(texels + (first - 1) * width * 4, width, opaque, above);
    filtered[0] = paeth;
    stream.next_out = packed;
    stream.avail_out = (uInt)room;
    int is_whole = 1;
    for (size_t y = first; y < end; y++) {
      parallax_png_row(texels + y * width * 4, width, opaque, row);
      parallax_png_filter(row, above, count, channels, filtered + 1);
      *checksum = adler32(*checksum, filtered, (uInt)count + 1);
      stream.next_in = filtered;
      stream.avail_in = (uInt)count + 1;
      int flush = y + 1 < end ? Z_NO_FLUSH : end < height ? Z_SYNC_FLUSH : Z_FINISH;
      int result = deflate(&stream, flush);
      // What is left over would be lost: the room was too small.
      is_whole &= stream.avail_in == 0 && stream.avail_out > 0 && result == (flush == Z_FINISH ? Z_STREAM_END : Z_OK);
      unsigned char *next = above;
      above = row;
      row = next;
    }
    if (is_whole) packed_size = room - stream.avail_out;
    deflateEnd(&stream);
  }
  free(rows);
  return packed_size;
}

#endif
