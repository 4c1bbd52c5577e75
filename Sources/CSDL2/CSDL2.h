// The libraries used by the canvas, and those of their macros that Swift cannot import.
#ifndef CSDL2_H
#define CSDL2_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>
#include <fontconfig/fontconfig.h>
#include <stdbool.h>

#include "ClipboardText.h"
#include "DisplayErrors.h"
#include "DisplayWords.h"
#include "Startup.h"

/// Red, green, blue, alpha, one byte each in this order, on any processor.
static const Uint32 PARALLAX_RGBA_BYTES = SDL_PIXELFORMAT_RGBA32;

/// The output of SDL_ttf: 32 bits, alpha in the highest byte of the number.
static const Uint32 PARALLAX_GLYPH_PIXELS = SDL_PIXELFORMAT_ARGB8888;

/// The source of mouse events that SDL synthesizes from touches.
static const Uint32 PARALLAX_TOUCH_MOUSE = SDL_TOUCH_MOUSEID;

/// The renderer of the current GL context, "llvmpipe (LLVM 15.0.6, 256 bits)"; NULL without one.
static inline const char *parallax_gl_renderer(void) {
  typedef const unsigned char *(*GetString)(unsigned int);
  if (SDL_GL_GetCurrentContext() == NULL) return NULL;
  GetString getString = (GetString)SDL_GL_GetProcAddress("glGetString");
  return getString ? (const char *)getString(0x1F01) : NULL;
}

/// The file path of a drop event; the caller frees it with SDL_free.
static inline char *parallax_drop_file(const SDL_Event *event) { return event->drop.file; }

/// The X11 ID of a window; 0 if it is not an X11 window.
static inline unsigned long parallax_x11_window(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info)) return 0;
#ifdef SDL_VIDEO_DRIVER_X11
  if (info.subsystem == SDL_SYSWM_X11) return info.info.x11.window;
#endif
  return 0;
}

#endif
