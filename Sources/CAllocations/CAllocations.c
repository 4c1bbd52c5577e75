// Stands before glibc's allocator in the program that links it. The symbols of an executable win over those of shared
// libraries, so that requests from the Swift runtime and from C libraries are seen too.

#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>

// glibc's own entry points, under the names that no program redefines.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int is_counting;
static _Thread_local long requests;

void allocations_begin(void) {
  requests = 0;
  is_counting = 1;
}

long allocations_end(void) {
  long count = is_counting ? requests : 0;
  is_counting = 0;
  return count;
}

static void note(void) { requests += is_counting; }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note();
  return __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
  note();
  return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  int is_power = alignment != 0 && (alignment & (alignment - 1)) == 0;
  if (!is_power || alignment % sizeof(void *) != 0) return EINVAL;
  note();
  void *block = __libc_memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}
