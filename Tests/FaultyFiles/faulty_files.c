#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Reads variables, which all have to be set but FAULT_BUT:

     FAULT_CALL    the call that fails: open, read, write, fsync, rename, close, stat, fstat, mkdir, fchmod
     FAULT_ERRNO   with what; 0: it does half of what it was asked for (read and write)
     FAULT_NUMBER  which of the calls, from 1; with a plus behind it all from that one on
     FAULT_FOLDER  only files whose path begins so
     FAULT_BUT     but none whose path begins so
     FAULT_MARK    a file that is made as soon as a call has failed                                                  */

static const char *call, *folder, *but, *mark;
static int code, number, goes_on;
static atomic_int calls;

__attribute__((constructor)) static void begin(void) {
  const char *which = getenv("FAULT_NUMBER"), *reason = getenv("FAULT_ERRNO");
  folder = getenv("FAULT_FOLDER");
  but = getenv("FAULT_BUT");
  mark = getenv("FAULT_MARK");
  if (!which || !reason || !folder || !mark) return;
  number = atoi(which);
  goes_on = strchr(which, '+') != NULL;
  code = atoi(reason);
  call = getenv("FAULT_CALL");
}

/* Whether this call is one that fails. */
static int fails(const char *name, const char *path) {
  if (!call || strcmp(name, call) != 0 || !path || strncmp(path, folder, strlen(folder)) != 0) return 0;
  if (but && strncmp(path, but, strlen(but)) == 0) return 0;
  int count = atomic_fetch_add(&calls, 1) + 1;
  if (goes_on ? count < number : count != number) return 0;
  long file = syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT, 0600);
  if (file >= 0) syscall(SYS_close, file);
  errno = code;
  return 1;
}

/* The same of a file that is open. */
static int fails_open(const char *name, int descriptor) {
  if (!call || strcmp(name, call) != 0) return 0;
  char link[32], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return fails(name, path);
}

/* The call as the C library has it. */
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPENING(name)                                      \
  int name(const char *path, int flags, ...) {             \
    va_list rest;                                          \
    va_start(rest, flags);                                 \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                          \
    return fails("open", path) ? -1 : REAL(name)(path, flags, mode); \
  }

OPENING(open)
OPENING(open64)

#define MOVING(name, kind, buffer_type)                                           \
  ssize_t name(int descriptor, buffer_type buffer, size_t count) {                \
    if (!fails_open(kind, descriptor)) return REAL(name)(descriptor, buffer, count); \
    return code == 0 && count > 1 ? REAL(name)(descriptor, buffer, count / 2) : -1; \
  }

MOVING(read, "read", void *)
MOVING(write, "write", const void *)

int fsync(int descriptor) { return fails_open("fsync", descriptor) ? -1 : REAL(fsync)(descriptor); }

int fchmod(int descriptor, mode_t mode) { return fails_open("fchmod", descriptor) ? -1 : REAL(fchmod)(descriptor, mode); }

int rename(const char *from, const char *to) { return fails("rename", to) ? -1 : REAL(rename)(from, to); }

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  return fails("rename", to) ? -1 : REAL(linkat)(from_folder, from, to_folder, to, flags);
}

int mkdir(const char *path, mode_t mode) { return fails("mkdir", path) ? -1 : REAL(mkdir)(path, mode); }

int stat(const char *restrict path, struct stat *restrict status) {
  return fails("stat", path) ? -1 : REAL(stat)(path, status);
}

int fstat(int descriptor, struct stat *status) { return fails_open("fstat", descriptor) ? -1 : REAL(fstat)(descriptor, status); }

/* The file is closed all the same: only what was still to be written is lost. */
int close(int descriptor) {
  int is_lost = fails_open("close", descriptor);
  int result = REAL(close)(descriptor);
  if (!is_lost) return result;
  errno = code;
  return -1;
}
