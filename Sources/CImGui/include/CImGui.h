/* A thin C face of Dear ImGui: text, shapes, text fields and menus. It knows nothing of windows, renderers or files.
 *
 * All lengths are pixels, colors are 0xAABBGGRR. A face is open on one thread only; every call goes to the face that was
 * last put to use. */
#ifndef CIMGUI_H
#define CIMGUI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ImguiFace ImguiFace;

typedef struct { float x, y, u, v; uint32_t color; } ImguiVertex;

/* Triangles of one texture inside one clip. Indices count from `vertices`. */
typedef struct {
  const ImguiVertex *vertices;
  const uint16_t *indices;
  size_t index_count;
  float left, top, right, bottom;
  /* 0: the atlas; else a picture's number plus one. */
  uint64_t texture;
} ImguiBatch;

/* Keys that text fields know. */
typedef enum {
  IMGUI_KEY_LEFT, IMGUI_KEY_RIGHT, IMGUI_KEY_UP, IMGUI_KEY_DOWN, IMGUI_KEY_HOME, IMGUI_KEY_END, IMGUI_KEY_BACKSPACE,
  IMGUI_KEY_DELETE, IMGUI_KEY_ENTER, IMGUI_KEY_ESCAPE, IMGUI_KEY_A, IMGUI_KEY_C, IMGUI_KEY_V, IMGUI_KEY_X,
  IMGUI_KEY_Y, IMGUI_KEY_Z, IMGUI_KEY_COUNT
} ImguiKey;

/* What happened to a place that can be pressed, in this frame. */
typedef struct {
  bool is_hovered, is_pressed, is_held, is_clicked, is_double_clicked, is_asked;
} ImguiHit;

/* What happened to a text field, in this frame. */
typedef enum { IMGUI_FIELD_OPEN, IMGUI_FIELD_ENTERED, IMGUI_FIELD_LEFT } ImguiFieldEvent;

/* Opens a face and puts it to use; NULL where there is no memory. */
ImguiFace *imgui_open(void);
void imgui_close(ImguiFace *face);
void imgui_use(ImguiFace *face);

/* Fonts. Those of before are gone after `imgui_forget_fonts`. */
void imgui_forget_fonts(void);
/* Adds a face of a font file, so many pixels high; its number, or -1 where it can't be read. Digits get equal widths.
 * `is_pixel_exact` keeps glyphs on whole pixels, for renderers that cannot place them between. */
int imgui_add_font(const char *path, int face, float pixels, bool is_pixel_exact);
/* Draws the glyphs: four bytes a pixel, until the fonts are forgotten. NULL where that fails. */
const uint8_t *imgui_build_fonts(int *width, int *height);
/* How far a letter moves the next one, in pixels; negative where the font has no such letter. */
float imgui_advance(int font, uint32_t letter);

/* Input. */
void imgui_point(float x, float y);
void imgui_no_point(void);
void imgui_press(int button, bool is_down);
void imgui_key(ImguiKey key, bool is_down);
void imgui_hold(bool control, bool shift, bool alt);
void imgui_type(const char *text);
/* Where text fields copy to and paste from; the text is copied. */
void imgui_set_clipboard(const char *text);
const char *imgui_clipboard(void);

/* A frame. Between begin and end things are drawn into the one window or into a menu. */
void imgui_begin(float width, float height, float seconds);
void imgui_window(float x, float y, float width, float height);
void imgui_window_end(void);
void imgui_end(void);
size_t imgui_batch_count(void);
ImguiBatch imgui_batch(size_t index);

/* Menus lie above the window and close when something beside them is pressed. */
void imgui_open_menu(const char *name);
bool imgui_menu(const char *name, float x, float y, float width, float height);
void imgui_menu_end(void);
void imgui_close_menu(void);

/* Things to use. */
ImguiHit imgui_hit(const char *name, float x, float y, float width, float height);
/* A text field over `text`, whose `size` bytes hold its end too. `takes_focus`: it opens now, everything selected. */
ImguiFieldEvent imgui_field(
  const char *name, char *text, size_t size, float x, float y, float width, float height, int font, bool takes_focus,
  bool selects_all);
/* The main button went down for the second time, wherever. */
bool imgui_is_double_clicked(void);

/* Things to see. */
void imgui_colors(uint32_t text, uint32_t field, uint32_t selection);
void imgui_fill(float x, float y, float width, float height, float radius, uint32_t color);
void imgui_outline(float x, float y, float width, float height, float radius, float line, uint32_t color);
void imgui_disc(float x, float y, float radius, uint32_t color);
void imgui_line(float x0, float y0, float x1, float y1, float line, uint32_t color);
void imgui_triangle(float x0, float y0, float x1, float y1, float x2, float y2, uint32_t color);
void imgui_picture(uint64_t picture, float x, float y, float width, float height, float u0, float v0, float u1, float v1);
float imgui_text_width(int font, const char *text);
float imgui_text_height(int font);
/* Draws text, its line's top at `y`; lines break at `wrap` pixels where that is positive. */
void imgui_text(int font, float x, float y, uint32_t color, const char *text, float wrap);
float imgui_wrapped_height(int font, const char *text, float wrap);

#ifdef __cplusplus
}
#endif
#endif
