// A delay in each so many frames of a program that asks SDL for events once a frame: PARALLAX_DELAY_US microseconds in
// each PARALLAX_DELAY_EVERY-th. Preloaded by trial.sh into both programs, so that they differ by the delay alone. It is
// a computation, as a processor that sleeps comes back slowly.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
}

int SDL_PollEvent(void *event) {
  static int (*poll)(void *);
  static double delay;
  static long every, number;
  if (!poll) {
    poll = (int (*)(void *))dlsym(RTLD_NEXT, "SDL_PollEvent");
    const char *length = getenv("PARALLAX_DELAY_US"), *distance = getenv("PARALLAX_DELAY_EVERY");
    delay = length ? atof(length) : 0;
    every = distance ? atol(distance) : 1;
  }
  int found = poll(event);
  // The last call of a frame finds nothing more.
  if (found || delay <= 0 || every <= 0 || ++number % every != 0) return found;
  for (double end = now() + delay; now() < end;) {
  }
  return found;
}
