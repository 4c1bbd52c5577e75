// The operations in integer arithmetic, for registers of WIDTH pixels. A channel has a lane of sixteen bits: first red and
// blue, then alpha and green.

#include "CPixelRows.h"

#include <string.h>

#define INLINE static inline __attribute__((always_inline))

typedef uint32_t Pixels __attribute__((vector_size(WIDTH * 4), aligned(4)));
typedef int32_t Numbers __attribute__((vector_size(WIDTH * 4), aligned(4)));
typedef int32_t Whole __attribute__((vector_size(WIDTH * 4)));
typedef uint16_t Lanes __attribute__((vector_size(WIDTH * 4), aligned(4)));

#if WIDTH == 16
#define FIRST(count) ((uint16_t)((1u << (count)) - 1))
#define LOAD_FIRST(row, count) __builtin_ia32_loaddqusi512_mask((const int *)(row), (Whole){0}, FIRST(count))
#define STORE_FIRST(row, count, pixels) __builtin_ia32_storedqusi512_mask((int *)(row), (Whole)(pixels), FIRST(count))
#elif WIDTH == 8
#define FIRST(count) ((Whole){0, 1, 2, 3, 4, 5, 6, 7} < (int32_t)(count))
#define LOAD_FIRST(row, count) __builtin_ia32_maskloadd256((const Whole *)(row), FIRST(count))
#define STORE_FIRST(row, count, pixels) __builtin_ia32_maskstored256((Whole *)(row), FIRST(count), (Whole)(pixels))
#endif

/// `count` pixels of a row, at most WIDTH, and zeros.
INLINE Pixels load(const uint32_t *row, size_t count) {
  if (count == WIDTH) return *(const Pixels *)row;
#ifdef LOAD_FIRST
  return (Pixels)LOAD_FIRST(row, count);
#else
  Pixels pixels = {0};
  memcpy(&pixels, row, count * sizeof *row);
  return pixels;
#endif
}

INLINE void store(uint32_t *row, size_t count, Pixels pixels) {
  if (count == WIDTH) *(Pixels *)row = pixels;
#ifdef STORE_FIRST
  else STORE_FIRST(row, count, pixels);
#else
  else memcpy(row, &pixels, count * sizeof *row);
#endif
}

/// Repeats statements for groups of pixels: `count` of them from `index` on. They are compiled twice, since most groups
/// are whole, and what is left over would otherwise keep vectors in memory.
#define EACH_GROUP(total, ...)                                                                                         \
  size_t index = 0;                                                                                                    \
  for (; index + WIDTH <= (total); index += WIDTH) {                                                                   \
    enum { count = WIDTH };                                                                                            \
    __VA_ARGS__                                                                                                        \
  }                                                                                                                    \
  if (index < (total)) {                                                                                               \
    const size_t count = (total) - index;                                                                              \
    __VA_ARGS__                                                                                                        \
  }

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
  return (Tint){(Lanes)all(tint[0] | (uint32_t)tint[2] << 16), (Lanes)all(tint[1] | (uint32_t)tint[3] << 16)};
}

INLINE Pixels tinted(Pixels pixels, Tint tint) {
  Lanes texels = (Lanes)pixels;
  return (Pixels)(((even(texels) * tint.even + 128) >> 8) | ((odd(texels) * tint.odd + 128) & 0xFF00));
}

static void mix(const uint32_t *one, const uint32_t *other, uint32_t share, size_t total, uint32_t *target) {
  const Lanes shares = spread(all(share));
  EACH_GROUP(total, store(target + index, count, mixed(load(one + index, count), load(other + index, count), shares));)
}

static void cover(uint32_t color, uint32_t share, size_t total, uint32_t *target) {
  const Lanes shares = spread(all(share));
  const Pixels colors = all(color);
  EACH_GROUP(total, store(target + index, count, mixed(load(target + index, count), colors, shares));)
}

static void fade(uint32_t color, int32_t alpha, int32_t step, size_t total, uint32_t *target) {
  const Numbers least = {0}, most = (Numbers)all(255 << 16);
  const Pixels colors = all(color);
  Numbers alphas;
  EACH_LANE alphas[lane] = alpha + lane * step + (1 << 15);
  EACH_GROUP(total, {
    Pixels bytes = (Pixels)__builtin_elementwise_min(__builtin_elementwise_max(alphas, least), most) >> 16;
    store(target + index, count, mixed(load(target + index, count), colors, weights(bytes)));
    alphas += WIDTH * step;
  })
}

