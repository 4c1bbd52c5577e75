#ifndef CFILERANGE_H
#define CFILERANGE_H

// Copying a part of a file to another one within the kernel, which shares it where the file system can. Swift's Glibc
// module leaves out the call.

/// Copies up to `count` bytes from a position of one file to the position at which the other one is written. Returns how
/// many were copied, or -1 with the reason in `errno`.
long file_range_copy(int source, long offset, int target, unsigned long count);

#endif
