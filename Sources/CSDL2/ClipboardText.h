// The text on an X11 clipboard. SDL asks for it on the window's connection and waits up to a second for its owner, which
// is another program; here it is asked for on a connection of its own, from any thread. The functions are looked up by
// name, as in Startup.h.
#ifndef CLIPBOARD_TEXT_H
#define CLIPBOARD_TEXT_H

#include "Startup.h"

#ifdef SDL_VIDEO_DRIVER_X11

#include <poll.h>
#include <xcb/xcb.h>

#define PARALLAX_XCB_CALLS(call) \
  call(connect) call(disconnect) call(connection_has_error) call(get_file_descriptor) call(get_setup) \
  call(setup_roots_iterator) call(generate_id) call(create_window) call(intern_atom) call(intern_atom_reply) \
  call(convert_selection) call(flush) call(poll_for_event) call(get_property) call(get_property_reply) \
  call(get_property_value) call(get_property_value_length)

struct parallax_xcb {
#define PARALLAX_MEMBER(name) __typeof__(xcb_##name) *name;
  PARALLAX_XCB_CALLS(PARALLAX_MEMBER)
#undef PARALLAX_MEMBER
};

static inline bool parallax_find_xcb(void *library, struct parallax_xcb *xcb) {
#define PARALLAX_FIND(name) if (!(xcb->name = SDL_LoadFunction(library, "xcb_" #name))) return false;
  PARALLAX_XCB_CALLS(PARALLAX_FIND)
#undef PARALLAX_FIND
  return true;
}

static inline xcb_atom_t parallax_xcb_atom(const struct parallax_xcb *xcb, xcb_connection_t *display, const char *name) {
  xcb_intern_atom_cookie_t asked = xcb->intern_atom(display, 0, (uint16_t)SDL_strlen(name), name);
  xcb_intern_atom_reply_t *reply = xcb->intern_atom_reply(display, asked, NULL);
  xcb_atom_t atom = reply ? reply->atom : XCB_ATOM_NONE;
  free(reply);
  return atom;
}

/// The next event until the deadline on SDL's clock, which the caller frees; NULL if there is none.
static inline xcb_generic_event_t *parallax_xcb_event(
    const struct parallax_xcb *xcb, xcb_connection_t *display, Uint64 deadline) {
  for (;;) {
    xcb_generic_event_t *event = xcb->poll_for_event(display);
    Uint64 now = SDL_GetTicks64();
    if (event || now >= deadline || xcb->connection_has_error(display)) return event;
    struct pollfd wait = {.fd = xcb->get_file_descriptor(display), .events = POLLIN};
    poll(&wait, 1, (int)(deadline - now));
  }
}

/// Reads the answer to a request: one property, or pieces of it one after the other, the last one empty.
static inline char *parallax_xcb_read_text(
    const struct parallax_xcb *xcb, xcb_connection_t *display, xcb_window_t window, xcb_atom_t property, size_t most,
    Uint64 deadline) {
  xcb_atom_t pieces = parallax_xcb_atom(xcb, display, "INCR");
  char *text = SDL_calloc(1, most + 1);
  size_t length = 0;
  bool isInPieces = false, isDone = false;
  while (text && !isDone) {
    xcb_generic_event_t *event = parallax_xcb_event(xcb, display, deadline);
    if (!event) break;
    int type = event->response_type & 0x7f;
    bool isAnswer = type == XCB_SELECTION_NOTIFY;
    bool isRefused = isAnswer && ((xcb_selection_notify_event_t *)event)->property == XCB_ATOM_NONE;
    bool isPiece = isInPieces && type == XCB_PROPERTY_NOTIFY &&
                   ((xcb_property_notify_event_t *)event)->state == XCB_PROPERTY_NEW_VALUE;
    free(event);
    if (isRefused) break;
    if (!isAnswer && !isPiece) continue;
    // Deleting it asks for the next piece.
    xcb_get_property_cookie_t asked =
        xcb->get_property(display, 1, window, property, XCB_GET_PROPERTY_TYPE_ANY, 0, (uint32_t)(most / 4 + 1));
    xcb_get_property_reply_t *reply = xcb->get_property_reply(display, asked, NULL);
    if (!reply) break;
    if (reply->type == pieces) {
      isInPieces = true;
    } else {
      size_t count = (size_t)xcb->get_property_value_length(reply);
      isDone = !isInPieces || count == 0 || length + count > most;
      if (count > most - length) count = most - length;
      if (reply->format == 8) SDL_memcpy(text + length, xcb->get_property_value(reply), count);
      if (reply->format == 8) length += count;
    }
    free(reply);
    xcb->flush(display);
  }
  if (isDone && length > 0) return text;
  SDL_free(text);
  return NULL;
}

/// Asks for the text, at most `most` bytes of it, for so many milliseconds, on a display (NULL: that of `DISPLAY`). NULL if
/// there is none or no answer comes. The caller frees it with SDL_free.
static inline char *parallax_x11_clipboard_text(const char *name, size_t most, Uint64 milliseconds) {
  struct parallax_xcb xcb;
  Uint64 deadline = SDL_GetTicks64() + milliseconds;
  void *library = SDL_LoadObject("libxcb.so.1");
  if (!library) return NULL;
  char *text = NULL;
  if (parallax_find_xcb(library, &xcb)) {
    xcb_connection_t *display = xcb.connect(name, NULL);
    if (!xcb.connection_has_error(display)) {
      xcb_window_t window = xcb.generate_id(display);
      xcb_window_t root = xcb.setup_roots_iterator(xcb.get_setup(display)).data->root;
      uint32_t heard = XCB_EVENT_MASK_PROPERTY_CHANGE;
      xcb.create_window(
          display, 0, window, root, 0, 0, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY, XCB_COPY_FROM_PARENT, XCB_CW_EVENT_MASK,
          &heard);
      xcb_atom_t property = parallax_xcb_atom(&xcb, display, "PARALLAX_TEXT");
      xcb.convert_selection(
          display, window, parallax_xcb_atom(&xcb, display, "CLIPBOARD"),
          parallax_xcb_atom(&xcb, display, "UTF8_STRING"), property, XCB_CURRENT_TIME);
      xcb.flush(display);
      text = parallax_xcb_read_text(&xcb, display, window, property, most, deadline);
    }
    xcb.disconnect(display);
  }
  SDL_UnloadObject(library);
  return text;
}

#endif

#endif