/// Blends texels by an operation, which is inlined.
INLINE void blend_by(
    Pixels (*operation)(Pixels behind, Pixels texels), const uint32_t *texels, const uint16_t *tint, size_t total,
    uint32_t *target) {
  if (tint) {
    const Tint lanes = tint_lanes(tint);
    EACH_GROUP(total, {
      Pixels source = tinted(load(texels + index, count), lanes);
      if (__builtin_reduce_max(source) >= 1u << 24)
        store(target + index, count, operation(load(target + index, count), source));
    })
  } else {
    EACH_GROUP(total, {
      Pixels source = load(texels + index, count);
      if (__builtin_reduce_max(source) >= 1u << 24)
        store(target + index, count, operation(load(target + index, count), source));
    })
  }
}

static void blend(const uint32_t *texels, const uint16_t *tint, size_t total, uint32_t *target) {
  blend_by(blended, texels, tint, total, target);
}

static void blend_premultiplied(const uint32_t *texels, const uint16_t *tint, size_t total, uint32_t *target) {
  blend_by(blended_premultiplied, texels, tint, total, target);
}

typedef uint64_t Pairs __attribute__((vector_size(WIDTH * 8), aligned(4)));

/// The pixels at places, each mixed with a share of the one after it.
INLINE Pixels mixed_pairs(const uint32_t *pixels, Numbers places, Lanes share) {
  Pairs pairs;
  EACH_LANE {
    uint64_t pair;
    memcpy(&pair, pixels + places[lane], sizeof pair);
    pairs[lane] = pair;
  }
  return mixed(__builtin_convertvector(pairs, Pixels), __builtin_convertvector(pairs >> 32, Pixels), share);
}

#if WIDTH == 16
/// The pixels at places among the first `reach` of a row, which are at most two groups.
INLINE Pixels permuted(const uint32_t *row, Numbers places, uint32_t reach) {
  Whole near = (Whole)load(row, WIDTH);
  if (reach <= WIDTH) return (Pixels)__builtin_ia32_permvarsi512(near, (Whole)places);
  return (Pixels)__builtin_ia32_vpermi2vard512(near, (Whole)places, (Whole)load(row + WIDTH, WIDTH));
}
#elif WIDTH == 8
INLINE Pixels permuted(const uint32_t *row, Numbers places, uint32_t reach) {
  Pixels near = (Pixels)__builtin_ia32_permvarsi256((Numbers)load(row, WIDTH), places);
  if (reach <= WIDTH) return near;
  Pixels further = (Pixels)__builtin_ia32_permvarsi256((Numbers)load(row + WIDTH, WIDTH), places);
  Pixels is_further = (Pixels)(places >= WIDTH);
  return (near & ~is_further) | (further & is_further);
}
#endif
#if WIDTH >= 8
/// The same as `mixed_pairs` for places from the first on, of which all and the ones after them are among the first
/// `reach + 1` pixels from there.
INLINE Pixels mixed_neighbors(const uint32_t *row, uint32_t first, Numbers places, Lanes share, uint32_t reach) {
  const Numbers near = places - (int32_t)first;
  return mixed(permuted(row + first, near, reach), permuted(row + first + 1, near, reach), share);
}
#endif

static void read(
    const uint32_t *row, size_t width, const uint32_t *places, const uint32_t *shares, size_t total,
    uint32_t *target) {
  size_t start = 0;
#if WIDTH >= 8
  for (; start + WIDTH <= total; start += WIDTH) {
    const uint32_t first = places[start], reach = places[start + WIDTH - 1] - first;
    const Numbers place = (Numbers)load(places + start, WIDTH);
    const Lanes share = spread(load(shares + start, WIDTH));
    Pixels pixels;
    // Of places that shrink, the reach is huge.
    if (reach < WIDTH && first + WIDTH < width) pixels = mixed_neighbors(row, first, place, share, WIDTH);
    else if (reach < 2 * WIDTH && first + 2 * WIDTH < width)
      pixels = mixed_neighbors(row, first, place, share, 2 * WIDTH);
    else pixels = mixed_pairs(row, place, share);
    store(target + start, WIDTH, pixels);
  }
#endif
  EACH_GROUP(total - start, {
    const Numbers place = (Numbers)load(places + start + index, count);
    store(target + start + index, count, mixed_pairs(row, place, spread(load(shares + start + index, count))));
  })
}

