// Between vfork and exec a child shares the memory of its parent, so only calls that change nothing there are allowed.
// posix_spawn does the same, but cannot have the child ended along with its parent.

#define _GNU_SOURCE
#include "CChildProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Makes a descriptor a standard stream. Those of the other streams are out of the way.
static int connect_stream(int descriptor, int stream) {
  if (descriptor < 0) return 0;
  // A copy is not closed by exec; a descriptor copied to itself would be.
  if (descriptor == stream) return fcntl(descriptor, F_SETFD, 0);
  return dup2(descriptor, stream) < 0 ? -1 : 0;
}

static int out_of_the_way(int descriptor, int stream) {
  if (descriptor < 0 || descriptor == stream || descriptor > STDERR_FILENO) return descriptor;
  return fcntl(descriptor, F_DUPFD, STDERR_FILENO + 1);
}

static void forget_handlers(void) {
  for (int number = 1; number < NSIG; number += 1) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0) continue;
    // Those ignored on purpose, as under nohup, stay so.
    int isOurs = number == SIGPIPE || number == SIGXFSZ;
    if (action.sa_handler == SIG_DFL || (action.sa_handler == SIG_IGN && !isOurs)) continue;
    action.sa_handler = SIG_DFL;
    action.sa_flags = 0;
    sigaction(number, &action, NULL);
  }
}

static int become(const struct child_order *order, int parent) {
  forget_handlers();
  if (order->death != 0) {
    if (prctl(PR_SET_PDEATHSIG, order->death) != 0) return errno;
    // The parent may have ended before.
    if (getppid() != parent) _exit(127);
  }
  if (order->leads_group && setpgid(0, 0) != 0) return errno;
  int input = out_of_the_way(order->input, STDIN_FILENO);
  int output = out_of_the_way(order->output, STDOUT_FILENO);
  int errors = out_of_the_way(order->errors, STDERR_FILENO);
  if (connect_stream(input, STDIN_FILENO) != 0 || connect_stream(output, STDOUT_FILENO) != 0 ||
      connect_stream(errors, STDERR_FILENO) != 0)
    return errno;
  // Systems before Linux 5.9 rely on the flags of each descriptor.
  (void)close_range(STDERR_FILENO + 1, ~0U, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(order->path, order->words, order->variables);
  return errno;
}

int child_start(const struct child_order *order, int *process) {
  sigset_t all, before;
  sigfillset(&all);
  // A handler of the parent must not run in the child.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int parent = getpid();
  volatile int failure = 0;
  int child = vfork();
  if (child == 0) {
    failure = become(order, parent);
    _exit(127);
  }
  if (child < 0) failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (child > 0 && failure != 0) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
  }
  *process = child;
  return failure;
}

int child_wait(int process, int milliseconds) {
  siginfo_t info;
  int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
  if (descriptor >= 0) {
    struct pollfd waiting = {descriptor, POLLIN, 0};
    int count;
    do {
      count = poll(&waiting, 1, milliseconds);
    } while (count < 0 && errno == EINTR);
    close(descriptor);
    return count != 0;
  }
  // Systems before Linux 5.3, and processes without a descriptor left.
  for (int waited = 0; milliseconds < 0 || waited <= milliseconds; waited += 10) {
    info.si_pid = 0;
    if (waitid(P_PID, (id_t)process, &info, WEXITED | WNOWAIT | WNOHANG) != 0 || info.si_pid != 0) return 1;
    struct timespec pause = {0, 10000000};
    nanosleep(&pause, NULL);
  }
  return 0;
}

int child_file(void) { return memfd_create("parallax", MFD_CLOEXEC); }

int child_is_first_thread(void) { return syscall(SYS_gettid) == getpid(); }
