// The operations in integer arithmetic, for registers of WIDTH pixels. A channel has a lane of sixteen bits: first red and
// blue, then alpha and green.

#include "CPixelRows.h"

#include <string.h>

#define INLINE static inline __attribute__((always_inline))

typedef uint32_t Pixels __attribute__((vector_size(WIDTH * 4), aligned(4)));
typedef int32_t Numbers __attribute__((vector_size(WIDTH * 4), aligned(4)));
typedef uint16_t Lanes __attribute__((vector_size(WIDTH * 4), aligned(4)));

/// `count` pixels of a row, at most WIDTH, and zeros.
INLINE Pixels load(const uint32_t *row, size_t count) {
  if (count == WIDTH) return *(const Pixels *)row;
  Pixels pixels = {0};
  memcpy(&pixels, row, count * sizeof *row);
  return pixels;
}

INLINE void store(uint32_t *row, size_t count, Pixels pixels) {
  if (count == WIDTH) *(Pixels *)row = pixels;
  else memcpy(row, &pixels, count * sizeof *row);
}

/// Repeats a statement for groups of pixels: `count` of them from `index` on, which is WIDTH but for the last group.
#define EACH_GROUP(total)                                                                                              \
  for (size_t index = 0, count; index < (total) && (count = group((total) - index)); index += WIDTH)

INLINE size_t group(size_t left) { return left < WIDTH ? left : WIDTH; }

/// Repeats a statement for each pixel of a group.
#define EACH_LANE _Pragma("clang loop unroll(full)") for (int lane = 0; lane < WIDTH; lane++)

INLINE Lanes even(Lanes pixels) { return pixels & 0x00FF; }
INLINE Lanes odd(Lanes pixels) { return pixels >> 8; }

INLINE Pixels mixed(Pixels one, Pixels other, Lanes share) {
  Lanes rest = 256 - share, first = (Lanes)one, second = (Lanes)other;
  Lanes low = (even(first) * rest + even(second) * share + 128) >> 8;
  Lanes high = (odd(first) * rest + odd(second) * share + 128) & 0xFF00;
  return (Pixels)(low | high);
}

/// The same number for every pixel.
INLINE Pixels all(uint32_t number) { return (Pixels){0} + number; }

/// A number of 256ths of each pixel, in both of its lanes.
INLINE Lanes spread(Pixels numbers) { return (Lanes)(numbers | numbers << 16); }

/// Alpha in 256ths: 255 becomes 256.
INLINE Lanes weights(Pixels alpha) { return spread(alpha + (alpha >> 7)); }

INLINE Pixels blended(Pixels behind, Pixels texels) {
  return mixed(behind, texels | 0xFF000000u, weights(texels >> 24));
}

INLINE Pixels blended_premultiplied(Pixels behind, Pixels texels) {
  Lanes rest = 256 - weights(texels >> 24), full = (Lanes)all(0x00FF00FF);
  // A rounding may exceed a byte.
  Lanes low = __builtin_elementwise_min(((even((Lanes)behind) * rest + 128) >> 8) + even((Lanes)texels), full);
  Lanes high = __builtin_elementwise_min(((odd((Lanes)behind) * rest + 128) >> 8) + odd((Lanes)texels), full);
  return (Pixels)(low | high << 8) | 0xFF000000u;
}

/// What multiplies the channels of a row.
typedef struct {
  Lanes even, odd;
} Tint;

INLINE Tint tint_lanes(const uint16_t *tint) {
  Tint lanes = {{0}, {0}};
  for (int lane = 0; tint && lane < 2 * WIDTH; lane++) {
    lanes.even[lane] = tint[lane & 1 ? 2 : 0];
    lanes.odd[lane] = tint[lane & 1 ? 3 : 1];
  }
  return lanes;
}

INLINE Pixels tinted(Pixels pixels, Tint tint) {
  Lanes texels = (Lanes)pixels;
  return (Pixels)(((even(texels) * tint.even + 128) >> 8) | ((odd(texels) * tint.odd + 128) & 0xFF00));
}

static void mix(const uint32_t *one, const uint32_t *other, uint32_t share, size_t total, uint32_t *target) {
  Lanes shares = spread(all(share));
  EACH_GROUP(total) store(target + index, count, mixed(load(one + index, count), load(other + index, count), shares));
}

static void cover(uint32_t color, uint32_t share, size_t total, uint32_t *target) {
  Lanes shares = spread(all(share));
  Pixels colors = all(color);
  EACH_GROUP(total) store(target + index, count, mixed(load(target + index, count), colors, shares));
}

