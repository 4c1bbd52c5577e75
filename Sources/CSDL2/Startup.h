// Startup notification: asks the desktop to bring a window to the front on behalf of a start requested by the user, and
// reports the start as finished. SDL 2.26 does so only while it shows a window on Wayland. The functions of the display
// server libraries are looked up by name: SDL has loaded them but does not expose them, and building should not require
// Wayland's headers.
#ifndef STARTUP_H
#define STARTUP_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdbool.h>

/// The display server's handle of a window. Returns false if it belongs to another system.
static inline bool parallax_find_window(SDL_Window *window, SDL_SYSWM_TYPE system, SDL_SysWMinfo *info) {
  SDL_VERSION(&info->version);
  return SDL_GetWindowWMInfo(window, info) && info->subsystem == system;
}

#ifdef SDL_VIDEO_DRIVER_X11

struct parallax_x11_calls {
  Atom (*intern)(Display *, const char *, Bool);
  Status (*send)(Display *, Window, Bool, long, XEvent *);
  Window (*rootOf)(Display *);
  int (*flush)(Display *);
};

static inline bool parallax_find_x11_calls(void *library, struct parallax_x11_calls *calls) {
  calls->intern = SDL_LoadFunction(library, "XInternAtom");
  calls->send = SDL_LoadFunction(library, "XSendEvent");
  calls->rootOf = SDL_LoadFunction(library, "XDefaultRootWindow");
  calls->flush = SDL_LoadFunction(library, "XFlush");
  return calls->intern && calls->send && calls->rootOf && calls->flush;
}

/// Asks the window manager to activate a window, with the time of the user's request.
static inline void parallax_x11_ask(
    const struct parallax_x11_calls *x11, Display *display, Window window, unsigned long time) {
  XEvent event;
  SDL_zero(event);
  event.xclient.type = ClientMessage;
  event.xclient.window = window;
  event.xclient.message_type = x11->intern(display, "_NET_ACTIVE_WINDOW", False);
  event.xclient.format = 32;
  event.xclient.data.l[0] = 1;
  event.xclient.data.l[1] = (long)time;
  x11->send(display, x11->rootOf(display), False, SubstructureNotifyMask | SubstructureRedirectMask, &event);
}

/// Reports a start as finished, in pieces of 20 bytes as the startup notification protocol requires; the last one ends
/// with a zero.
static inline void parallax_x11_end(
    const struct parallax_x11_calls *x11, Display *display, Window window, const char *startup) {
  char words[1024] = "remove: ID=\"";
  size_t length = SDL_strlen(words);
  for (const char *letter = startup; *letter && length < sizeof words - 3; letter++) {
    if (*letter == '"' || *letter == '\\') words[length++] = '\\';
    words[length++] = *letter;
  }
  words[length++] = '"';
  words[length++] = 0;
  XEvent event;
  SDL_zero(event);
  event.xclient.type = ClientMessage;
  event.xclient.window = window;
  event.xclient.message_type = x11->intern(display, "_NET_STARTUP_INFO_BEGIN", False);
  event.xclient.format = 8;
  for (size_t place = 0; place < length; place += sizeof event.xclient.data.b) {
    size_t count = SDL_min(length - place, sizeof event.xclient.data.b);
    SDL_memset(event.xclient.data.b, 0, sizeof event.xclient.data.b);
    SDL_memcpy(event.xclient.data.b, words + place, count);
    x11->send(display, x11->rootOf(display), False, PropertyChangeMask, &event);
    event.xclient.message_type = x11->intern(display, "_NET_STARTUP_INFO", False);
  }
}

#endif

/// Asks X11's window manager to activate the window, on behalf of a start requested at `time`, and reports that start
/// as finished, as it opens no window of its own. With time 0 it is only reported. Returns false if the window is not
/// an X11 window.
static inline bool parallax_x11_activate(SDL_Window *window, unsigned long time, const char *startup) {
#ifdef SDL_VIDEO_DRIVER_X11
  SDL_SysWMinfo info;
  struct parallax_x11_calls calls;
  if (!parallax_find_window(window, SDL_SYSWM_X11, &info)) return false;
  void *library = SDL_LoadObject("libX11.so.6");
  if (!library) return false;
  bool isDone = parallax_find_x11_calls(library, &calls);
  if (isDone) {
    if (time) parallax_x11_ask(&calls, info.info.x11.display, info.info.x11.window, time);
    parallax_x11_end(&calls, info.info.x11.display, info.info.x11.window, startup);
    calls.flush(info.info.x11.display);
  }
  SDL_UnloadObject(library);
  return isDone;
#else
  return false;
#endif
}

