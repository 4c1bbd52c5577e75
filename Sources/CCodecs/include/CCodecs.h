// Optional libraries, opened by name and never linked. Each is opened once, before its process gives up files, and
// opens then what it would otherwise open later.
#ifndef CCODECS_H
#define CCODECS_H

#include <stddef.h>
#include <stdint.h>

/// Opens librsvg by its file name and initializes its fonts and picture formats. Returns 0 if it is missing or
/// incompatible.
int drawings_open(const char *library);

/// The number of known fonts, some of which may share a file.
int drawings_font_count(void);

/// The path of a font's file, or NULL if it has none. The pointer stays valid.
const char *drawings_font(int index);

/// Draws an SVG drawing of `width` by `height` units into `across` by `down` texels without gaps, initially 0: red,
/// green, blue, alpha in memory order, premultiplied. Returns 0 on failure, with the reason in `why`.
///
/// `element` is `#` and the id of the only element to draw, in its place; or NULL.
///
/// Only the given bytes are read: without a base URL, references in the drawing cannot be resolved.
int drawing_draw(
    const uint8_t *bytes, size_t count, const char *element, double width, double height, int across, int down,
    uint32_t *texels, char *why, size_t room);

/// Opens libheif by its file name, with its decoders. Returns 0 as above.
int heif_open(const char *library);

/// Whether it has a decoder for HEIC or AVIF.
int heif_decodes(int is_avif);

/// A picture decoded by libheif and rotated upright.
struct heif_pixels {
  /// To be passed to `heif_close`; NULL if there is none.
  void *image;
  /// Red, green, blue, alpha in memory order, straight alpha, with this many bytes from row to row.
  const uint8_t *rows;
  size_t pitch;
  int width, height;
};

/// Decodes a file's primary picture if it has at most `most` pixels. On failure `image` is NULL, with the reason in
/// `why`.
struct heif_pixels heif_read(const uint8_t *bytes, size_t count, int64_t most, char *why, size_t room);

void heif_close(struct heif_pixels *pixels);

#endif
