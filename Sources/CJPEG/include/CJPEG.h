// JPEG files decoded at a fraction of their size: eight pixels become one to eight, which takes as much less time.
#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>

/// Sizes of a file, in pixels.
struct jpeg_sizes {
  int width, height;
  /// As it will be read: the smallest fraction that covers what is needed.
  int read_width, read_height;
};

/// Finds the sizes of a file that shall cover so many pixels on both sides. 0: it is no file that can be read here.
int jpeg_find_sizes(const unsigned char *bytes, size_t count, int width, int height, struct jpeg_sizes *sizes);

/// Reads a file at the size that was found, as red, green and blue, into rows that begin so many bytes apart. What is cut
/// off at its end is grey. 0: it cannot be read.
int jpeg_read(const unsigned char *bytes, size_t count, const struct jpeg_sizes *sizes, unsigned char *rows, size_t pitch);

#endif