/// Whether the integers before and after each position of a path along an axis lie among `side` texels.
INLINE int is_inside(int32_t start, int32_t step, size_t total, int32_t side) {
  int64_t end = start + (int64_t)step * (int64_t)(total - 1), last = (int64_t)(side - 1) << 16;
  return start >= 0 && start < last && end >= 0 && end < last;
}

/// - Parameter inside: Whether the path does not leave the picture, for which this is compiled a second time.
INLINE void read_along(const PixelSheet *sheet, PixelPath path, size_t total, uint32_t *target, int inside) {
  const Numbers zero = {0};
  Numbers x, y;
  EACH_LANE {
    x[lane] = path.x + lane * path.dx;
    y[lane] = path.y + lane * path.dy;
  }
  const Numbers last_x = zero + ((sheet->width - 1) << 16), last_y = zero + ((sheet->height - 1) << 16);
  const Numbers last_pair = zero + (sheet->width - 2);
  EACH_GROUP(total, {
    // What is left over has positions behind its end.
    const int is_free = inside && count == WIDTH;
    const Numbers column = is_free ? x : __builtin_elementwise_min(__builtin_elementwise_max(x, zero), last_x);
    const Numbers line = is_free ? y : __builtin_elementwise_min(__builtin_elementwise_max(y, zero), last_y);
    // At the end of a row, the whole of the second texel.
    const Numbers first = is_free ? column >> 16 : __builtin_elementwise_min(column >> 16, last_pair);
    const Numbers place = (line >> 16) * sheet->stride + first;
    const Lanes across = spread((Pixels)((column >> 8) - (first << 8)));
    const Pixels upper = mixed_pairs(sheet->pixels, place, across);
    // Comparisons are -1 where they hold.
    const Numbers down = sheet->stride & ((line >> 16) < (last_y >> 16));
    const Pixels lower = is_free ? mixed_pairs(sheet->pixels + sheet->stride, place, across)
                                 : mixed_pairs(sheet->pixels, place + down, across);
    store(target + index, count, mixed(upper, lower, spread((Pixels)(line >> 8 & 255))));
    x += WIDTH * path.dx;
    y += WIDTH * path.dy;
  })
}

static void read_turned(const PixelSheet *sheet, PixelPath path, size_t total, uint32_t *target) {
  path.x += 128;
  path.y += 128;
  if (is_inside(path.x, path.dx, total, sheet->width) && is_inside(path.y, path.dy, total, sheet->height))
    read_along(sheet, path, total, target, 1);
  else read_along(sheet, path, total, target, 0);
}

static void prefetch(const uint32_t *row, size_t total) {
  for (size_t index = 0; index < total; index += 16) __builtin_prefetch(row + index);
}

typedef uint8_t Bytes __attribute__((vector_size(WIDTH), aligned(1)));

/// The means of `WIDTH * groups` bytes, whose sums stay in registers.
#define MEAN_OF(groups)                                                                                                \
  Pixels sums[groups];                                                                                                 \
  for (int group = 0; group < groups; group++) sums[group] = all(1 << 15);                                             \
  const uint8_t *line = bytes + index;                                                                                 \
  for (size_t number = 0; number < lines; number++, line += pitch)                                                     \
    for (int group = 0; group < groups; group++)                                                                       \
      sums[group] += __builtin_convertvector(((const Bytes *)line)[group], Pixels) * weights[number];                  \
  for (int group = 0; group < groups; group++)                                                                         \
    ((Bytes *)(target + index))[group] = __builtin_convertvector(sums[group] >> 16, Bytes);                            \
  index += groups * WIDTH;

static void mean_rows(
    const uint8_t *bytes, size_t pitch, const uint32_t *weights, size_t lines, size_t total, uint8_t *target) {
  size_t index = 0;
  while (index + 8 * WIDTH <= total) { MEAN_OF(8) }
  while (index + WIDTH <= total) { MEAN_OF(1) }
  for (; index < total; index++) {
    uint32_t sum = 1 << 15;
    for (size_t number = 0; number < lines; number++) sum += bytes[number * pitch + index] * weights[number];
    target[index] = (uint8_t)(sum >> 16);
  }
}

/// Texels of `channels` bytes at places in a row, and the byte after those of three.
INLINE Pixels texels_at(const uint8_t *row, Numbers places) {
  Pixels texels;
  EACH_LANE {
    uint32_t texel;
    memcpy(&texel, row + places[lane], sizeof texel);
    texels[lane] = texel;
  }
  return texels;
}

