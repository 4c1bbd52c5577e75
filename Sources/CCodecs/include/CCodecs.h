// Libraries that a machine may have or not, opened by their name and never linked. Each is opened once, before its
// process gives up files, and does there what it would otherwise open files for later.
#ifndef CCODECS_H
#define CCODECS_H

#include <stddef.h>
#include <stdint.h>

/// Opens librsvg by the name of its file, with what it has to know of fonts and of the pictures inside drawings. 0: it
/// is not there, or not as it is known here.
int drawings_open(const char *library);

/// How many fonts it knows after that, some of which may share a file.
int drawings_font_count(void);

/// The path of a font's file; NULL: it has none. It stays where it is.
const char *drawings_font(int index);

/// Draws an SVG drawing of `width` by `height` units into `across` by `down` texels without gaps, which are all 0: red,
/// green, blue, alpha in memory order, multiplied by alpha. 0: it cannot be, and `why` says so.
///
/// Nothing besides the bytes is read: a drawing without an address has nothing that addresses in it could start from.
int drawing_draw(
    const uint8_t *bytes, size_t count, double width, double height, int across, int down, uint32_t *texels, char *why,
    size_t room);

/// Opens libheif by the name of its file, with its decoders. 0: as above.
int heif_open(const char *library);

/// Whether it has a decoder for HEIC, or for AVIF.
int heif_decodes(int is_avif);

/// A picture that libheif has decoded and turned upright.
struct heif_pixels {
  /// To be given to `heif_close`; NULL: there is none.
  void *image;
  /// Red, green, blue, alpha in memory order, straight alpha; rows begin so many bytes apart.
  const uint8_t *rows;
  size_t pitch;
  int width, height;
};

/// Decodes a file's primary picture, if it has `most` pixels at most. `image` is NULL where it cannot be, and `why` says
/// so.
struct heif_pixels heif_read(const uint8_t *bytes, size_t count, int64_t most, char *why, size_t room);

void heif_close(struct heif_pixels *pixels);

#endif
