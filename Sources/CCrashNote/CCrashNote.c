#define _GNU_SOURCE
#include "CCrashNote.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { words = 16, word_size = 32, line_size = 121, stack_size = 64 << 10 };

static char note_path[4096];
static char head[line_size];
static char shown[line_size];
static char asked[words][word_size];
static volatile unsigned count;
static volatile sig_atomic_t is_writing;

static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP};
enum { signal_count = sizeof signals / sizeof signals[0] };
static struct sigaction former[signal_count];

static void keep(char *place, const char *text, size_t size) {
  size_t length = strnlen(text, size - 1);
  memcpy(place, text, length);
  place[length] = 0;
}

static void put(int file, const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t written = write(file, text, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}

static void put_number(int file, unsigned long number) {
  char digits[24];
  size_t place = sizeof digits - 1;
  digits[place] = 0;
  do {
    digits[--place] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  put(file, digits + place);
}

static const char *name(int number) {
  switch (number) {
    case SIGSEGV: return "segmentation fault";
    case SIGBUS: return "bus error";
    case SIGILL: return "illegal instruction";
    case SIGFPE: return "arithmetic error";
    case SIGABRT: return "abort";
    default: return "trap";
  }
}

static void write_note(int number) {
  int file = open(note_path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return;
  struct timespec now = {0, 0};
  clock_gettime(CLOCK_REALTIME, &now);
  put(file, head);
  put(file, "\nSignal: ");
  put_number(file, (unsigned long)number);
  put(file, " (");
  put(file, name(number));
  put(file, ")\nSeconds since 1970: ");
  put_number(file, (unsigned long)now.tv_sec);
  put(file, "\nOn the stage: ");
  put(file, shown);
  put(file, "\nLast requests:");
  unsigned last = count;
  for (unsigned index = last < words ? 0 : last - words; index != last; index++) {
    put(file, " ");
    put(file, asked[index % words]);
  }
  put(file, "\n");
  close(file);
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  // Two threads may crash at once, and the note may crash too.
  if (!is_writing) {
    is_writing = 1;
    write_note(number);
  }
  for (int index = 0; index < signal_count; index++) sigaction(signals[index], &former[index], NULL);
  // What this thread did is done again and ends the program; what somebody sent is sent again.
  if (info->si_code <= 0) raise(number);
}

void crash_note_begin(const char *path, const char *line) {
  keep(note_path, path, sizeof note_path);
  keep(head, line, sizeof head);
  // A stack that is full needs another one; of other threads' stacks only their own is at hand.
  stack_t stack = {0};
  stack.ss_sp = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  stack.ss_size = stack_size;
  if (stack.ss_sp != MAP_FAILED) sigaltstack(&stack, NULL);
  for (int index = 0; index < signal_count; index++) {
    struct sigaction action = {0};
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(signals[index], &action, &former[index]);
  }
}

void crash_note_show(const char *line) { keep(shown, line, sizeof shown); }

void crash_note_add(const char *word) {
  keep(asked[count % words], word, word_size);
  count++;
}