#if WIDTH == 16
/// The same for places among the first `reach` bytes, which are at most 128, by a permutation of bytes.
INLINE Pixels texels_near(const uint8_t *row, Numbers places, int32_t reach) {
  typedef char Near __attribute__((vector_size(64), aligned(1)));
  // The bytes of a texel follow each other from its place on.
  const Near bytes = (Near)((Pixels)places * 0x01010101 + 0x03020100);
  if (reach <= 64) return (Pixels)__builtin_ia32_permvarqi512(*(const Near *)row, bytes);
  return (Pixels)__builtin_ia32_vpermi2varqi512(*(const Near *)row, bytes, *(const Near *)(row + 64));
}
#endif

/// - Parameter reach: Places are among so many bytes of the row; 0 if they may be further apart than 128.
INLINE Pixels mean_of_group(
    const uint8_t *row, int32_t channels, Numbers places, int32_t reach, const uint32_t *weights, size_t pitch,
    size_t lines, size_t count) {
  Pixels sums[4];
  for (int channel = 0; channel < channels; channel++) sums[channel] = all(1 << 15);
  for (size_t number = 0; number < lines; number++, row += channels) {
    const Pixels weight = load(weights + number * pitch, count);
#if WIDTH == 16
    const Pixels texels = reach > 0 ? texels_near(row, places, reach) : texels_at(row, places);
#else
    const Pixels texels = texels_at(row, places);
#endif
    for (int channel = 0; channel < channels; channel++) sums[channel] += (texels >> 8 * channel & 255) * weight;
  }
  Pixels means = all(channels == 3 ? 0xFF000000 : 0);
  for (int channel = 0; channel < channels; channel++) means |= sums[channel] >> 16 << 8 * channel;
  return means;
}

INLINE void mean_of_texels(
    const uint8_t *row, int32_t channels, const int32_t *starts, const uint32_t *weights, size_t lines, size_t total,
    uint32_t *target) {
  EACH_GROUP(total, {
    const int32_t first = starts[index], reach = (starts[index + count - 1] + 1 - first) * channels + 1;
    const Numbers places = ((Numbers)load((const uint32_t *)starts + index, count) - first) * channels;
    const uint8_t *const near = row + first * channels;
    const uint32_t *const own = weights + index;
    // A group that is not whole has places of 0 at its end.
    const int is_near = count == WIDTH && reach > 0;
    Pixels means;
    if (is_near && reach <= 64) means = mean_of_group(near, channels, places, 64, own, total, lines, count);
    else if (is_near && reach <= 128) means = mean_of_group(near, channels, places, 128, own, total, lines, count);
    else means = mean_of_group(row, channels, places + first * channels, 0, own, total, lines, count);
    store(target + index, count, means);
  })
}

static void mean_texels(
    const uint8_t *row, size_t channels, const int32_t *starts, const uint32_t *weights, size_t lines, size_t total,
    uint32_t *target) {
  if (channels == 3) mean_of_texels(row, 3, starts, weights, lines, total, target);
  else mean_of_texels(row, 4, starts, weights, lines, total, target);
}

/// The numbers of pixels, bytes of red, green and blue from the lowest on.
typedef struct {
  Numbers red, green, blue;
} Colors;

INLINE Colors colors(Pixels pixels) {
  return (Colors){
      (Numbers)(pixels & 255), (Numbers)(pixels >> 8 & 255), (Numbers)(pixels >> 16 & 255)};
}

INLINE Numbers weighed(Colors colors, const int32_t *weights) {
  return colors.red * weights[0] + colors.green * weights[1] + colors.blue * weights[2];
}

