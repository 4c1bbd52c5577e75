// Deflated data (RFC 1951) of filtered rows: run lengths and Huffman's codes. zlib takes five times as long.
#ifndef PARALLAX_DEFLATE_H
#define PARALLAX_DEFLATE_H

#include <endian.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
  parallax_shortest_of_format = 3,
  /// The format has runs of 3 as well, but the codes of so few bytes are as short.
  parallax_shortest_run = 8,
  parallax_longest_run = 258,
  /// A token is a byte, or this plus the length of a run that repeats the byte before.
  parallax_run = 256,
  parallax_tokens = parallax_run + parallax_longest_run + 1,
  parallax_end_of_block = 256,
  parallax_symbols = 286,
  parallax_longest_code = 15,
  parallax_longest_length_code = 7,
  parallax_stored_size = 65535,
  parallax_bits_at_once = 56,
};

/// Bits on their way to memory, the first in the lowest place. `parallax_bits_at_once` fit between two flushes; a flush
/// may write eight bytes, of which the last ones are written again.
typedef struct {
  unsigned char *next;
  uint64_t bits;
  unsigned count;
} parallax_bits;

static inline void parallax_put(parallax_bits *out, uint64_t bits, unsigned count) {
  out->bits |= bits << out->count;
  out->count += count;
}

static inline void parallax_flush(parallax_bits *out) {
  uint64_t bytes = htole64(out->bits);
  memcpy(out->next, &bytes, sizeof bytes);
  out->next += out->count / 8;
  out->bits >>= out->count / 8 * 8;
  out->count %= 8;
}

/// Fills the last byte with zeros.
static inline void parallax_align(parallax_bits *out) {
  out->count = (out->count + 7) / 8 * 8;
  parallax_flush(out);
}

/// The room that packed data of a size needs at most.
static inline size_t parallax_deflated_room(size_t size) { return size + 5 * (size / parallax_stored_size + 2) + 16; }

/// Writes bytes as they are. They begin a byte of the stream.
static inline void parallax_store(parallax_bits *out, const unsigned char *data, size_t size, int is_last) {
  do {
    size_t part = size < parallax_stored_size ? size : parallax_stored_size;
    parallax_put(out, is_last && part == size, 3);
    parallax_align(out);
    parallax_put(out, part | (uint64_t)(~part & 0xFFFF) << 16, 32);
    parallax_flush(out);
    if (part > 0) memcpy(out->next, data, part);
    out->next += part;
    data += part;
    size -= part;
  } while (size > 0);
}

/// The lengths of the codes of symbols that occur `counts` times, at least one of them; 0 for those that do not.
static inline void parallax_code_lengths(const uint32_t *counts, int symbols, int longest, uint8_t *lengths) {
  // The used symbols, then the pairs of Huffman's tree, both from the rarest on.
  uint32_t weights[2 * parallax_symbols];
  uint16_t parents[2 * parallax_symbols], used[parallax_symbols];
  uint8_t depths[2 * parallax_symbols];
  memset(lengths, 0, (size_t)symbols);
  int leaves = 0;
  for (int symbol = 0; symbol < symbols; symbol++) {
    if (counts[symbol] == 0) continue;
    int place = leaves++;
    for (; place > 0 && counts[used[place - 1]] > counts[symbol]; place--) used[place] = used[place - 1];
    used[place] = (uint16_t)symbol;
  }
  // Rare symbols count for more and more until no code is too long.
  for (unsigned shift = 0;; shift++) {
    for (int leaf = 0; leaf < leaves; leaf++) weights[leaf] = (counts[used[leaf]] >> shift) + 1;
    int leaf = 0, pair = leaves, nodes = leaves;
    while (nodes < 2 * leaves - 1) {
      uint32_t weight = 0;
      for (int child = 0; child < 2; child++) {
        int lightest = leaf < leaves && (pair == nodes || weights[leaf] <= weights[pair]) ? leaf++ : pair++;
        weight += weights[lightest];
        parents[lightest] = (uint16_t)nodes;
      }
      weights[nodes++] = weight;
    }
    int deepest = 1;
    depths[nodes - 1] = leaves == 1;
    for (int node = nodes - 2; node >= 0; node--) {
      depths[node] = depths[parents[node]] + 1;
      if (depths[node] > deepest) deepest = depths[node];
    }
    if (deepest <= longest) break;
  }
  for (int leaf = 0; leaf < leaves; leaf++) lengths[used[leaf]] = depths[leaf];
}

