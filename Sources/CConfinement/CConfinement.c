// A system call filter (seccomp). In C, because the filter is a table of macros that only C can import.

#define _GNU_SOURCE
#include "CConfinement.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#define OLD_ACCESS FILE_CALL(access)
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
// The C library of this architecture has only the newer call.
#define OLD_ACCESS ~0U
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
// The lower half of an argument, stored first on both architectures.
#define ARGUMENT(index) LOAD(args[index])
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define REFUSE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
#define TRAP BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP)
#define KILL BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
#define ALLOW_CALL(name) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), ALLOW
// A call that needs a privilege, or else a number that no call has.
#define THREAD_CALL(name) (rights & CONFINEMENT_THREADS ? (uint32_t)__NR_##name : ~0U)
#define FILE_CALL(name) (rights & CONFINEMENT_FILES ? (uint32_t)__NR_##name : ~0U)

int confinement_drop(unsigned first) { return close_range(first, ~0U, 0) == 0 ? 0 : errno; }

static int limit(int resource, unsigned long value) {
  struct rlimit limit = {value, value};
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int confinement_limit(unsigned long space, unsigned long size, unsigned files, int rights) {
  int code = space == 0 ? 0 : limit(RLIMIT_AS, space);
  if (code == 0) code = limit(RLIMIT_FSIZE, size);
  if (code == 0) code = limit(RLIMIT_NOFILE, files);
  // Threads count as processes here.
  if (code == 0 && !(rights & CONFINEMENT_THREADS)) code = limit(RLIMIT_NPROC, 0);
  return code == 0 ? limit(RLIMIT_CORE, 0) : code;
}

// Files that may be opened after the filter, sorted by path, with their current descriptors.
static struct kept {
  const char *path;
  int descriptor;
} kept[CONFINEMENT_MOST_FILES];
static size_t kept_count;

static int compare(const void *one, const void *other) {
  return strcmp(((const struct kept *)one)->path, ((const struct kept *)other)->path);
}

#ifdef ARCHITECTURE
#if defined(__x86_64__)
#define ARGUMENT_OF(state, x86, arm) ((state)->uc_mcontext.gregs[REG_##x86])
#else
#define ARGUMENT_OF(state, x86, arm) ((state)->uc_mcontext.regs[arm])
#endif

/// The descriptor of a kept file, or -1.
static int descriptor_of(const char *path) {
  struct kept wanted = {path, -1};
  const struct kept *found = bsearch(&wanted, kept, kept_count, sizeof *kept, compare);
  return found == NULL ? -1 : found->descriptor;
}

/// Duplicates the descriptor of a kept file. All descriptors of a file share the read position.
static int open_again(const char *path, long flags) {
  int own = descriptor_of(path);
  if (own < 0 || flags & (O_ACCMODE | O_CREAT | O_TRUNC)) return -EPERM;
  int descriptor = fcntl(own, F_DUPFD_CLOEXEC, 0);
  return descriptor < 0 ? -errno : lseek(descriptor, 0, SEEK_SET) < 0 ? -errno : descriptor;
}

/// Reads the status of a path or, without a path, of a descriptor.
static int look(int descriptor, const char *path, void *place) {
  int own = *path == 0 ? descriptor : descriptor_of(path);
  if (own < 0) return -EPERM;
  return syscall(__NR_fstat, own, place) == 0 ? 0 : -errno;
}

/// Replaces the kernel's open and stat calls. The kernel itself never sees a path.
static void answer(int signal, siginfo_t *information, void *context) {
  (void)signal;
  ucontext_t *state = context;
  int error = errno, result = -EPERM;
  const char *path = (const char *)ARGUMENT_OF(state, RSI, 1);
  if (information->si_syscall == __NR_openat && path != NULL) result = open_again(path, (long)ARGUMENT_OF(state, RDX, 2));
  if (information->si_syscall == __NR_newfstatat && path != NULL)
    result = look((int)ARGUMENT_OF(state, RDI, 0), path, (void *)ARGUMENT_OF(state, RDX, 2));
  ARGUMENT_OF(state, RAX, 0) = result;
  errno = error;
}
#endif

size_t confinement_keep(const char *const *paths, size_t count) {
#ifdef ARCHITECTURE
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &limit);
  // Leave some descriptors for reopening files.
  size_t room = limit.rlim_max > CONFINEMENT_SPARE ? limit.rlim_max - CONFINEMENT_SPARE : 0;
  size_t most = room < CONFINEMENT_MOST_FILES ? room : CONFINEMENT_MOST_FILES;
  for (size_t index = 0; index < count && kept_count < most; index++) {
    int descriptor = open(paths[index], O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor >= 0) kept[kept_count++] = (struct kept){paths[index], descriptor};
  }
  qsort(kept, kept_count, sizeof *kept, compare);
  struct sigaction action = {.sa_sigaction = answer, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  if (kept_count > 0 && sigaction(SIGSYS, &action, NULL) != 0) kept_count = 0;
#endif
  return kept_count;
}

int confinement_filter(int rights) {
#ifdef ARCHITECTURE
  struct sock_filter filter[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      KILL,
      LOAD(nr),
      // Open descriptors.
      ALLOW_CALL(read),
      ALLOW_CALL(write),
      ALLOW_CALL(pread64),
      ALLOW_CALL(pwrite64),
      ALLOW_CALL(readv),
      ALLOW_CALL(writev),
      ALLOW_CALL(lseek),
      ALLOW_CALL(fstat),
      ALLOW_CALL(ftruncate),
      ALLOW_CALL(close),
      // Memory.
      ALLOW_CALL(brk),
      ALLOW_CALL(munmap),
      ALLOW_CALL(mremap),
      ALLOW_CALL(madvise),
      // Time, random numbers, the process itself.
      ALLOW_CALL(futex),
      ALLOW_CALL(clock_gettime),
      ALLOW_CALL(gettimeofday),
      ALLOW_CALL(getrandom),
      ALLOW_CALL(sched_yield),
      ALLOW_CALL(getpid),
      ALLOW_CALL(gettid),
      ALLOW_CALL(sigaltstack),
      ALLOW_CALL(rt_sigprocmask),
      ALLOW_CALL(rt_sigreturn),
      ALLOW_CALL(restart_syscall),
      ALLOW_CALL(exit),
      ALLOW_CALL(exit_group),
      // Threads of its own, confined in the same way. The newer call hides its arguments, so it is refused and the C
      // library falls back to the older one.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, THREAD_CALL(clone), 0, 4),
      ARGUMENT(0),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
      ALLOW,
      REFUSE,
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, THREAD_CALL(clone3), 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, THREAD_CALL(set_robust_list), 0, 1),
      ALLOW,
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, THREAD_CALL(rseq), 0, 1),
      ALLOW,
      // Kept files: `answer` opens them, and the kernel opens nothing.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FILE_CALL(openat), 0, 1),
      TRAP,
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FILE_CALL(newfstatat), 0, 1),
      TRAP,
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FILE_CALL(fcntl), 0, 1),
      ALLOW,
      // Always answers yes; whether a file is readable turns out when it is opened.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FILE_CALL(faccessat), 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OLD_ACCESS, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FILE_CALL(mmap), 0, 4),
      ARGUMENT(2),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 1, 0),
      ALLOW,
      REFUSE,
      // `abort` sends a signal to itself; other targets are refused.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_tgkill, 0, 4),
      ARGUMENT(0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 0, 1),
      ALLOW,
      REFUSE,
      // New memory must not map a file, and must not become executable.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_mprotect, 0, 4),
      ARGUMENT(2),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 1, 0),
      ALLOW,
      REFUSE,
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_mmap, 0, 6),
      ARGUMENT(2),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 3, 0),
      ARGUMENT(3),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, MAP_ANONYMOUS, 0, 1),
      ALLOW,
      REFUSE,
      REFUSE,
  };
  struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  // Also for threads that a library has already started: a positive result names one that cannot be confined.
  long answer = syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
  return answer == 0 ? 0 : answer > 0 ? EBUSY : errno;
#else
  return ENOSYS;
#endif
}

void memory_keep(int bytes) {
  mallopt(M_TRIM_THRESHOLD, bytes);
  mallopt(M_MMAP_THRESHOLD, bytes);
}

int shared_memory(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int limit_processor_time(int process, unsigned long seconds) {
  struct rlimit limit = {seconds, RLIM_INFINITY};
  return prlimit(process, RLIMIT_CPU, &limit, NULL) == 0 ? 0 : errno;
}
