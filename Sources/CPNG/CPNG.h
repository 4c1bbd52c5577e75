// The PNG reader's simple interface, which reports errors without longjmp, and a writer that does so, too.
#ifndef CPNG_H
#define CPNG_H

#include <png.h>
#include <string.h>

/// A file in memory that is being written.
struct parallax_png_file {
  unsigned char *bytes;
  size_t room, count;
};

static void parallax_png_append(png_structp writer, png_bytep bytes, size_t count) {
  struct parallax_png_file *file = (struct parallax_png_file *)png_get_io_ptr(writer);
  if (count > file->room - file->count) png_error(writer, "no room");
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static void parallax_png_flush(png_structp writer) { (void)writer; }

static void parallax_png_fail(png_structp writer, png_const_charp message) {
  (void)message;
  png_longjmp(writer, 1);
}

static void parallax_png_warn(png_structp writer, png_const_charp message) { (void)writer, (void)message; }

/// Writes rows of red, green, blue and alpha, a byte each; without alpha if `opaque`. Returns 0 on failure.
///
/// Pictures of a screen are rows that resemble the row above: the Paeth filter, then run lengths. Searching for
/// repetitions, the default, takes five times as long and saves nothing.
static inline int parallax_png_write(
    const unsigned char *texels, unsigned width, unsigned height, int opaque, struct parallax_png_file *file) {
  enum { fastest = 1, run_lengths = 3 }; // Z_BEST_SPEED, Z_RLE
  png_structp writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, parallax_png_fail, parallax_png_warn);
  if (!writer) return 0;
  png_infop info = png_create_info_struct(writer);
  if (!info || setjmp(png_jmpbuf(writer))) {
    png_destroy_write_struct(&writer, &info);
    return 0;
  }
  png_set_write_fn(writer, file, parallax_png_append, parallax_png_flush);
  png_set_user_limits(writer, width, height);
  png_set_IHDR(
      writer, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_filter(writer, PNG_FILTER_TYPE_BASE, PNG_FILTER_PAETH);
  png_set_compression_level(writer, fastest);
  png_set_compression_strategy(writer, run_lengths);
  png_write_info(writer, info);
  if (opaque) png_set_filler(writer, 0, PNG_FILLER_AFTER);
  for (unsigned y = 0; y < height; y++) png_write_row(writer, texels + (size_t)y * width * 4);
  png_write_end(writer, NULL);
  png_destroy_write_struct(&writer, &info);
  return 1;
}

#endif