/// The codes of given lengths, in the order of the symbols, with their first bit in the lowest place.
static inline void parallax_codes(const uint8_t *lengths, int symbols, uint16_t *codes) {
  unsigned counts[parallax_longest_code + 1] = {0}, next[parallax_longest_code + 1] = {0};
  for (int symbol = 0; symbol < symbols; symbol++) counts[lengths[symbol]]++;
  counts[0] = 0;
  for (int length = 1; length <= parallax_longest_code; length++)
    next[length] = (next[length - 1] + counts[length - 1]) * 2;
  for (int symbol = 0; symbol < symbols; symbol++) {
    unsigned code = next[lengths[symbol]]++, turned = 0;
    for (int bit = 0; bit < lengths[symbol]; bit++) turned = turned << 1 | (code >> bit & 1);
    codes[symbol] = (uint16_t)turned;
  }
}

/// Splits bytes into tokens and counts them. Returns their number.
static inline size_t parallax_find_runs(const unsigned char *data, size_t size, uint16_t *tokens, uint32_t *uses) {
  // A counter that was just written is slow to read: neighbors have counters of their own.
  enum { neighbors = 4 };
  uint32_t literals[neighbors][parallax_run] = {0};
  size_t count = 0, index = 0;
  uint64_t bytes, before;
  if (size > 0) {
    literals[0][data[0]]++;
    tokens[count++] = data[index++];
  }
  while (index + sizeof bytes <= size) {
    memcpy(&bytes, data + index, sizeof bytes);
    memcpy(&before, data + index - 1, sizeof before);
    const uint64_t changes = htole64(bytes ^ before);
    if (changes >> 8 * (neighbors - 1)) {
      // A run that began here or at one of the next three would reach over that change.
      for (int place = 0; place < neighbors; place++) tokens[count + place] = data[index + place];
      for (int place = 0; place < neighbors; place++) literals[place][data[index + place]]++;
      count += neighbors;
      index += neighbors;
    } else if (changes) {
      literals[0][data[index]]++;
      tokens[count++] = data[index++];
    } else {
      size_t length = parallax_shortest_run, rest = size - index;
      const size_t most = rest < parallax_longest_run ? rest : parallax_longest_run;
      while (length < most && data[index + length] == data[index]) length++;
      tokens[count] = (uint16_t)(parallax_run + length);
      uses[tokens[count++]]++;
      index += length;
    }
  }
  for (; index < size; index++) {
    literals[0][data[index]]++;
    tokens[count++] = data[index];
  }
  for (int byte = 0; byte < parallax_run; byte++)
    for (int place = 0; place < neighbors; place++) uses[byte] += literals[place][byte];
  return count;
}

/// The symbol of a run's length, and the bits that follow it: their number and their value.
static inline int parallax_length_symbol(unsigned length, unsigned *extra, unsigned *value) {
  *extra = *value = 0;
  if (length == parallax_longest_run) return parallax_symbols - 1;
  unsigned steps = length - parallax_shortest_of_format;
  if (steps >= 8) *extra = 29 - (unsigned)__builtin_clz(steps);
  *value = steps & ((1u << *extra) - 1);
  return (int)(parallax_end_of_block + 1 + 4 * *extra + (steps >> *extra));
}

/// A token's bits, and their number in the highest byte.
typedef uint32_t parallax_code;

static inline uint32_t parallax_token_bits(parallax_code code) { return code & 0xFFFFFF; }
static inline unsigned parallax_token_count(parallax_code code) { return code >> 24; }

/// The bits of two tokens.
typedef struct {
  uint64_t bits;
  unsigned count;
} parallax_pair;

static inline parallax_pair parallax_pair_of(const parallax_code *codes, const uint16_t *tokens) {
  const parallax_code one = codes[tokens[0]], other = codes[tokens[1]];
  const unsigned count = parallax_token_count(one);
  return (parallax_pair){
      parallax_token_bits(one) | (uint64_t)parallax_token_bits(other) << count, count + parallax_token_count(other)};
}

