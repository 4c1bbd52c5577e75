// Prints for parallax what the other peers print of themselves, so that all are measured from outside in one way. It is
// preloaded, and counts the frames by the calls that ask SDL for events and find none, of which each frame has one.
//
// PEER_BEGIN frames are left out, then PEER_FRAMES are timed, each from one such call to the next. Then it waits, so that
// what the program does after its frames is not counted.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

int SDL_PollEvent(void *event) {
  static int (*poll)(void *);
  static double *times, last;
  static long begin, frames, number;
  if (!poll) {
    poll = (int (*)(void *))dlsym(RTLD_NEXT, "SDL_PollEvent");
    const char *before = getenv("PEER_BEGIN"), *count = getenv("PEER_FRAMES");
    begin = before ? atol(before) : 0;
    frames = count ? atol(count) : 0;
    times = calloc((size_t)frames + 1, sizeof *times);
  }
  int found = poll(event);
  if (found || !frames || !times) return found;
  double time = now();
  // `number` frames are complete.
  if (number == 1) fprintf(stderr, "peer first\n");
  if (number == begin) fprintf(stderr, "peer begin\n");
  if (number > begin) times[number - begin - 1] = time - last;
  if (number == begin + frames) {
    fprintf(stderr, "peer end");
    for (long frame = 0; frame < frames; frame++) fprintf(stderr, " %.3f", times[frame]);
    fprintf(stderr, "\n");
    getchar();
    exit(0);
  }
  number++;
  last = number > begin ? now() : time;
  return found;
}
