// How a function of a library that was opened by its name is found.
#ifndef FINDING_H
#define FINDING_H

#include <dlfcn.h>
#include <stddef.h>

/// Finds a function; 0 where there is none.
static inline int find(void *library, const char *name, void *place) {
  void *address = dlsym(library, name);
  *(void **)place = address;
  return address != NULL;
}

#endif
