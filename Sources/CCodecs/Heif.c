// The used part of libheif, declared here so that building does not require its headers.

#define _GNU_SOURCE
#include "CCodecs.h"
#include "Finding.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/// The result of each call: 0 means success.
struct error {
  int code, detail;
  const char *message;
};

/// The beginning of the options, unchanged since the first version.
struct options {
  uint8_t version, ignores_turns;
  void *begins, *proceeds, *ends, *user;
  uint8_t makes_eight_bits;
};

// Constants of the library's enumerations.
enum { is_hevc = 1, is_av1 = 4, rgb = 1, rgba_in_one = 11, one_plane = 10 };

static struct {
  struct error (*begin)(void *);
  int (*decodes)(int);
  void *(*context)(void);
  void (*free_context)(void *);
  void (*set_threads)(void *, int);
  struct error (*read)(void *, const void *, size_t, const void *);
  struct error (*primary)(void *, void **);
  void (*release_handle)(const void *);
  int (*handle_width)(const void *);
  int (*handle_height)(const void *);
  struct options *(*options)(void);
  void (*free_options)(struct options *);
  struct error (*decode)(const void *, void **, int, int, const struct options *);
  int (*width)(const void *, int);
  int (*height)(const void *, int);
  const uint8_t *(*plane)(const void *, int, int *);
  void (*release)(const void *);
} heif;

int heif_open(const char *library) {
  void *opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (opened == NULL) return 0;
  int is_whole =
      find(opened, "heif_have_decoder_for_format", &heif.decodes) &&
      find(opened, "heif_context_alloc", &heif.context) && find(opened, "heif_context_free", &heif.free_context) &&
      find(opened, "heif_context_read_from_memory_without_copy", &heif.read) &&
      find(opened, "heif_context_get_primary_image_handle", &heif.primary) &&
      find(opened, "heif_image_handle_release", &heif.release_handle) &&
      find(opened, "heif_image_handle_get_width", &heif.handle_width) &&
      find(opened, "heif_image_handle_get_height", &heif.handle_height) &&
      find(opened, "heif_decoding_options_alloc", &heif.options) &&
      find(opened, "heif_decoding_options_free", &heif.free_options) &&
      find(opened, "heif_decode_image", &heif.decode) && find(opened, "heif_image_get_width", &heif.width) &&
      find(opened, "heif_image_get_height", &heif.height) &&
      find(opened, "heif_image_get_plane_readonly", &heif.plane) &&
      find(opened, "heif_image_release", &heif.release);
  if (!is_whole) return 0;
  // Only newer versions have these: decoder plug-ins, and multithreaded tiles.
  if (find(opened, "heif_init", &heif.begin)) (void)heif.begin(NULL);
  find(opened, "heif_context_set_max_decoding_threads", &heif.set_threads);
  return 1;
}

int heif_decodes(int is_avif) { return heif.decodes(is_avif ? is_av1 : is_hevc) != 0; }

/// Decodes the picture of `handle`. Returns NULL and an error on failure.
static struct error decode(void *handle, int64_t most, void **image) {
  int64_t width = heif.handle_width(handle), height = heif.handle_height(handle);
  if (width <= 0 || height <= 0 || width > most / height) return (struct error){1, 0, "it has too many pixels"};
  struct options *options = heif.options();
  if (options == NULL) return (struct error){1, 0, "there is no memory for it"};
  options->makes_eight_bits = 1;
  struct error error = heif.decode(handle, image, rgb, rgba_in_one, options);
  heif.free_options(options);
  return error;
}

struct heif_pixels heif_read(const uint8_t *bytes, size_t count, int64_t most, char *why, size_t room) {
  struct heif_pixels pixels = {0};
  void *context = heif.context(), *handle = NULL, *image = NULL;
  struct error error = {1, 0, "there is no memory for it"};
  if (context != NULL) {
    // Decode tiles one after the other in the calling thread.
    if (heif.set_threads != NULL) heif.set_threads(context, 0);
    error = heif.read(context, bytes, count, NULL);
    if (error.code == 0) error = heif.primary(context, &handle);
    if (error.code == 0) error = decode(handle, most, &image);
  }
  // The message belongs to the memory freed next.
  if (error.code != 0) snprintf(why, room, "%s", error.message != NULL ? error.message : "it cannot be decoded");
  if (handle != NULL) heif.release_handle(handle);
  if (context != NULL) heif.free_context(context);
  if (error.code != 0 || image == NULL) return pixels;
  int pitch = 0;
  pixels.image = image;
  pixels.rows = heif.plane(image, one_plane, &pitch);
  pixels.pitch = (size_t)pitch;
  pixels.width = heif.width(image, one_plane);
  pixels.height = heif.height(image, one_plane);
  if (pixels.rows == NULL || pixels.width <= 0 || pixels.height <= 0 || pixels.pitch < 4 * (size_t)pixels.width ||
      pixels.width > most / pixels.height) {
    snprintf(why, room, "it has no pixels");
    heif_close(&pixels);
  }
  return pixels;
}

void heif_close(struct heif_pixels *pixels) {
  if (pixels->image != NULL) heif.release(pixels->image);
  memset(pixels, 0, sizeof *pixels);
}