/// Deflates bytes into `packed`, which has the room that `parallax_deflated_room` says, and returns their size.
/// What follows can be appended unless these are the last ones. `tokens` has room for one per byte.
static inline size_t parallax_deflate(
    const unsigned char *data, size_t size, int is_last, uint16_t *tokens, unsigned char *packed) {
  parallax_bits out = {packed, 0, 0};
  // What the tokens and then the symbols are used for, and the lengths and codes of the symbols. A run is followed by
  // the only distance, one byte, whose code is a bit.
  uint32_t uses[parallax_tokens] = {0}, symbol_uses[parallax_symbols] = {0};
  uint32_t length_uses[parallax_longest_code + 1] = {0};
  uint8_t lengths[parallax_symbols + 1], length_lengths[parallax_longest_code + 1];
  uint16_t codes[parallax_symbols], length_codes[parallax_longest_code + 1];
  size_t count = parallax_find_runs(data, size, tokens, uses);
  unsigned extra, value;
  memcpy(symbol_uses, uses, parallax_run * sizeof *uses);
  symbol_uses[parallax_end_of_block] = 1;
  for (unsigned run = parallax_shortest_run; run <= parallax_longest_run; run++)
    symbol_uses[parallax_length_symbol(run, &extra, &value)] += uses[parallax_run + run];
  parallax_code_lengths(symbol_uses, parallax_symbols, parallax_longest_code, lengths);
  parallax_codes(lengths, parallax_symbols, codes);
  lengths[parallax_symbols] = 1;
  for (int symbol = 0; symbol <= parallax_symbols; symbol++) length_uses[lengths[symbol]]++;
  parallax_code_lengths(
      length_uses, parallax_longest_code + 1, parallax_longest_length_code, length_lengths);
  parallax_codes(length_lengths, parallax_longest_code + 1, length_codes);

  // The code of each token, and the size of all in bits.
  parallax_code token_codes[parallax_tokens];
  uint64_t total = 17 + 3 * 19 + (parallax_symbols + 1) * parallax_longest_length_code + parallax_longest_code;
  for (unsigned token = 0; token < parallax_tokens; token++) {
    if (uses[token] == 0) continue;
    int symbol = (int)token;
    extra = value = 0;
    int is_run = token >= parallax_run;
    if (is_run) symbol = parallax_length_symbol(token - parallax_run, &extra, &value);
    unsigned number = lengths[symbol] + extra + (unsigned)is_run;
    token_codes[token] = codes[symbol] | value << lengths[symbol] | number << 24;
    total += (uint64_t)uses[token] * number;
  }
  if (total / 8 >= size) {
    parallax_store(&out, data, size, is_last);
    return (size_t)(out.next - packed);
  }

  // A block's head: whether it is the last, its kind, the numbers of symbols and distances above 257 and 1, that of
  // lengths above 4; the lengths of the lengths in their order.
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  parallax_put(&out, (uint64_t)(is_last | 2 << 1) | (parallax_symbols - 257) << 3 | (19 - 4) << 13, 17);
  for (int index = 0; index < 19; index++) {
    parallax_flush(&out);
    parallax_put(&out, order[index] <= parallax_longest_code ? length_lengths[order[index]] : 0, 3);
  }
  for (int symbol = 0; symbol <= parallax_symbols; symbol++) {
    parallax_flush(&out);
    parallax_put(&out, length_codes[lengths[symbol]], length_lengths[lengths[symbol]]);
  }
  size_t index = 0;
  for (; index + 4 <= count; index += 4) {
    const parallax_pair one = parallax_pair_of(token_codes, tokens + index),
                        other = parallax_pair_of(token_codes, tokens + index + 2);
    parallax_flush(&out);
    parallax_put(&out, one.bits, one.count);
    // Two pairs have up to 84 bits, though most have far fewer.
    if (one.count + other.count > parallax_bits_at_once) parallax_flush(&out);
    parallax_put(&out, other.bits, other.count);
  }
  for (; index < count; index++) {
    parallax_flush(&out);
    const parallax_code code = token_codes[tokens[index]];
    parallax_put(&out, parallax_token_bits(code), parallax_token_count(code));
  }
  parallax_flush(&out);
  parallax_put(&out, codes[parallax_end_of_block], lengths[parallax_end_of_block]);
  if (is_last)
    parallax_align(&out);
  else
    // An empty stored block ends with a whole byte.
    parallax_store(&out, data, 0, 0);
  return (size_t)(out.next - packed);
}

#endif
