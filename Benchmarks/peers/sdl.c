/* The weather menu on SDL alone: textures, a gradient, a rectangle and lines of text for each row, and nothing else.
 *
 *   ./sdl opengl|software PICTURES WARMUP FRAMES
 *
 * Prints "peer first" after the first frame, "peer begin" before the timed ones and "peer end" with their times in
 * milliseconds. With opengl one pixel is read back, so that a frame is over when its pixels exist. */
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 12, WIDTH = 390, HEIGHT = 844, ROW = 100, IMAGE = 200, SCALE = 2 };

static const char *const names[ROWS] = {"clear", "night", "clouds", "rain", "storm", "snow",
                                        "fog", "wind", "radar", "satellite", "temperature", "air-quality"};
static const char *const titles[ROWS] = {"Clear", "Clear night", "Clouds", "Rain", "Storm", "Snow",
                                         "Fog", "Wind", "Radar", "Satellite", "Temperature", "Air quality"};
static const char *const values[ROWS] = {"27°", "19°", "16°", "9°", "24°", "-6°", "11°", "13°", "2 h", "Live", "31°", "42"};

static void fail(const char *what) {
  fprintf(stderr, "sdl: %s: %s\n", what, SDL_GetError());
  exit(70);
}

/* The middle of a file that fills the picture's box, as large as it is drawn. */
static SDL_Texture *picture(SDL_Renderer *renderer, const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.jpg", folder, name);
  SDL_Surface *read = IMG_Load(path);
  if (!read) fail(path);
  SDL_Surface *file = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_ARGB8888, 0);
  SDL_Surface *drawn = SDL_CreateRGBSurfaceWithFormat(0, WIDTH * SCALE, IMAGE * SCALE, 32, SDL_PIXELFORMAT_ARGB8888);
  double share = fmax((double)WIDTH / file->w, (double)IMAGE / file->h);
  SDL_Rect part = {0, 0, (int)lround(WIDTH / share), (int)lround(IMAGE / share)};
  part.x = (file->w - part.w) / 2;
  part.y = (file->h - part.h) / 2;
  SDL_SoftStretchLinear(file, &part, drawn, NULL);
  SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, drawn);
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
  SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
  SDL_FreeSurface(read);
  SDL_FreeSurface(file);
  SDL_FreeSurface(drawn);
  return texture;
}

typedef struct { SDL_Texture *texture; float width, height; } Line;

static Line line(SDL_Renderer *renderer, TTF_Font *font, const char *text) {
  SDL_Surface *surface = TTF_RenderUTF8_Blended(font, text, (SDL_Color){255, 255, 255, 255});
  Line line = {SDL_CreateTextureFromSurface(renderer, surface), surface->w, surface->h};
  SDL_FreeSurface(surface);
  return line;
}

static void put(SDL_Renderer *renderer, Line line, float x, float y) {
  SDL_FRect place = {x, y, line.width, line.height};
  SDL_RenderCopyF(renderer, line.texture, NULL, &place);
}

static double offset(int frame) { return 178 - 178 * cos(2 * M_PI * frame / 180); }

int main(int count, char **words) {
  if (count != 5) { fprintf(stderr, "usage: sdl opengl|software PICTURES WARMUP FRAMES\n"); return 64; }
  int is_gl = !SDL_strcmp(words[1], "opengl"), warmup = atoi(words[3]), frames = atoi(words[4]);
  SDL_SetHint(SDL_HINT_RENDER_DRIVER, words[1]);
  SDL_SetHint(SDL_HINT_RENDER_VSYNC, "0");
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) || TTF_Init()) fail("SDL_Init");
  SDL_Window *window = SDL_CreateWindow("peer", 0, 0, WIDTH * SCALE, HEIGHT * SCALE,
                                        SDL_WINDOW_BORDERLESS | (is_gl ? SDL_WINDOW_OPENGL : 0));
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, 0);
  if (!renderer) fail("SDL_CreateRenderer");
  SDL_Texture *pictures[ROWS];
  Line title[ROWS], value[ROWS];
  TTF_Font *font = TTF_OpenFont("/usr/share/fonts/opentype/inter/Inter-SemiBold.otf", 18 * SCALE);
  if (!font) fail("TTF_OpenFont (install fonts-inter)");
  for (int row = 0; row < ROWS; row++) {
    pictures[row] = picture(renderer, words[2], names[row]);
    title[row] = line(renderer, font, titles[row]);
    value[row] = line(renderer, font, values[row]);
  }
  double *times = calloc((size_t)frames, sizeof *times);
  for (int frame = -warmup; frame < frames; frame++) {
    Uint64 start = SDL_GetPerformanceCounter();
    SDL_Event event;
    while (SDL_PollEvent(&event)) if (event.type == SDL_QUIT) return 1;
    double at = offset(frame + warmup);
    for (int row = 0; row < ROWS; row++) {
      double y = row * ROW - at;
      if (y >= HEIGHT || y + ROW <= 0) continue;
      double top = y - (IMAGE - ROW) / 2.0 + (HEIGHT / 2.0 - (y + ROW / 2.0)) * (IMAGE - ROW) / (HEIGHT + ROW);
      float edge = (float)(y * SCALE), below = edge + ROW * SCALE;
      /* Clips are whole pixels; a later row covers what is too much of this one. */
      SDL_Rect clip = {0, (int)floorf(edge), WIDTH * SCALE, (int)ceilf(below) - (int)floorf(edge)};
      SDL_RenderSetClipRect(renderer, &clip);
      SDL_FRect place = {0, (float)(top * SCALE), WIDTH * SCALE, IMAGE * SCALE};
      SDL_RenderCopyF(renderer, pictures[row], NULL, &place);
      float soft = edge + 15 * SCALE, dark = soft + 42.5f * SCALE, right = WIDTH * SCALE;
      SDL_Color from = {0, 0, 0, 0}, to = {0, 0, 0, 153};
      SDL_Vertex corners[] = {{{0, soft}, from, {0}}, {{right, soft}, from, {0}}, {{right, dark}, to, {0}},
                              {{0, soft}, from, {0}}, {{right, dark}, to, {0}}, {{0, dark}, to, {0}}};
      SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
      SDL_RenderGeometry(renderer, NULL, corners, 6, NULL, 0);
      SDL_FRect rest = {0, dark, right, below - dark};
      SDL_SetRenderDrawColor(renderer, 0, 0, 0, 153);
      SDL_RenderFillRectF(renderer, &rest);
      put(renderer, title[row], 10 * SCALE, edge + 48 * SCALE);
      put(renderer, value[row], right - 10 * SCALE - value[row].width, edge + 58 * SCALE);
    }
    if (is_gl) {
      Uint32 pixel;
      SDL_Rect corner = {0, 0, 1, 1};
      SDL_RenderReadPixels(renderer, &corner, SDL_PIXELFORMAT_ARGB8888, &pixel, 4);
    }
    SDL_RenderPresent(renderer);
    if (frame >= 0) times[frame] = (double)(SDL_GetPerformanceCounter() - start) * 1000 / (double)SDL_GetPerformanceFrequency();
    if (frame == -warmup) { puts("peer first"); fflush(stdout); }
    if (frame == -1) { puts("peer begin"); fflush(stdout); }
  }
  printf("peer end");
  for (int frame = 0; frame < frames; frame++) printf(" %.3f", times[frame]);
  puts("");
  fflush(stdout);
  getchar();
}
