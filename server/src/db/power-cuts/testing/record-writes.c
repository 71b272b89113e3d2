/*
 * Loaded before the C library (LD_PRELOAD), this records what a process and its children write below one folder, and
 * when they wait for the disk: the material from which power cuts are replayed (replay-cut.ts).
 *
 * Each call becomes one record, appended to one file by a single writev, so that the records of all processes stand in
 * one order. A write is recorded before its caller goes on. Waiting for the disk is recorded at its begin and at its
 * end: at the end, what was written before the begin is safe.
 *
 * Environment: WAYMARK_RECORD, the file; WAYMARK_RECORD_ROOT, the folder, as an absolute path without links.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { OPENED = 1, WRITTEN, TRUNCATED, ALLOCATED, SYNC_BEGUN, SYNC_ENDED, RENAMED, LINKED, UNLINKED, FOLDER_MADE, FOLDER_REMOVED, SYMLINKED };

struct header {
  uint32_t kind, thread;
  uint64_t inode, at, length;
  uint32_t path_length, other_length;
  uint64_t data_length;
};

extern char **environ;
static int record = -1;
static char root[PATH_MAX];
static size_t root_length;
static dev_t device;

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (real == NULL) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("WAYMARK_RECORD"), *folder = getenv("WAYMARK_RECORD_ROOT");
  struct stat found;
  if (record >= 0 || file == NULL || folder == NULL || stat(folder, &found) != 0) return;
  int low = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_APPEND | O_CLOEXEC);
  if (low < 0) return;
  device = found.st_dev;
  root_length = strlen(folder);
  memcpy(root, folder, root_length + 1);
  /* Out of the way of programs that count or close low numbers. */
  record = fcntl(low, F_DUPFD_CLOEXEC, 500);
  syscall(SYS_close, low);
}

static void put(int kind, uint64_t inode, uint64_t at, uint64_t length, const char *path, const char *other, const void *data, size_t size) {
  if (record < 0) return;
  int before = errno;
  struct header header = {kind, (uint32_t)syscall(SYS_gettid), inode, at, length, path ? strlen(path) : 0, other ? strlen(other) : 0, size};
  struct iovec parts[4] = {{&header, sizeof header}, {(void *)path, header.path_length}, {(void *)other, header.other_length}, {(void *)data, size}};
  size_t whole = sizeof header + header.path_length + header.other_length + size;
  if (syscall(SYS_writev, record, parts, 4) != (ssize_t)whole) {
    /* A record with a hole shows nothing. */
    static const char said[] = "the record of writes could not be written\n";
    syscall(SYS_write, 2, said, sizeof said - 1);
    abort();
  }
  errno = before;
}

/* Whether a path lies in the folder; then `into` is it in full. */
static int is_inside(const char *path, char into[PATH_MAX]) {
  if (record < 0 || path == NULL) return 0;
  if (path[0] == '/') {
    if (snprintf(into, PATH_MAX, "%s", path) >= PATH_MAX) return 0;
  } else {
    char here[PATH_MAX];
    if (syscall(SYS_getcwd, here, sizeof here) < 0) return 0;
    if (path[0] == '.' && path[1] == '/') path += 2;
    if (snprintf(into, PATH_MAX, "%s/%s", here, path) >= PATH_MAX) return 0;
  }
  return strncmp(into, root, root_length) == 0 && (into[root_length] == '/' || into[root_length] == 0);
}

/* The file behind a number, when it is one on the folder's disk; 0 otherwise. */
static uint64_t inode_of(int file, int folders_too) {
  struct stat found;
  if (record < 0 || fstat(file, &found) != 0 || found.st_dev != device) return 0;
  if (S_ISREG(found.st_mode) || (folders_too && S_ISDIR(found.st_mode))) return found.st_ino;
  return 0;
}

static int opened(int file, const char *path, int flags) {
  char full[PATH_MAX];
  int before = errno;
  if (file >= 0 && (flags & (O_CREAT | O_TRUNC)) != 0 && is_inside(path, full)) {
    uint64_t inode = inode_of(file, 0);
    if (inode != 0) put(OPENED, inode, (flags & O_TRUNC) != 0, 0, full, NULL, NULL, 0);
  }
  errno = before;
  return file;
}

#define MODE(flags, last) \
  mode_t mode = 0; \
  if (((flags) & (O_CREAT | O_TMPFILE)) != 0) { va_list rest; va_start(rest, last); mode = va_arg(rest, mode_t); va_end(rest); }