static void fade(uint32_t color, int32_t alpha, int32_t step, size_t total, uint32_t *target) {
  Numbers alphas, least = {0}, most = (Numbers)all(255 << 16);
  EACH_LANE alphas[lane] = alpha + lane * step + (1 << 15);
  Pixels colors = all(color);
  EACH_GROUP(total) {
    Pixels bytes = (Pixels)__builtin_elementwise_min(__builtin_elementwise_max(alphas, least), most) >> 16;
    store(target + index, count, mixed(load(target + index, count), colors, weights(bytes)));
    alphas += WIDTH * step;
  }
}

/// Blends texels by an operation, which is inlined.
INLINE void blend_by(
    Pixels (*operation)(Pixels behind, Pixels texels), const uint32_t *texels, const uint16_t *tint, size_t total,
    uint32_t *target) {
  Tint lanes = tint_lanes(tint);
  EACH_GROUP(total) {
    Pixels source = load(texels + index, count);
    if (tint) source = tinted(source, lanes);
    if (__builtin_reduce_max(source) < 1u << 24) continue;
    store(target + index, count, operation(load(target + index, count), source));
  }
}

static void blend(const uint32_t *texels, const uint16_t *tint, size_t total, uint32_t *target) {
  blend_by(blended, texels, tint, total, target);
}

static void blend_premultiplied(const uint32_t *texels, const uint16_t *tint, size_t total, uint32_t *target) {
  blend_by(blended_premultiplied, texels, tint, total, target);
}

/// The pixels at places among those of a group.
INLINE Pixels permuted(Pixels pixels, Pixels places) {
#if WIDTH == 8
  return (Pixels)__builtin_ia32_permvarsi256((Numbers)pixels, (Numbers)places);
#else
  Pixels found;
  EACH_LANE found[lane] = pixels[places[lane] % WIDTH];
  return found;
#endif
}

static void read(
    const uint32_t *row, size_t width, const uint32_t *places, const uint32_t *shares, size_t total,
    uint32_t *target) {
  EACH_GROUP(total) {
    Pixels place = load(places + index, count), one, other;
    uint32_t first = places[index], reach = places[index + count - 1] - first;
    if (count == WIDTH && reach < WIDTH && first + WIDTH < width) {
      one = load(row + first, WIDTH);
      other = load(row + first + 1, WIDTH);
      if (reach < WIDTH - 1) {
        one = permuted(one, place - first);
        other = permuted(other, place - first);
      }
    } else {
      EACH_LANE {
        const uint32_t *texel = row + place[lane];
        one[lane] = texel[0];
        other[lane] = texel[1];
      }
    }
    store(target + index, count, mixed(one, other, spread(load(shares + index, count))));
  }
}

static void read_turned(const PixelSheet *sheet, PixelPath path, size_t total, uint32_t *target) {
  Numbers x, y, zero = {0};
  EACH_LANE {
    x[lane] = path.x + lane * path.dx + 128;
    y[lane] = path.y + lane * path.dy + 128;
  }
  const Numbers last_x = zero + ((sheet->width - 1) << 16), last_y = zero + ((sheet->height - 1) << 16);
  EACH_GROUP(total) {
    Numbers column = __builtin_elementwise_min(__builtin_elementwise_max(x, zero), last_x);
    Numbers line = __builtin_elementwise_min(__builtin_elementwise_max(y, zero), last_y);
    Numbers place = (line >> 16) * sheet->stride + (column >> 16);
    // Comparisons are -1 where they hold.
    Numbers right = place - ((column >> 16) < (last_x >> 16)), down = sheet->stride & ((line >> 16) < (last_y >> 16));
    Pixels corner, next, below, opposite;
    EACH_LANE {
      corner[lane] = sheet->pixels[place[lane]];
      next[lane] = sheet->pixels[right[lane]];
      below[lane] = sheet->pixels[place[lane] + down[lane]];
      opposite[lane] = sheet->pixels[right[lane] + down[lane]];
    }
    Lanes across = spread((Pixels)(column >> 8 & 255));
    Pixels above = mixed(corner, next, across);
    store(target + index, count, mixed(above, mixed(below, opposite, across), spread((Pixels)(line >> 8 & 255))));
    x += WIDTH * path.dx;
    y += WIDTH * path.dy;
  }
}

#define ALL_ROWS {mix, cover, fade, blend, blend_premultiplied, read, read_turned}
