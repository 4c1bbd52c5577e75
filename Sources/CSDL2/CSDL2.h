// The libraries the canvas stands on, and the few things of theirs that Swift cannot import: macros with a cast in them.
#ifndef CSDL2_H
#define CSDL2_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>
#include <fontconfig/fontconfig.h>
#include <stdbool.h>

/// Red, green, blue, alpha, one byte each in this order, on any processor.
static const Uint32 PARALLAX_RGBA_BYTES = SDL_PIXELFORMAT_RGBA32;

/// What SDL_ttf renders: 32 bits, alpha in the highest byte of the number.
static const Uint32 PARALLAX_GLYPH_PIXELS = SDL_PIXELFORMAT_ARGB8888;

/// A mouse event that SDL made up from a touch.
static const Uint32 PARALLAX_TOUCH_MOUSE = SDL_TOUCH_MOUSEID;

/// What draws in the current GL context, "llvmpipe (LLVM 15.0.6, 256 bits)"; NULL without one.
static inline const char *parallax_gl_renderer(void) {
  typedef const unsigned char *(*GetString)(unsigned int);
  if (SDL_GL_GetCurrentContext() == NULL) return NULL;
  GetString getString = (GetString)SDL_GL_GetProcAddress("glGetString");
  return getString ? (const char *)getString(0x1F01) : NULL;
}

/// The path of the file that a drop event carries; the caller frees it with SDL_free.
static inline char *parallax_drop_file(const SDL_Event *event) { return event->drop.file; }

/// What X11 calls a window; 0: it is none of X11's.
static inline unsigned long parallax_x11_window(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info)) return 0;
#ifdef SDL_VIDEO_DRIVER_X11
  if (info.subsystem == SDL_SYSWM_X11) return info.info.x11.window;
#endif
  return 0;
}

/// Asks X11's window manager for the window, in the name of a start of a program that somebody asked for at a time, and
/// tells the desktop that this start is over: it has no window of its own to wait for. False: it is none of X11's.
static inline bool parallax_x11_activate(SDL_Window *window, unsigned long time, const char *startup) {
#ifdef SDL_VIDEO_DRIVER_X11
  // SDL has the library loaded, and hands out nothing of it.
  void *library = SDL_LoadObject("libX11.so.6");
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!library) return false;
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) {
    SDL_UnloadObject(library);
    return false;
  }
  Atom (*intern)(Display *, const char *, Bool) = SDL_LoadFunction(library, "XInternAtom");
  Status (*send)(Display *, Window, Bool, long, XEvent *) = SDL_LoadFunction(library, "XSendEvent");
  Window (*rootOf)(Display *) = SDL_LoadFunction(library, "XDefaultRootWindow");
  int (*flush)(Display *) = SDL_LoadFunction(library, "XFlush");
  bool isDone = intern && send && rootOf && flush;
  if (isDone) {
    Display *display = info.info.x11.display;
    Window root = rootOf(display);
    XEvent event;
    SDL_zero(event);
    event.xclient.type = ClientMessage;
    event.xclient.window = info.info.x11.window;
    event.xclient.message_type = intern(display, "_NET_ACTIVE_WINDOW", False);
    event.xclient.format = 32;
    event.xclient.data.l[0] = 1;
    event.xclient.data.l[1] = (long)time;
    send(display, root, False, SubstructureNotifyMask | SubstructureRedirectMask, &event);
    // Words in pieces of 20 bytes, as the startup notification protocol has them; the last one ends with a zero.
    char words[1024] = "remove: ID=\"";
    size_t length = SDL_strlen(words);
    for (const char *letter = startup; *letter && length < sizeof words - 3; letter++) {
      if (*letter == '"' || *letter == '\\') words[length++] = '\\';
      words[length++] = *letter;
    }
    words[length++] = '"';
    words[length++] = 0;
    event.xclient.message_type = intern(display, "_NET_STARTUP_INFO_BEGIN", False);
    event.xclient.format = 8;
    for (size_t place = 0; place < length; place += sizeof event.xclient.data.b) {
      size_t count = SDL_min(length - place, sizeof event.xclient.data.b);
      SDL_memset(event.xclient.data.b, 0, sizeof event.xclient.data.b);
      SDL_memcpy(event.xclient.data.b, words + place, count);
      send(display, root, False, PropertyChangeMask, &event);
      event.xclient.message_type = intern(display, "_NET_STARTUP_INFO", False);
    }
    flush(display);
  }
  SDL_UnloadObject(library);
  return isDone;
#else
  return false;
#endif
}

#endif
