#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

/// Counts the allocations made by a section of our own code.
///
/// In a program that links this target, malloc, calloc, realloc and their aligned variants pass through here on their
/// way to glibc. Between `allocations_begin` and `allocations_end` each request by the calling thread counts as one,
/// whatever its size, if it comes from the program itself or from the Swift runtime. Requests made inside C libraries
/// (SDL, the GL driver) or by other threads do not count, nor does freeing. Outside a section the cost is one read of a
/// thread-local variable.
///
/// Sections do not nest: a second `allocations_begin` resets the count.

/// Starts counting the calling thread's allocations, from 0.
void allocations_begin(void);

/// Stops counting and returns the number since `allocations_begin`; 0 if it was not called.
long allocations_end(void);

/// Whether allocations can be counted: not under a sanitizer, which has its own allocator.
int allocations_are_counted(void);

#endif
