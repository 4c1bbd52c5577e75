// Settings that an X11 desktop publishes to all programs: the display's resources and XSETTINGS. The functions are
// looked up by name, as in Startup.h.
#ifndef DISPLAY_WORDS_H
#define DISPLAY_WORDS_H

#include "Startup.h"

/// The display's resources, one per line; NULL if there are none, or the window is not an X11 window. The caller frees
/// them with SDL_free.
static inline char *parallax_x11_resources(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_X11
  SDL_SysWMinfo info;
  if (!parallax_find_window(window, SDL_SYSWM_X11, &info)) return NULL;
  void *library = SDL_LoadObject("libX11.so.6");
  if (!library) return NULL;
  char *(*resources)(Display *) = SDL_LoadFunction(library, "XResourceManagerString");
  const char *words = resources ? resources(info.info.x11.display) : NULL;
  char *copy = words ? SDL_strdup(words) : NULL;
  SDL_UnloadObject(library);
  return copy;
#else
  return NULL;
#endif
}

#ifdef SDL_VIDEO_DRIVER_X11

/// Maximum size of the settings in bytes; desktops use a few hundred.
#define PARALLAX_MOST_SETTINGS (64 << 10)

static inline size_t parallax_x11_read_settings(void *library, Display *display, unsigned char *bytes) {
  Atom (*intern)(Display *, const char *, Bool) = SDL_LoadFunction(library, "XInternAtom");
  Window (*owner)(Display *, Atom) = SDL_LoadFunction(library, "XGetSelectionOwner");
  int (*hold)(Display *) = SDL_LoadFunction(library, "XGrabServer");
  int (*release)(Display *) = SDL_LoadFunction(library, "XUngrabServer");
  int (*flush)(Display *) = SDL_LoadFunction(library, "XFlush");
  int (*property)(
      Display *, Window, Atom, long, long, Bool, Atom, Atom *, int *, unsigned long *, unsigned long *,
      unsigned char **) = SDL_LoadFunction(library, "XGetWindowProperty");
  int (*forget)(void *) = SDL_LoadFunction(library, "XFree");
  if (!intern || !owner || !hold || !release || !flush || !property || !forget) return 0;
  Atom name = intern(display, "_XSETTINGS_SETTINGS", False);
  // Their owner may exit at any time, and a missing window is an error that ends programs.
  hold(display);
  Window window = owner(display, intern(display, "_XSETTINGS_S0", False));
  Atom type = None;
  int format = 0;
  unsigned long count = 0, rest = 0;
  unsigned char *found = NULL;
  if (window) {
    property(
        display, window, name, 0, PARALLAX_MOST_SETTINGS / 4, False, name, &type, &format, &count, &rest, &found);
  }
  release(display);
  flush(display);
  size_t size = found && format == 8 && rest == 0 ? SDL_min(count, PARALLAX_MOST_SETTINGS) : 0;
  if (size > 0) SDL_memcpy(bytes, found, size);
  if (found) forget(found);
  return size;
}

#endif

/// The XSETTINGS, at most `PARALLAX_MOST_SETTINGS` bytes; NULL if there are none, or the window is not an X11 window.
/// The caller frees them with SDL_free.
static inline unsigned char *parallax_x11_settings(SDL_Window *window, size_t *count) {
  *count = 0;
#ifdef SDL_VIDEO_DRIVER_X11
  SDL_SysWMinfo info;
  if (!parallax_find_window(window, SDL_SYSWM_X11, &info)) return NULL;
  void *library = SDL_LoadObject("libX11.so.6");
  unsigned char *bytes = library ? SDL_malloc(PARALLAX_MOST_SETTINGS) : NULL;
  if (bytes) *count = parallax_x11_read_settings(library, info.info.x11.display, bytes);
  if (library) SDL_UnloadObject(library);
  return bytes;
#else
  return NULL;
#endif
}

#endif
