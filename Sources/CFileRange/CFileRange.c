#define _GNU_SOURCE
#include "CFileRange.h"

#include <unistd.h>

long file_range_copy(int source, long offset, int target, unsigned long count) {
  off_t place = offset;
  return copy_file_range(source, &place, target, NULL, count, 0);
}
