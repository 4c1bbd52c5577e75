// Looks up functions of a library opened by name.
#ifndef FINDING_H
#define FINDING_H

#include <dlfcn.h>
#include <stddef.h>

/// Looks up a function. Returns 0 if there is none.
static inline int find(void *library, const char *name, void *place) {
  void *address = dlsym(library, name);
  *(void **)place = address;
  return address != NULL;
}

#endif
