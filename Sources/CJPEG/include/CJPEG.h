// Decodes JPEG files at a fraction of their size: eight pixels become one to eight, which takes correspondingly less
// time.
#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>

/// The sizes of a file, in pixels.
struct jpeg_sizes {
  int width, height;
  /// The decoded size: the smallest fraction that covers what is needed.
  int read_width, read_height;
};

/// Determines the sizes for a file that must cover that many pixels. Returns 0 if it cannot be decoded.
int jpeg_find_sizes(const unsigned char *bytes, size_t count, int width, int height, struct jpeg_sizes *sizes);

/// Decodes a file at the determined size as red, green and blue, into rows of `pitch` bytes. A truncated end is gray.
/// Returns 0 on failure.
int jpeg_read(const unsigned char *bytes, size_t count, const struct jpeg_sizes *sizes, unsigned char *rows, size_t pitch);

#endif
