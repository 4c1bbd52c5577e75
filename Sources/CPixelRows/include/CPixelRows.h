#ifndef PARALLAX_PIXEL_ROWS
#define PARALLAX_PIXEL_ROWS

#include <stddef.h>
#include <stdint.h>

/// The pixels of a picture, row by row; `stride` pixels from one row to the next. Sides are at most 16,384.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height, stride;
} PixelSheet;

/// The position that the first pixel of a row reads, from the center of the first texel, and the step to the next pixel's,
/// in 65,536ths of a texel.
typedef struct {
  int32_t x, y, dx, dy;
} PixelPath;

enum { parallax_bytes_after = 128 };

/// Operations on rows of pixels, which are numbers with alpha, red, green and blue from the highest byte to the lowest.
/// Shares are in 256ths (0...256), and channels are rounded.
typedef struct {
  /// Replaces the target by `one` mixed with a share of `other`. The target may be either of them.
  void (*mix)(const uint32_t *one, const uint32_t *other, uint32_t share, size_t count, uint32_t *target);
  /// Mixes the target with a share of a color.
  void (*cover)(uint32_t color, uint32_t share, size_t count, uint32_t *target);
  /// Blends a color over the target by an alpha in 65,536ths that grows by `step` with each pixel, and counts as 0 or 255
  /// where it is beyond.
  void (*fade)(uint32_t color, int32_t alpha, int32_t step, size_t count, uint32_t *target);
  /// Blends texels over the target by their own alpha. `tint` multiplies them: 256ths of blue, green, red and alpha; null
  /// for none.
  void (*blend)(const uint32_t *texels, const uint16_t *tint, size_t count, uint32_t *target);
  /// The same for texels whose colors are multiplied by their alpha.
  void (*blend_premultiplied)(const uint32_t *texels, const uint16_t *tint, size_t count, uint32_t *target);
  /// Replaces each pixel of the target by the texel at a place in a row of `width` texels, mixed with a share of the next
  /// one, which exists. Places do not both grow and shrink.
  void (*read)(
      const uint32_t *row, size_t width, const uint32_t *places, const uint32_t *shares, size_t count,
      uint32_t *target);
  /// Replaces the target by texels interpolated along a path through a picture of at least two columns, whose edge
  /// repeats.
  void (*read_turned)(const PixelSheet *sheet, PixelPath path, size_t count, uint32_t *target);
  /// Asks for pixels that are read soon. Those of a stretch of a row are not foreseen by a processor.
  void (*prefetch)(const uint32_t *row, size_t count);
  /// Replaces bytes of the target by the mean of those in `lines` rows, `pitch` bytes apart, by weights that add up to
  /// 65,536.
  void (*mean_rows)(
      const uint8_t *bytes, size_t pitch, const uint32_t *weights, size_t lines, size_t count, uint8_t *target);
  /// Replaces each pixel of the target by the mean of `lines` texels from its entry of `starts` on, which do not
  /// decrease. `weights` are the first ones of all pixels, then the second ones. Texels have 3 or 4 bytes; without the
  /// fourth, alpha is 255. Up to `parallax_bytes_after` bytes after the last texel are read and ignored.
  void (*mean_texels)(
      const uint8_t *row, size_t channels, const int32_t *starts, const uint32_t *weights, size_t lines, size_t count,
      uint32_t *target);
  /// Writes two rows of pixels, whose lowest byte is red, as a film has them: a row of brightness each, and one of both
  /// colors in half the resolution. `weights` of red, green and blue, in 65,536ths, are those of brightness and of the
  /// colors.
  void (*split)(
      const uint32_t *above, const uint32_t *below, const int32_t *weights, size_t count, uint8_t *luma_above,
      uint8_t *luma_below, uint8_t *blue, uint8_t *red);
  /// Replaces the target by the middle one of three rows of bytes, plus a share of its difference from the mean around.
  void (*sharpen)(
      const uint8_t *above, const uint8_t *row, const uint8_t *below, int32_t share, size_t count, uint8_t *target);
  /// Writes the first three bytes of each pixel. A byte after them is lost.
  void (*drop_alpha)(const uint32_t *pixels, size_t count, uint8_t *bytes);
  /// Writes the bytes of a row minus those that PNG's Paeth filter predicts from the left and from the row above.
  void (*filter)(
      const uint8_t *row, const uint8_t *above, size_t channels, size_t count, uint8_t *filtered);
} PixelRows;

/// The operations with the widest registers of this processor. All give the same bytes.
const PixelRows *parallax_pixel_rows(void);

/// The operations with registers of 4, 8 or 16 pixels. Null if this processor has none of that width; all have those of 4.
const PixelRows *parallax_pixel_rows_of(int width);

#endif
