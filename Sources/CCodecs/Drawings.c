// The used part of librsvg, declared here so that building does not require its headers. In C, because its functions
// are looked up by name at run time.

#define _GNU_SOURCE
#include "CCodecs.h"
#include "Finding.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

/// A font set of fontconfig.
struct font_set {
  int count, room;
  void **patterns;
};

struct rectangle {
  double x, y, width, height;
};

/// GLib's error.
struct error {
  uint32_t domain;
  int code;
  char *message;
};

static struct {
  void *(*open)(const uint8_t *, size_t, struct error **);
  int (*render)(void *, void *, const struct rectangle *, struct error **);
  int (*render_layer)(void *, void *, const char *, const struct rectangle *, struct error **);
  void (*unref)(void *);
  void (*free_error)(struct error *);
  void *(*surface)(unsigned char *, int, int, int, int);
  int (*surface_status)(void *);
  void (*surface_flush)(void *);
  void (*surface_destroy)(void *);
  void *(*context)(void *);
  void (*scale)(void *, double, double);
  int (*context_status)(void *);
  void (*context_destroy)(void *);
  const struct font_set *(*fonts)(void *, int);
  int (*words)(const void *, const char *, int, const char **);
} rsvg;

static int find_all(void *library) {
  return find(library, "rsvg_handle_new_from_data", &rsvg.open) &&
         find(library, "rsvg_handle_render_document", &rsvg.render) &&
         find(library, "rsvg_handle_render_layer", &rsvg.render_layer) && find(library, "g_object_unref", &rsvg.unref) &&
         find(library, "g_error_free", &rsvg.free_error) &&
         find(library, "cairo_image_surface_create_for_data", &rsvg.surface) &&
         find(library, "cairo_surface_status", &rsvg.surface_status) &&
         find(library, "cairo_surface_flush", &rsvg.surface_flush) &&
         find(library, "cairo_surface_destroy", &rsvg.surface_destroy) &&
         find(library, "cairo_create", &rsvg.context) && find(library, "cairo_scale", &rsvg.scale) &&
         find(library, "cairo_status", &rsvg.context_status) && find(library, "cairo_destroy", &rsvg.context_destroy) &&
         find(library, "FcConfigGetFonts", &rsvg.fonts) && find(library, "FcPatternGetString", &rsvg.words);
}

// Makes the library open the files it needs on first use: the three generic fonts in regular, italic and bold, and
// pictures of the usual formats, one pixel each. No filter, as its threads would stay.
static const char rehearsal[] =
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:l='http://www.w3.org/1999/xlink' width='40' height='40'>"
    "<g font-size='9'><g font-family='sans-serif'><text>a<tspan font-weight='bold'>b</tspan></text>"
    "<text font-style='italic'>a<tspan font-weight='bold'>b</tspan></text></g>"
    "<g font-family='serif'><text>a<tspan font-weight='bold'>b</tspan></text>"
    "<text font-style='italic'>a<tspan font-weight='bold'>b</tspan></text></g>"
    "<g font-family='monospace'><text>a<tspan font-weight='bold'>b</tspan></text></g></g>"
    "<image width='4' height='4' l:href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4"
    "nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'/>"
    "<image width='4' height='4' l:href='data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYE"
    "BAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQ"
    "AQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q=='/></svg>";

int drawings_open(const char *library) {
  // Otherwise filters use as many threads as there are processors.
  if (setenv("RAYON_NUM_THREADS", "1", 1) != 0) return 0;
  void *opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (opened == NULL || !find_all(opened)) return 0;
  uint32_t texels[40 * 40] = {0};
  char why[1];
  // A failure here is ignored: a drawing that needs the same will report it.
  (void)drawing_draw(
      (const uint8_t *)rehearsal, sizeof rehearsal - 1, NULL, 40, 40, 40, 40, texels, why, sizeof why);
  return 1;
}

static const struct font_set *fonts(void) {
  // The system's fonts, as none have been added to the application.
  return rsvg.fonts(NULL, 0);
}

int drawings_font_count(void) { return fonts() == NULL ? 0 : fonts()->count; }

const char *drawings_font(int index) {
  const char *path = NULL;
  return rsvg.words(fonts()->patterns[index], "file", 0, &path) == 0 ? path : NULL;
}

static int complain(struct error *error, char *why, size_t room) {
  snprintf(why, room, "%s", error != NULL && error->message != NULL ? error->message : "it cannot be drawn");
  if (error != NULL) rsvg.free_error(error);
  return 0;
}

/// Cairo stores blue, green, red, alpha in memory on little-endian machines.
static void order_channels(uint32_t *texels, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint32_t texel = texels[index];
    texels[index] = (texel & 0xFF00FF00) | (texel >> 16 & 0xFF) | (texel & 0xFF) << 16;
  }
}

int drawing_draw(
    const uint8_t *bytes, size_t count, const char *element, double width, double height, int across, int down,
    uint32_t *texels, char *why, size_t room) {
  struct error *error = NULL;
  void *drawing = rsvg.open(bytes, count, &error);
  if (drawing == NULL) return complain(error, why, room);
  // Format 0 is four bytes a texel.
  void *surface = rsvg.surface((unsigned char *)texels, 0, across, down, 4 * across);
  void *context = rsvg.context(surface);
  rsvg.scale(context, across / width, down / height);
  struct rectangle whole = {0, 0, width, height};
  int is_drawn = element == NULL ? rsvg.render(drawing, context, &whole, &error)
                                 : rsvg.render_layer(drawing, context, element, &whole, &error);
  is_drawn = is_drawn && error == NULL;
  rsvg.surface_flush(surface);
  // A surface's error is also the context's, and persists.
  is_drawn = is_drawn && rsvg.context_status(context) == 0 && rsvg.surface_status(surface) == 0;
  rsvg.context_destroy(context);
  rsvg.surface_destroy(surface);
  rsvg.unref(drawing);
  if (!is_drawn) return complain(error, why, room);
  order_channels(texels, (size_t)across * (size_t)down);
  return 1;
}
