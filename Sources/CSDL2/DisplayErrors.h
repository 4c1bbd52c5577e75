// Errors and messages that other clients of an X server cause. The functions are looked up by name, as in Startup.h.
#ifndef DISPLAY_ERRORS_H
#define DISPLAY_ERRORS_H

#include "Startup.h"

#ifdef SDL_VIDEO_DRIVER_X11

/// Takes the place of Xlib's handlers, which end the program: one for requests that failed, one for the end of the
/// connection, which must not return.
static inline void parallax_x11_take_errors(int (*failed)(Display *, XErrorEvent *), int (*ended)(Display *)) {
  void *library = SDL_LoadObject("libX11.so.6");
  if (!library) return;
  void *(*handle)(int (*)(Display *, XErrorEvent *)) = SDL_LoadFunction(library, "XSetErrorHandler");
  void *(*handleEnd)(int (*)(Display *)) = SDL_LoadFunction(library, "XSetIOErrorHandler");
  if (handle) handle(failed);
  if (handleEnd) handleEnd(ended);
  SDL_UnloadObject(library);
}

/// Xlib's own reading of an event from the bytes that the server sent.
static inline int parallax_x11_read_event(Display *display, XEvent *event, void *bytes) {
  void *library = SDL_LoadObject("libX11.so.6");
  if (!library) return 0;
  int (*read)(Display *, XEvent *, void *) = SDL_LoadFunction(library, "_XWireToEvent");
  int isRead = read ? read(display, event, bytes) : 0;
  SDL_UnloadObject(library);
  return isRead;
}

/// The atoms that drags are about.
struct parallax_x11_drag_atoms {
  unsigned long enter, position, leave, drop, files;
};

/// Has messages and handed-over selections read by a function, which returns 0 for one to be dropped. Returns false if
/// the window is not an X11 window.
static inline bool parallax_x11_read_drags(
    SDL_Window *window, int (*reader)(Display *, XEvent *, void *), struct parallax_x11_drag_atoms *atoms) {
  SDL_SysWMinfo info;
  if (!parallax_find_window(window, SDL_SYSWM_X11, &info)) return false;
  void *library = SDL_LoadObject("libX11.so.6");
  if (!library) return false;
  Display *display = info.info.x11.display;
  Atom (*intern)(Display *, const char *, Bool) = SDL_LoadFunction(library, "XInternAtom");
  void *(*set)(Display *, int, int (*)(Display *, XEvent *, void *)) = SDL_LoadFunction(library, "XESetWireToEvent");
  bool isDone = intern && set;
  if (isDone) {
    atoms->enter = intern(display, "XdndEnter", False);
    atoms->position = intern(display, "XdndPosition", False);
    atoms->leave = intern(display, "XdndLeave", False);
    atoms->drop = intern(display, "XdndDrop", False);
    atoms->files = intern(display, "text/uri-list", False);
    set(display, ClientMessage, reader);
    set(display, SelectionNotify, reader);
  }
  SDL_UnloadObject(library);
  return isDone;
}

#endif

#endif
