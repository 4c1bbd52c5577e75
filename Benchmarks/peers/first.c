// Starts a program on an X server and says when it is seen: reads some rows of the screen again and again, and prints
// after how many milliseconds half of the pixels that change within the given seconds have changed for the first time,
// and the processor time of the program until it is ended, in milliseconds.
//
//   cc -O2 -o first first.c -lX11
//   first SECONDS PROGRAM [ARGUMENT...]

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { ROWS = 24 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1e6;
}

static int compare(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

int main(int count, char **words) {
  if (count < 3) {
    fprintf(stderr, "first: first SECONDS PROGRAM [ARGUMENT...]\n");
    return 64;
  }
  Display *display = XOpenDisplay(NULL);
  if (!display) {
    fprintf(stderr, "first: no X server\n");
    return 69;
  }
  Window root = DefaultRootWindow(display);
  int width = DisplayWidth(display, DefaultScreen(display)), height = DisplayHeight(display, DefaultScreen(display));
  size_t total = (size_t)width * ROWS;
  unsigned long *before = calloc(total, sizeof *before);
  double *changes = calloc(total, sizeof *changes);
  if (!before || !changes) return 70;

  double start = 0, length = atof(words[1]) * 1000;
  pid_t child = 0;
  for (int round = 0; round == 0 || now() - start < length; round++) {
    double time = now() - start;
    for (int row = 0; row < ROWS; row++) {
      XImage *image = XGetImage(
          display, root, 0, (2 * row + 1) * height / (2 * ROWS), (unsigned)width, 1, AllPlanes, ZPixmap);
      if (!image) return 70;
      for (int x = 0; x < width; x++) {
        size_t place = (size_t)row * (size_t)width + (size_t)x;
        unsigned long pixel = XGetPixel(image, x, 0);
        if (round == 0) before[place] = pixel;
        else if (changes[place] == 0 && pixel != before[place]) changes[place] = time;
      }
      XDestroyImage(image);
    }
    if (round == 0) {
      start = now();
      child = fork();
      if (child == 0) {
        setpgid(0, 0);
        if (!freopen("/dev/null", "w", stdout)) _exit(70);
        execvp(words[2], words + 2);
        _exit(66);
      }
    }
  }
  kill(-child, SIGTERM);
  int status = 0;
  waitpid(child, &status, 0);
  kill(-child, SIGKILL);
  struct rusage use;
  getrusage(RUSAGE_CHILDREN, &use);
  double *seen = changes;
  size_t changed = 0;
  for (size_t place = 0; place < total; place++)
    if (changes[place] > 0) seen[changed++] = changes[place];
  if (changed < total / 20) {
    fprintf(stderr, "first: %s was not seen\n", words[2]);
    return 75;
  }
  qsort(seen, changed, sizeof *seen, compare);
  printf(
      "%.1f %.1f\n", seen[changed / 2],
      (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) * 1000 +
          (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1000);
  return 0;
}
