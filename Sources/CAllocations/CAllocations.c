// Overrides glibc's allocator in the program that links it. The symbols of an executable take precedence over those of
// shared libraries, so requests from the Swift runtime are counted too. The return address tells who asked.

#define _GNU_SOURCE
#include "CAllocations.h"

#include <errno.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_OTHER_ALLOCATOR 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OTHER_ALLOCATOR 1
#endif
#endif

static _Thread_local int is_counting;
static _Thread_local long requests;

int allocations_are_counted(void) {
#ifdef HAS_OTHER_ALLOCATOR
  return 0;
#else
  return 1;
#endif
}

long allocations_end(void) {
  long count = is_counting ? requests : 0;
  is_counting = 0;
  return count;
}

#ifdef HAS_OTHER_ALLOCATOR

void allocations_begin(void) { requests = 0; }

#else

// The address ranges of our own code: the program, and the Swift runtime if it is a shared library.
enum { MOST_RANGES = 32 };
static struct { uintptr_t low, high; } ranges[MOST_RANGES];
static int range_count;

static int note_library(struct dl_phdr_info *library, size_t size, void *count) {
  (void)size;
  const char *name = library->dlpi_name;
  int is_program = (*(int *)count)++ == 0;
  if (!is_program && !strstr(name, "/libswift") && !strstr(name, "Foundation")) return 0;
  for (int index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X) || range_count == MOST_RANGES) continue;
    ranges[range_count].low = library->dlpi_addr + part->p_vaddr;
    ranges[range_count].high = ranges[range_count].low + part->p_memsz;
    range_count++;
  }
  return 0;
}

// Before main, while there is one thread.
__attribute__((constructor)) static void find_ranges(void) {
  int count = 0;
  dl_iterate_phdr(note_library, &count);
}

void allocations_begin(void) {
  requests = 0;
  is_counting = 1;
}

static void note(const void *caller) {
  if (!is_counting) return;
  for (int index = 0; index < range_count; index++) {
    if ((uintptr_t)caller - ranges[index].low < ranges[index].high - ranges[index].low) {
      requests++;
      return;
    }
  }
}

#define NOTE() note(__builtin_return_address(0))

// glibc's own entry points, which no program redefines.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  NOTE();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  NOTE();
  return __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
  NOTE();
  return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
  NOTE();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  NOTE();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  int is_power = alignment != 0 && (alignment & (alignment - 1)) == 0;
  if (!is_power || alignment % sizeof(void *) != 0) return EINVAL;
  NOTE();
  void *block = __libc_memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

#endif
