// A filter of system calls (seccomp). In C, because the filter is a table of macros that no other language imports.

#define _GNU_SOURCE
#include "CConfinement.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
// The lower half of an argument: both architectures store it first.
#define ARGUMENT(index) LOAD(args[index])
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define REFUSE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
#define KILL BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
#define ALLOW_CALL(name) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), ALLOW

int confinement_drop(unsigned first) { return close_range(first, ~0U, 0) == 0 ? 0 : errno; }

static int limit(int resource, unsigned long value) {
  struct rlimit limit = {value, value};
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int confinement_limit(unsigned long space, unsigned long size, unsigned files) {
  int code = space == 0 ? 0 : limit(RLIMIT_AS, space);
  if (code == 0) code = limit(RLIMIT_FSIZE, size);
  if (code == 0) code = limit(RLIMIT_NOFILE, files);
  if (code == 0) code = limit(RLIMIT_NPROC, 0);
  return code == 0 ? limit(RLIMIT_CORE, 0) : code;
}

int confinement_filter(void) {
#ifdef ARCHITECTURE
  struct sock_filter filter[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      KILL,
      LOAD(nr),
      // Descriptors that are open.
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
      // Time, chance, itself.
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
      // `abort` sends a signal; nobody else is sent one.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_tgkill, 0, 4),
      ARGUMENT(0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 0, 1),
      ALLOW,
      REFUSE,
      // New memory belongs to no file, and none becomes code.
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
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) != 0) return errno;
  return 0;
#else
  return ENOSYS;
#endif
}

int shared_memory(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int limit_processor_time(int process, unsigned long seconds) {
  struct rlimit limit = {seconds, RLIM_INFINITY};
  return prlimit(process, RLIMIT_CPU, &limit, NULL) == 0 ? 0 : errno;
}
