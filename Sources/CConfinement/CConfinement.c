// A filter of system calls (seccomp). In C, because the filter is a table of macros that no other language imports.

#define _GNU_SOURCE
#include "CConfinement.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#define OLD_ACCESS FONT_CALL(access)
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
// Its C library has only the newer one.
#define OLD_ACCESS ~0U
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
// The lower half of an argument: both architectures store it first.
#define ARGUMENT(index) LOAD(args[index])
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define REFUSE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
#define KILL BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
#define ALLOW_CALL(name) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), ALLOW
// A call that takes more than others have, or else a number that no call has.
#define THREAD_CALL(name) (rights & CONFINEMENT_THREADS ? (uint32_t)__NR_##name : ~0U)
#define FONT_CALL(name) (rights & CONFINEMENT_FONTS ? (uint32_t)__NR_##name : ~0U)

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

/// Whether no other thread is left. One that ends is waited for, a tenth of a second at most.
static int is_alone(void) {
  for (int round = 0; round < 100; round++) {
    DIR *tasks = opendir("/proc/self/task");
    if (tasks == NULL) return 0;
    int count = 0;
    for (struct dirent *task = readdir(tasks); task != NULL; task = readdir(tasks)) count += task->d_name[0] != '.';
    closedir(tasks);
    if (count == 1) return 1;
    usleep(1000);
  }
  return 0;
}

static int allow_reading(int rules, const char *folder) {
  struct landlock_path_beneath_attr beneath = {LANDLOCK_ACCESS_FS_READ_FILE, open(folder, O_PATH | O_CLOEXEC)};
  // Where there is no such folder nothing in it is read.
  if (beneath.parent_fd < 0) return 0;
  long answer = syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0);
  close(beneath.parent_fd);
  return answer == 0 ? 0 : errno;
}

int confinement_fonts(void) {
  // It holds the thread that asks, and those that it starts.
  if (!is_alone()) return EBUSY;
  // Everything that the first version of the interface knows: reading, writing, running, making and removing.
  struct landlock_ruleset_attr all = {.handled_access_fs = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1};
  int rules = (int)syscall(__NR_landlock_create_ruleset, &all, sizeof all.handled_access_fs, 0);
  if (rules < 0) return errno;
  int code = allow_reading(rules, "/usr/share/fonts");
  if (code == 0) code = allow_reading(rules, "/usr/local/share/fonts");
  if (code == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) code = errno;
  if (code == 0 && syscall(__NR_landlock_restrict_self, rules, 0) != 0) code = errno;
  close(rules);
  return code;
}

int confinement_filter(int rights) {
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
      // Threads of its own, held as it is. The newer call hides what it is to start: the C library then takes the older.
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
      // Files that fonts lie in, read only; which ones may be opened is not for this filter to say, which sees no paths.
      // All others are asked for in vain.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FONT_CALL(openat), 0, 4),
      ARGUMENT(2),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_ACCMODE | O_CREAT | O_TRUNC, 1, 0),
      ALLOW,
      REFUSE,
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FONT_CALL(fcntl), 0, 1),
      ALLOW,
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FONT_CALL(newfstatat), 0, 1),
      ALLOW,
      // Whether a file may be read turns out when it is opened: the answer is yes, and nobody has looked.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FONT_CALL(faccessat), 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OLD_ACCESS, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FONT_CALL(mmap), 0, 4),
      ARGUMENT(2),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 1, 0),
      ALLOW,
      REFUSE,
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
  // For the threads that a library has started before, too: a positive answer names one that cannot be held.
  long answer = syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
  return answer == 0 ? 0 : answer > 0 ? EBUSY : errno;
#else
  return ENOSYS;
#endif
}

int shared_memory(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int limit_processor_time(int process, unsigned long seconds) {
  struct rlimit limit = {seconds, RLIM_INFINITY};
  return prlimit(process, RLIMIT_CPU, &limit, NULL) == 0 ? 0 : errno;
}
