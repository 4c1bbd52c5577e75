#ifndef CCONFINEMENT_H
#define CCONFINEMENT_H

// What a process gives up. Each call is for good and for the whole process, and returns 0, or the system's error number
// where the system does not take it.

/// Closes every descriptor from `first` on.
int confinement_drop(unsigned first);

/// Limits the bytes of address space (0: no limit), the bytes of a file that is written, and the number of descriptors;
/// no other process is started, and no core file written.
int confinement_limit(unsigned long space, unsigned long size, unsigned files);

/// Gives up every call of the system but those that computing and talking over descriptors that are open already take:
/// no file and no socket can be opened any more, no program and no thread started, no memory made executable, no signal
/// sent but to itself. What is asked for all the same fails with EPERM.
int confinement_filter(void);

// What its parent does.

/// A file without a name that lies in memory: its descriptor, which programs do not inherit, or -1 and `errno`.
int shared_memory(const char *name);

/// The kernel ends `process` once it has had so much processor time. Can be asked for again.
int limit_processor_time(int process, unsigned long seconds);

#endif
