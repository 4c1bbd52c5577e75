// Libraries that a machine may have or not, opened by their name and never linked. Each is opened once, before its
// process gives up files, and does there what it would otherwise open files for later.
#ifndef CCODECS_H
#define CCODECS_H

#include <stddef.h>
#include <stdint.h>

/// Opens librsvg by the name of its file, with what it has to know of fonts and of the pictures inside drawings. 0: it
/// is not there, or not as it is known here.
int drawings_open(const char *library);

/// Draws an SVG drawing of `width` by `height` units into `across` by `down` texels without gaps, which are all 0: red,
/// green, blue, alpha in memory order, multiplied by alpha. 0: it cannot be, and `why` says so.
///
/// Nothing besides the bytes is read: a drawing without an address has nothing that addresses in it could start from.
int drawing_draw(
    const uint8_t *bytes, size_t count, double width, double height, int across, int down, uint32_t *texels, char *why,
    size_t room);

#endif