/// The sums of neighbors in two groups.
INLINE Numbers pairs(Numbers one, Numbers next) {
#if WIDTH == 16
  return __builtin_shufflevector(one, next, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
       + __builtin_shufflevector(one, next, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
#elif WIDTH == 8
  return __builtin_shufflevector(one, next, 0, 2, 4, 6, 8, 10, 12, 14)
       + __builtin_shufflevector(one, next, 1, 3, 5, 7, 9, 11, 13, 15);
#else
  return __builtin_shufflevector(one, next, 0, 2, 4, 6) + __builtin_shufflevector(one, next, 1, 3, 5, 7);
#endif
}

INLINE void store_bytes(uint8_t *row, size_t count, Numbers numbers) {
  const Bytes bytes = __builtin_convertvector(numbers, Bytes);
  memcpy(row, &bytes, count);
}

static void split(
    const uint32_t *above, const uint32_t *below, const int32_t *weights, size_t total, uint8_t *luma_above,
    uint8_t *luma_below, uint8_t *blue, uint8_t *red) {
  const uint32_t *rows[2] = {above, below};
  uint8_t *luma[2] = {luma_above, luma_below}, *chroma[2] = {blue, red};
  for (size_t index = 0; index < total; index += 2 * WIDTH) {
    const size_t rest = total - index;
    Colors sums[2] = {0};
    for (int half = 0; half < 2; half++) {
      const size_t start = half * WIDTH;
      const size_t count = rest < start ? 0 : rest - start < WIDTH ? rest - start : WIDTH;
      for (int row = 0; row < 2; row++) {
        Pixels pixels = load(rows[row] + index + start, count);
        // The last column of an odd number stands for its neighbor, too.
        if (count & 1) EACH_LANE if (lane == (int)count) pixels[lane] = pixels[lane - 1];
        const Colors parts = colors(pixels);
        store_bytes(luma[row] + index + start, count, (weighed(parts, weights) + (16 << 16) + (1 << 15)) >> 16);
        sums[half].red += parts.red;
        sums[half].green += parts.green;
        sums[half].blue += parts.blue;
      }
    }
    const Colors squares = {
        pairs(sums[0].red, sums[1].red), pairs(sums[0].green, sums[1].green), pairs(sums[0].blue, sums[1].blue)};
    const size_t count = rest >= 2 * WIDTH ? WIDTH : (rest + 1) / 2;
    for (int plane = 0; plane < 2; plane++)
      store_bytes(
          chroma[plane] + index / 2, count,
          (weighed(squares, weights + 3 + 3 * plane) + (128 << 18) + (1 << 17)) >> 18);
  }
}

/// A byte of the middle row, sharpened by the bytes around it.
INLINE uint8_t sharpened(
    const uint8_t *above, const uint8_t *row, const uint8_t *below, int32_t share, size_t left, size_t index,
    size_t right) {
  const int32_t sum = above[left] + below[left] + above[right] + below[right]
                    + 2 * (above[index] + below[index] + row[left] + row[right]) + 4 * row[index];
  const int32_t number = row[index] + ((share * (16 * row[index] - sum) + (1 << 11)) >> 12);
  return (uint8_t)(number < 0 ? 0 : number > 255 ? 255 : number);
}

static void sharpen(
    const uint8_t *above, const uint8_t *row, const uint8_t *below, int32_t share, size_t total,
    uint8_t *restrict target) {
  for (size_t index = 1; index + 1 < total; index++)
    target[index] = sharpened(above, row, below, share, index - 1, index, index + 1);
  target[0] = sharpened(above, row, below, share, 0, 0, total > 1);
  if (total > 1) target[total - 1] = sharpened(above, row, below, share, total - 2, total - 1, total - 1);
}

static void drop_alpha(const uint32_t *pixels, size_t total, uint8_t *bytes) {
  for (size_t index = 0; index < total; index++) memcpy(bytes + 3 * index, pixels + index, sizeof *pixels);
}

static void filter(
    const uint8_t *row, const uint8_t *above, size_t channels, size_t total, uint8_t *restrict filtered) {
  for (size_t index = 0; index < channels; index++) filtered[index] = row[index] - above[index];
  // Without branches, so that the compiler uses wide registers.
  for (size_t index = channels; index < total; index++) {
    int16_t left = row[index - channels], up = above[index], corner = above[index - channels];
    int16_t to_left = up - corner, to_up = left - corner, to_corner = to_left + to_up;
    to_left = to_left < 0 ? -to_left : to_left;
    to_up = to_up < 0 ? -to_up : to_up;
    to_corner = to_corner < 0 ? -to_corner : to_corner;
    int16_t other = to_up <= to_corner ? up : corner;
    int16_t predicted = to_left <= to_up && to_left <= to_corner ? left : other;
    filtered[index] = row[index] - predicted;
  }
}

#define ALL_ROWS                                                                                                       \
  {mix,       cover,       fade,  blend,   blend_premultiplied, read, read_turned, prefetch, mean_rows,                \
   mean_texels, split, sharpen, drop_alpha, filter}
