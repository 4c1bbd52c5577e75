/* Rows that show a part of a picture, drawn in two ways in turn: by a source rectangle, as a layer's contents rectangle
   does it, and as the whole picture under a clip. Prints milliseconds of processor time a frame, all threads.
   cc -O2 crops.c -o crops $(pkg-config --cflags --libs sdl2); SDL_VIDEODRIVER=offscreen ./crops opengl|software FRAMES */
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { WIDTH = 780, HEIGHT = 1688, ROW = 200, ROWS = 10, PICTURE = 400, ROUNDS = 9 };

static void fail(const char *call) { fprintf(stderr, "%s: %s\n", call, SDL_GetError()); exit(1); }

static double frame(SDL_Renderer *renderer, SDL_Texture **pictures, int is_clip, int number, int is_gl) {
  clock_t start = clock();
  for (int row = 0; row < ROWS; row++) {
    int y = row * ROW - number % ROW, top = (row * 17 + number) % (PICTURE - ROW);
    SDL_Rect cell = {0, y, WIDTH, ROW}, whole = {0, y - top, WIDTH, PICTURE}, part = {0, top, WIDTH, ROW};
    SDL_RenderSetClipRect(renderer, is_clip ? &cell : NULL);
    SDL_RenderCopy(renderer, pictures[row], is_clip ? NULL : &part, is_clip ? &whole : &cell);
  }
  if (is_gl) {
    Uint32 pixel;
    SDL_Rect corner = {0, 0, 1, 1};
    SDL_RenderReadPixels(renderer, &corner, SDL_PIXELFORMAT_ARGB8888, &pixel, 4);
  }
  SDL_RenderPresent(renderer);
  return (double)(clock() - start) * 1000 / CLOCKS_PER_SEC;
}

static int rising(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

int main(int count, char **words) {
  if (count != 3) { fprintf(stderr, "usage: crops opengl|software FRAMES\n"); return 64; }
  int is_gl = !SDL_strcmp(words[1], "opengl"), frames = atoi(words[2]);
  SDL_SetHint(SDL_HINT_RENDER_DRIVER, words[1]);
  if (SDL_Init(SDL_INIT_VIDEO)) fail("SDL_Init");
  SDL_Window *window = SDL_CreateWindow("crops", 0, 0, WIDTH, HEIGHT, is_gl ? SDL_WINDOW_OPENGL : 0);
  SDL_Renderer *renderer = window ? SDL_CreateRenderer(window, -1, 0) : NULL;
  if (!renderer) fail("SDL_CreateRenderer");
  SDL_Texture *pictures[ROWS];
  for (int row = 0; row < ROWS; row++) {
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, WIDTH, PICTURE, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!surface) fail("SDL_CreateRGBSurfaceWithFormat");
    for (int y = 0; y < PICTURE; y++)
      for (int x = 0; x < WIDTH; x++)
        ((Uint32 *)((Uint8 *)surface->pixels + y * surface->pitch))[x] = 0xff000000u | (Uint32)(x * 31 + y * 517 + row);
    pictures[row] = SDL_CreateTextureFromSurface(renderer, surface);
    SDL_FreeSurface(surface);
    if (!pictures[row]) fail("SDL_CreateTextureFromSurface");
    SDL_SetTextureBlendMode(pictures[row], SDL_BLENDMODE_NONE);
  }
  double sums[2][ROUNDS] = {{0}};
  for (int round = -1; round < ROUNDS; round++)
    for (int number = 0; number < frames; number++)
      for (int turn = 0; turn < 2; turn++) {
        int is_clip = (turn + number) % 2;
        double time = frame(renderer, pictures, is_clip, number, is_gl);
        if (round >= 0) sums[is_clip][round] += time / frames;
      }
  for (int way = 0; way < 2; way++) qsort(sums[way], ROUNDS, sizeof(double), rising);
  printf("%s: source rectangle %.3f ms, clip %.3f ms (%.3f to %.3f, %.3f to %.3f), ratio %.2f\n", words[1],
         sums[0][ROUNDS / 2], sums[1][ROUNDS / 2], sums[0][0], sums[0][ROUNDS - 1], sums[1][0], sums[1][ROUNDS - 1],
         sums[0][ROUNDS / 2] / sums[1][ROUNDS / 2]);
  return 0;
}
