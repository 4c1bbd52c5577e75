#ifndef CCONFINEMENT_H
#define CCONFINEMENT_H

#include <stddef.h>

// Dropping privileges. Each call is permanent, affects the whole process, and returns 0, or the error number if the
// system refuses.

/// Privileges to keep.
enum {
  /// Starting threads, which are confined in the same way.
  CONFINEMENT_THREADS = 1,
  /// Reopening the files opened by `confinement_keep`.
  CONFINEMENT_FILES = 2
};

/// Maximum number of kept files, and descriptors reserved for those not open yet.
enum { CONFINEMENT_MOST_FILES = 4096, CONFINEMENT_SPARE = 32 };

/// Closes every descriptor from `first` on.
int confinement_drop(unsigned first);

/// Limits the address space in bytes (0: no limit), the size of written files in bytes, and the number of descriptors;
/// prevents new processes and core dumps. With threads, the number of processes is left to the filter.
int confinement_limit(unsigned long space, unsigned long size, unsigned files, int rights);

/// Opens files for reading, so that they can be reopened by the same paths after the filter. The paths must stay valid.
/// Returns their number, or 0 on an unsupported machine. Call once.
size_t confinement_keep(const char *const *paths, size_t count);

/// Forbids every system call except those for computing and for using open descriptors: no more opening of files or
/// sockets, no new programs or threads, no executable memory, no signals except to itself. Forbidden calls fail with
/// EPERM. Applies to existing threads as well.
int confinement_filter(int rights);

/// Lets freed memory of up to so many bytes be used again, instead of giving it back to the system, which clears it.
void memory_keep(int bytes);

// Used by the parent process.

/// Creates an anonymous file in memory, which child processes do not inherit. Returns its descriptor, or -1 with
/// `errno`.
int shared_memory(const char *name);

/// Makes the kernel kill `process` after that much processor time. May be called again.
int limit_processor_time(int process, unsigned long seconds);

#endif