#ifdef SDL_VIDEO_DRIVER_WAYLAND

/// libwayland's description of an interface: its requests, with a letter per argument.
struct parallax_wl_message {
  const char *name;
  const char *signature;
  const void *const *types;
};
struct parallax_wl_interface {
  const char *name;
  int version;
  int method_count;
  const struct parallax_wl_message *methods;
  int event_count;
  const struct parallax_wl_message *events;
};

/// Records the number of the global that can activate windows.
static inline void parallax_wl_note(
    void *found, void *registry, Uint32 number, const char *interface, Uint32 version) {
  (void)registry, (void)version;
  if (SDL_strcmp(interface, "xdg_activation_v1") == 0) *(Uint32 *)found = number;
}

static inline void parallax_wl_forget(void *found, void *registry, Uint32 number) {
  (void)found, (void)registry, (void)number;
}

/// Asks on a queue of our own, so that SDL processes no events meanwhile.
static inline bool parallax_wl_activate(
    void *library, struct wl_display *display, struct wl_surface *surface, const char *token) {
  static const void *const untyped[2] = {NULL, NULL};
  static const struct parallax_wl_message requests[] = {
      {"destroy", "", untyped}, {"get_activation_token", "n", untyped}, {"activate", "so", untyped}};
  static const struct parallax_wl_interface activation = {"xdg_activation_v1", 1, 3, requests, 0, NULL};
  static void (*const heard[])(void) = {(void (*)(void))parallax_wl_note, (void (*)(void))parallax_wl_forget};
  void *(*newQueue)(void *) = SDL_LoadFunction(library, "wl_display_create_queue");
  void (*endQueue)(void *) = SDL_LoadFunction(library, "wl_event_queue_destroy");
  void *(*wrap)(void *) = SDL_LoadFunction(library, "wl_proxy_create_wrapper");
  void (*unwrap)(void *) = SDL_LoadFunction(library, "wl_proxy_wrapper_destroy");
  void (*setQueue)(void *, void *) = SDL_LoadFunction(library, "wl_proxy_set_queue");
  void *(*make)(void *, Uint32, const void *, Uint32, ...) =
      SDL_LoadFunction(library, "wl_proxy_marshal_constructor_versioned");
  void (*send)(void *, Uint32, ...) = SDL_LoadFunction(library, "wl_proxy_marshal");
  int (*listen)(void *, void (*const *)(void), void *) = SDL_LoadFunction(library, "wl_proxy_add_listener");
  void (*end)(void *) = SDL_LoadFunction(library, "wl_proxy_destroy");
  int (*wait)(void *, void *) = SDL_LoadFunction(library, "wl_display_roundtrip_queue");
  const void *registryInterface = SDL_LoadFunction(library, "wl_registry_interface");
  if (!newQueue || !endQueue || !wrap || !unwrap || !setQueue || !make || !send || !listen || !end || !wait ||
      !registryInterface)
    return false;
  Uint32 number = 0;
  void *queue = newQueue(display);
  void *wrapper = queue ? wrap(display) : NULL;
  if (wrapper) setQueue(wrapper, queue);
  // Request 1 of a display lists its globals; request 0 of a registry binds one.
  void *registry = wrapper ? make(wrapper, 1, registryInterface, 1, NULL) : NULL;
  if (wrapper) unwrap(wrapper);
  if (registry && listen(registry, heard, &number) == 0) wait(display, queue);
  void *manager = number ? make(registry, 0, &activation, 1, number, activation.name, 1, NULL) : NULL;
  if (manager) {
    send(manager, 2, token, surface);
    send(manager, 0);
    end(manager);
    wait(display, queue);
  }
  if (registry) end(registry);
  if (queue) endQueue(queue);
  return manager != NULL;
}

#endif

/// Asks a Wayland compositor to activate the window, on behalf of a start requested by the user, which is then
/// finished. Returns false if the window is not a Wayland window, or the compositor does not support it.
static inline bool parallax_wayland_activate(SDL_Window *window, const char *token) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  SDL_SysWMinfo info;
  if (!parallax_find_window(window, SDL_SYSWM_WAYLAND, &info)) return false;
  void *library = SDL_LoadObject("libwayland-client.so.0");
  if (!library) return false;
  bool isDone = parallax_wl_activate(library, info.info.wl.display, info.info.wl.surface, token);
  SDL_UnloadObject(library);
  return isDone;
#else
  return false;
#endif
}

#endif