int open(const char *path, int flags, ...) { MODE(flags, flags) REAL(int, "open", const char *, int, ...); return opened(real(path, flags, mode), path, flags); }
int open64(const char *path, int flags, ...) { MODE(flags, flags) REAL(int, "open64", const char *, int, ...); return opened(real(path, flags, mode), path, flags); }
int openat(int folder, const char *path, int flags, ...) {
  MODE(flags, flags)
  REAL(int, "openat", int, const char *, int, ...);
  return opened(real(folder, path, flags, mode), folder == AT_FDCWD || path[0] == '/' ? path : NULL, flags);
}
int creat(const char *path, mode_t mode) { return open(path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

static ssize_t wrote(int file, const struct iovec *parts, int count, off_t at, ssize_t written) {
  if (written <= 0 || record < 0) return written;
  int before = errno;
  uint64_t inode = inode_of(file, 0);
  if (inode != 0) {
    if (at < 0) at = lseek(file, 0, SEEK_CUR) - written;
    ssize_t left = written;
    for (int i = 0; i < count && left > 0; i++) {
      ssize_t size = (ssize_t)parts[i].iov_len < left ? (ssize_t)parts[i].iov_len : left;
      put(WRITTEN, inode, at, 0, NULL, NULL, parts[i].iov_base, size);
      at += size;
      left -= size;
    }
  }
  errno = before;
  return written;
}

ssize_t write(int file, const void *bytes, size_t size) {
  REAL(ssize_t, "write", int, const void *, size_t);
  struct iovec part = {(void *)bytes, size};
  return wrote(file, &part, 1, -1, real(file, bytes, size));
}
ssize_t writev(int file, const struct iovec *parts, int count) {
  REAL(ssize_t, "writev", int, const struct iovec *, int);
  return wrote(file, parts, count, -1, real(file, parts, count));
}
#define PWRITE(name) \
  ssize_t name(int file, const void *bytes, size_t size, off_t at) { \
    REAL(ssize_t, #name, int, const void *, size_t, off_t); \
    struct iovec part = {(void *)bytes, size}; \
    return wrote(file, &part, 1, at, real(file, bytes, size, at)); \
  }
#define PWRITEV(name) \
  ssize_t name(int file, const struct iovec *parts, int count, off_t at) { \
    REAL(ssize_t, #name, int, const struct iovec *, int, off_t); \
    return wrote(file, parts, count, at, real(file, parts, count, at)); \
  }
PWRITE(pwrite) PWRITE(pwrite64) PWRITEV(pwritev) PWRITEV(pwritev64)

static int resized(int file, int kind, off_t at, off_t length, int answer) {
  uint64_t inode = answer == 0 ? inode_of(file, 0) : 0;
  if (inode != 0) put(kind, inode, at, length, NULL, NULL, NULL, 0);
  return answer;
}
#define FTRUNCATE(name) int name(int file, off_t length) { REAL(int, #name, int, off_t); return resized(file, TRUNCATED, 0, length, real(file, length)); }
#define POSIX_FALLOCATE(name) int name(int file, off_t at, off_t length) { REAL(int, #name, int, off_t, off_t); return resized(file, ALLOCATED, at, length, real(file, at, length)); }
FTRUNCATE(ftruncate) FTRUNCATE(ftruncate64) POSIX_FALLOCATE(posix_fallocate) POSIX_FALLOCATE(posix_fallocate64)
#define TRUNCATE(name) int name(const char *path, off_t length) { \
  int file = open(path, O_WRONLY | O_CLOEXEC); \
  if (file < 0) return -1; \
  int answer = ftruncate(file, length), before = errno; \
  close(file); \
  errno = before; \
  return answer; \
}
TRUNCATE(truncate) TRUNCATE(truncate64)

#define SYNC(name) int name(int file) { \
  REAL(int, #name, int); \
  uint64_t inode = inode_of(file, 1); \
  if (inode != 0) put(SYNC_BEGUN, inode, 0, 0, NULL, NULL, NULL, 0); \
  int answer = real(file); \
  if (inode != 0 && answer == 0) put(SYNC_ENDED, inode, 0, 0, NULL, NULL, NULL, 0); \
  return answer; \
}
SYNC(fsync) SYNC(fdatasync)

static int named(int kind, const char *path, const char *other, int answer) {
  char full[PATH_MAX], full_other[PATH_MAX];
  struct stat found;
  int before = errno;
  int inside = is_inside(path, full), other_inside = other != NULL && is_inside(other, full_other);
  if (answer == 0 && (inside || other_inside)) {
    const char *present = other_inside ? full_other : full;
    uint64_t inode = lstat(present, &found) == 0 ? found.st_ino : 0;
    put(kind, inode, 0, 0, inside ? full : NULL, other_inside ? full_other : NULL, NULL, 0);
  }
  errno = before;
  return answer;
}
int rename(const char *from, const char *to) { REAL(int, "rename", const char *, const char *); return named(RENAMED, from, to, real(from, to)); }
int link(const char *from, const char *to) { REAL(int, "link", const char *, const char *); return named(LINKED, from, to, real(from, to)); }
int symlink(const char *from, const char *to) { REAL(int, "symlink", const char *, const char *); return named(SYMLINKED, to, NULL, real(from, to)); }
int unlink(const char *path) { REAL(int, "unlink", const char *); return named(UNLINKED, path, NULL, real(path)); }
int rmdir(const char *path) { REAL(int, "rmdir", const char *); return named(FOLDER_REMOVED, path, NULL, real(path)); }
int mkdir(const char *path, mode_t mode) { REAL(int, "mkdir", const char *, mode_t); return named(FOLDER_MADE, path, NULL, real(path, mode)); }
int unlinkat(int folder, const char *path, int flags) {
  REAL(int, "unlinkat", int, const char *, int);
  const char *known = folder == AT_FDCWD || path[0] == '/' ? path : NULL;
  return named((flags & AT_REMOVEDIR) != 0 ? FOLDER_REMOVED : UNLINKED, known, NULL, real(folder, path, flags));
}

/* The C library writes its own streams without asking us: such a file is recorded whole when it is flushed or closed. */
#define STREAMS 64
static FILE *streams[STREAMS];

static FILE *stream_opened(FILE *stream, const char *path, const char *how) {
  char full[PATH_MAX];
  if (stream == NULL || (how[0] == 'r' && strchr(how, '+') == NULL) || !is_inside(path, full)) return stream;
  opened(fileno(stream), path, O_CREAT | (how[0] == 'w' ? O_TRUNC : 0));
  for (int i = 0; i < STREAMS; i++)
    if (streams[i] == NULL) { streams[i] = stream; return stream; }
  abort();
}
FILE *fopen(const char *path, const char *how) { REAL(FILE *, "fopen", const char *, const char *); return stream_opened(real(path, how), path, how); }
FILE *fopen64(const char *path, const char *how) { REAL(FILE *, "fopen64", const char *, const char *); return stream_opened(real(path, how), path, how); }

static void record_stream(FILE *stream, int is_closing) {
  REAL(int, "fflush", FILE *);
  for (int i = 0; i < STREAMS; i++) {
    if (stream == NULL || streams[i] != stream) continue;
    real(stream);
    char name[64];
    struct stat found;
    snprintf(name, sizeof name, "/proc/self/fd/%d", fileno(stream));
    int file = syscall(SYS_openat, AT_FDCWD, name, O_RDONLY | O_CLOEXEC);
    if (file >= 0 && fstat(file, &found) == 0) {
      char *bytes = malloc(found.st_size + 1);
      ssize_t size = pread(file, bytes, found.st_size, 0);
      if (size > 0) put(WRITTEN, found.st_ino, 0, 0, NULL, NULL, bytes, size);
      free(bytes);
    }
    if (file >= 0) syscall(SYS_close, file);
    if (is_closing) streams[i] = NULL;
  }
}
int fflush(FILE *stream) { REAL(int, "fflush", FILE *); record_stream(stream, 0); return real(stream); }
int fclose(FILE *stream) { REAL(int, "fclose", FILE *); record_stream(stream, 1); return real(stream); }

/* A child with an environment of its own is recorded too. */
static void follow(void) {
  static char *with[512], preload[PATH_MAX + 16], file[PATH_MAX + 32], folder[PATH_MAX + 32];
  Dl_info self;
  int count = 0;
  if (record < 0 || getenv("WAYMARK_RECORD") != NULL || dladdr((void *)follow, &self) == 0) return;
  char name[64], place[PATH_MAX];
  snprintf(name, sizeof name, "/proc/self/fd/%d", record);
  ssize_t size = readlink(name, place, sizeof place - 1);
  if (size < 0) return;
  place[size] = 0;
  snprintf(preload, sizeof preload, "LD_PRELOAD=%s", self.dli_fname);
  snprintf(file, sizeof file, "WAYMARK_RECORD=%s", place);
  snprintf(folder, sizeof folder, "WAYMARK_RECORD_ROOT=%s", root);
  for (char **each = environ; *each != NULL && count < 500; each++) with[count++] = *each;
  with[count++] = preload;
  with[count++] = file;
  with[count++] = folder;
  with[count] = NULL;
  environ = with;
}
int execvp(const char *program, char *const args[]) { REAL(int, "execvp", const char *, char *const[]); follow(); return real(program, args); }
