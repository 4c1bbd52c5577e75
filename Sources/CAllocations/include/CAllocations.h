#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

/// Counts how often a stretch of our own code asks for memory.
///
/// A program that links this target has its malloc, calloc, realloc and their aligned relatives pass through here on
/// their way to glibc. Between `allocations_begin` and `allocations_end` each request by the calling thread counts as
/// one, whatever its size, if it comes from the program itself or from the Swift runtime. What a C library asks for
/// while we are inside it (SDL, the GL driver) does not count, nor what other threads ask for, nor giving memory
/// back. Outside such a stretch the cost is one look at a variable of the thread.
///
/// Stretches do not nest: a second `allocations_begin` starts the count over.

/// Starts to count what the calling thread asks for, from 0.
void allocations_begin(void);

/// Stops counting and returns how often the calling thread has asked since `allocations_begin`; 0 if it never began.
long allocations_end(void);

/// Whether there is anything to count with: not under a sanitizer, which has an allocator of its own.
int allocations_are_counted(void);

#endif
