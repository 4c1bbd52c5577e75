#ifndef CCONFINEMENT_H
#define CCONFINEMENT_H

#include <stddef.h>

// What a process gives up. Each call is for good and for the whole process, and returns 0, or the system's error number
// where the system does not take it.

/// What a process keeps that others give up.
enum {
  /// Starting threads, which are held like it.
  CONFINEMENT_THREADS = 1,
  /// Opening the files again that `confinement_keep` has opened.
  CONFINEMENT_FILES = 2
};

/// No more files are kept, and so many descriptors are left for those that are not open yet.
enum { CONFINEMENT_MOST_FILES = 4096, CONFINEMENT_SPARE = 32 };

/// Closes every descriptor from `first` on.
int confinement_drop(unsigned first);

/// Limits the bytes of address space (0: no limit), the bytes of a file that is written, and the number of descriptors;
/// no other process is started, and no core file written. With threads the number of processes is left to the filter.
int confinement_limit(unsigned long space, unsigned long size, unsigned files, int rights);

/// Opens files for reading, so that they can be opened again, by the same paths, after all others are given up. The
/// paths stay where they are. How many there are; 0 where the machine is none that this is known for. To be called once.
size_t confinement_keep(const char *const *paths, size_t count);

/// Gives up every call of the system but those that computing and talking over descriptors that are open already take:
/// no file and no socket can be opened any more, no program and no thread started, no memory made executable, no signal
/// sent but to itself. What is asked for all the same fails with EPERM. Holds the threads that there are as well.
int confinement_filter(int rights);

// What its parent does.

/// A file without a name that lies in memory: its descriptor, which programs do not inherit, or -1 and `errno`.
int shared_memory(const char *name);

/// The kernel ends `process` once it has had so much processor time. Can be asked for again.
int limit_processor_time(int process, unsigned long seconds);

#endif
