#define _GNU_SOURCE
#include "CCrashNote.h"

#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { words = 16, word_size = 32, line_size = 121, stack_size = 128 << 10, most_frames = 48 };

// A line of /proc/self/maps: a file mapped by the kernel, or its beginning.
struct mapping {
  unsigned long start, end, offset;
  int runs;
  char name[64];
};

static char note_path[4096];
static char head[line_size];
static char build[2 * 32 + 1];
static char drawn[line_size];
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

static void put_hex(int file, unsigned long number) {
  char digits[20];
  size_t place = sizeof digits - 1;
  digits[place] = 0;
  do {
    digits[--place] = "0123456789abcdef"[number % 16];
    number /= 16;
  } while (number > 0);
  put(file, "0x");
  put(file, digits + place);
}

static const char *read_hex(const char *text, unsigned long *number) {
  *number = 0;
  for (;; text++) {
    if (*text >= '0' && *text <= '9') *number = *number * 16 + (unsigned long)(*text - '0');
    else if (*text >= 'a' && *text <= 'f') *number = *number * 16 + (unsigned long)(*text - 'a' + 10);
    else return text;
  }
}

// "5600-5700 r-xp 00001000 fe:01 42   /usr/bin/parallax": keeps only the last part of the path.
static void read_mapping(const char *line, struct mapping *mapping) {
  const char *rest = read_hex(line, &mapping->start);
  if (*rest == '-') rest++;
  rest = read_hex(rest, &mapping->end);
  mapping->runs = strnlen(rest, 5) == 5 && rest[3] == 'x';
  mapping->offset = 0;
  if (strnlen(rest, 7) == 7) read_hex(rest + 6, &mapping->offset);
  const char *path = strchr(rest, '/');
  const char *last = path ? strrchr(path, '/') : NULL;
  keep(mapping->name, last ? last + 1 : "", sizeof mapping->name);
}

// Writes the file that an address was loaded from, and the offset in it. Only a program and its libraries are
// executable.
static void put_place(int file, unsigned long address) {
  int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (maps < 0) return;
  static char buffer[4096];
  static char line[512];
  size_t length = 0;
  unsigned long base = 0;
  int is_found = 0;
  ssize_t count;
  while (!is_found && (count = read(maps, buffer, sizeof buffer)) > 0) {
    for (ssize_t index = 0; index < count && !is_found; index++) {
      if (buffer[index] != '\n') {
        // The end of a long path is its name, so drop the beginning.
        if (length == sizeof line - 1) {
          memmove(line + 128, line + 256, length - 256);
          length -= 128;
        }
        line[length++] = buffer[index];
        continue;
      }
      line[length] = 0;
      length = 0;
      struct mapping mapping;
      read_mapping(line, &mapping);
      if (mapping.offset == 0) base = mapping.start;
      if (address < mapping.start || address >= mapping.end) continue;
      is_found = 1;
      if (!mapping.runs || !mapping.name[0]) break;
      put(file, mapping.name);
      put(file, "+");
      put_hex(file, address - base);
    }
  }
  if (!is_found) put(file, "?");
  close(maps);
}

static void put_frames(int file) {
  static void *frames[most_frames];
  int found = backtrace(frames, most_frames);
  put(file, "Frames:");
  // The first three are the handler's own.
  for (int index = 3; index < found; index++) {
    put(file, "\n  ");
    put_place(file, (unsigned long)frames[index]);
  }
  put(file, "\n");
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
  put(file, "\nBuild: ");
  put(file, build);
  put(file, "\nDrawn by: ");
  put(file, drawn);
  put(file, "\nOn the stage: ");
  put(file, shown);
  put(file, "\nLast requests:");
  unsigned last = count;
  for (unsigned index = last < words ? 0 : last - words; index != last; index++) {
    put(file, " ");
    put(file, asked[index % words]);
  }
  put(file, "\n");
  // Last, because the stack itself may be corrupt.
  put_frames(file);
  close(file);
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  // Two threads may crash at once, and writing the note may crash too.
  if (!is_writing) {
    is_writing = 1;
    write_note(number);
  }
  for (int index = 0; index < signal_count; index++) sigaction(signals[index], &former[index], NULL);
  // A fault is repeated on return and ends the program; a signal sent to the process is raised again.
  if (info->si_code <= 0) raise(number);
}

// Writes out the linker's build ID. The first object is the program itself.
static int find_build(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_NOTE) continue;
    const char *place = (const char *)(info->dlpi_addr + part->p_vaddr);
    const char *end = place + part->p_memsz;
    while ((size_t)(end - place) >= sizeof(ElfW(Nhdr))) {
      ElfW(Nhdr) note;
      memcpy(&note, place, sizeof note);
      place += sizeof note;
      size_t name_size = ((size_t)note.n_namesz + 3) & ~(size_t)3, id_size = ((size_t)note.n_descsz + 3) & ~(size_t)3;
      size_t room = (size_t)(end - place);
      if (name_size > room || id_size > room - name_size) break;
      if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && memcmp(place, "GNU", 4) == 0) {
        size_t count = note.n_descsz < (sizeof build - 1) / 2 ? note.n_descsz : (sizeof build - 1) / 2;
        for (size_t byte = 0; byte < count; byte++) {
          unsigned value = (unsigned char)place[name_size + byte];
          build[2 * byte] = "0123456789abcdef"[value / 16];
          build[2 * byte + 1] = "0123456789abcdef"[value % 16];
        }
        return 1;
      }
      place += name_size + id_size;
    }
  }
  return 1;
}

void crash_note_begin(const char *path, const char *line) {
  keep(note_path, path, sizeof note_path);
  keep(head, line, sizeof head);
  dl_iterate_phdr(find_build, NULL);
  // The first backtrace loads a library, which is impossible in a crash.
  void *frame;
  backtrace(&frame, 1);
  // A stack overflow needs another stack; other threads only have their own.
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

void crash_note_draw(const char *line) { keep(drawn, line, sizeof drawn); }

void crash_note_show(const char *line) { keep(shown, line, sizeof shown); }

void crash_note_add(const char *word) {
  keep(asked[count % words], word, word_size);
  count++;
}
