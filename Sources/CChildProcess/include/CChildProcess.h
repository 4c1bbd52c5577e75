#ifndef CCHILDPROCESS_H
#define CCHILDPROCESS_H

// Starting a program and waiting for it, as far as that is not possible in Swift.

struct child_order {
  const char *path;
  /// Its name and arguments, and its variables; each list ends with a null pointer.
  char *const *words;
  char *const *variables;
  /// The descriptors that become its standard streams. -1 leaves a stream as it is here.
  int input, output, errors;
  /// The signal that it gets when the calling thread ends, in whichever way; 0 for none.
  int death;
  /// Whether it leads a process group of its own.
  int leads_group;
};

/// Starts a program with default signal handling, nothing blocked, and no descriptors but its standard streams. Returns
/// 0, or the error number.
int child_start(const struct child_order *order, int *process);

/// Waits until a child process has ended, which remains to be collected. Returns false if it has not after so many
/// milliseconds; below 0 there is no limit.
int child_wait(int process, int milliseconds);

/// Creates a file in memory without a name, to be passed to a program by its descriptor. Returns -1 on failure.
int child_file(void);

/// Whether the calling thread is the first one of this process, which lives as long as it.
int child_is_first_thread(void);

#endif
