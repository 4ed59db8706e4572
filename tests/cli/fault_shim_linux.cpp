// SPDX-License-Identifier: GPL-3.0-or-later
// A library between a program and the C library (LD_PRELOAD), which makes one call fail. The variable
// STRATA_FAULT names the call and the fault, as NAME:INDEX:HOW. NAME is a call, or a class of calls:
//
//     write    bytes into files and streams, except standard error
//     flush    calls that wait until a disk has the bytes
//     open     opening files for writing
//     rename   calls that change names, sizes and rights: rename, link, remove, truncate, new folders
//     memory   allocations, by C and C++, and arenas that are reserved
//     thread   pthread_create, except by Qt itself
//     socket   all calls of a network
//     read     bytes out of files, pipes and what the system says in /proc and /sys
//
// The call of that index has the fault, counted from 0 over all threads from the beginning of main(); with
// INDEX+ that call and all later ones have it. HOW is an error number, or "fails" for one that fits the call;
// "half" carries out half of a transfer; "slowN" delays the call by N milliseconds; "killed" ends the process
// before the call. "shortN" carries out the whole transfer and reports N bytes; direct access needs this,
// because it refuses odd sizes.
//
// STRATA_FAULT_COUNTS names a file that holds, as long as the process lives, the numbers of calls by class in
// the order above, and then how often the fault has struck; each of 8 bytes.
//
// The library or program that a crash happens in is named on standard error: "crash in libhwloc.so.15".
//
// NAME may also be realtime or boottime: that clock is set forward by HOW seconds (or back), INDEX
// milliseconds after the first reading of CLOCK_BOOTTIME.
#include <dlfcn.h>
#include <fcntl.h>
#include <netdb.h>
#include <pthread.h>
#include <sched.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

// The allocators of glibc itself: looking them up by name would allocate memory.
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* at, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
}

namespace {

enum class Class : std::uint8_t {
  Write,
  Flush,
  Open,
  Rename,
  Memory,
  Thread,
  Socket,
  Read,
  Count,
  None = Count
};
constexpr std::array<std::string_view, static_cast<std::size_t>(Class::Count)> classNames{
    "write", "flush", "open", "rename", "memory", "thread", "socket", "read"};

struct Fault {
  enum class How : std::uint8_t { Error, Fitting, Short, Half, Slow, Killed };

  std::string_view name;
  long index = -1;
  bool onwards = false;
  How how = How::Error;
  long number = 0;  ///< error number, bytes of a short transfer, or milliseconds

  static Fault read() {
    Fault fault;
    const char* text = std::getenv("STRATA_FAULT");
    const char* first = text != nullptr ? std::strchr(text, ':') : nullptr;
    const char* second = first != nullptr ? std::strchr(first + 1, ':') : nullptr;
    if (second == nullptr) return fault;
    fault.name = std::string_view(text, static_cast<std::size_t>(first - text));
    fault.index = std::strtol(first + 1, nullptr, 10);
    fault.onwards = second[-1] == '+';
    const std::string_view how = second + 1;
    const auto numbered = [&](How kind, std::size_t begin) {
      fault.how = kind;
      fault.number = std::strtol(second + 1 + begin, nullptr, 10);
    };
    if (how == "fails")
      fault.how = How::Fitting;
    else if (how == "half")
      fault.how = How::Half;
    else if (how == "killed")
      fault.how = How::Killed;
    else if (how.starts_with("short"))
      numbered(How::Short, 5);
    else if (how.starts_with("slow"))
      numbered(How::Slow, 4);
    else
      numbered(How::Error, 0);
    return fault;
  }
};

/// Calls by class, and how often the fault struck. The named file holds them, if any, so that they outlive
/// the process.
using Counts = std::array<std::atomic<std::uint64_t>, classNames.size() + 1>;
Counts ownCounts{};
std::atomic<Counts*> counts{&ownCounts};
/// The number of calls so far that the fault's name means.
std::atomic<long> meant{0};

const Fault& fault() {
  static const Fault read = Fault::read();
  return read;
}

/// Calls before main() do not count: the libraries start then, in an order of their own.
std::atomic<bool> isArmed{false};

void arm() {
  static_cast<void>(fault());
  if (const char* file = std::getenv("STRATA_FAULT_COUNTS")) {
    const int opened = static_cast<int>(::openat(AT_FDCWD, file, O_RDWR | O_CLOEXEC));
    void* at = opened == -1 ? MAP_FAILED
                            : ::mmap(nullptr, sizeof(Counts), PROT_READ | PROT_WRITE, MAP_SHARED, opened, 0);
    if (at != MAP_FAILED) counts = static_cast<Counts*>(at);
    if (opened != -1) ::close(opened);
  }
  isArmed = true;
}

/// The outcome that replaces the call; absent where the call is carried out.
struct Strike {
  Fault::How how;
  long number;
};

std::optional<Strike> strikes(Class of, std::string_view name, bool isTransfer) {
  if (!isArmed) return std::nullopt;
  if (of != Class::None) ++(*counts)[static_cast<std::size_t>(of)];
  const bool isMeant =
      fault().name == name || (of != Class::None && fault().name == classNames[static_cast<std::size_t>(of)]);
  if (!isMeant) return std::nullopt;
  const long index = meant++;
  if (index != fault().index && !(fault().onwards && index > fault().index)) return std::nullopt;
  // A call that moves no bytes cannot be short.
  if (!isTransfer && (fault().how == Fault::How::Short || fault().how == Fault::How::Half))
    return std::nullopt;
  ++counts.load()->back();
  if (fault().how == Fault::How::Killed) {
    ::kill(::getpid(), SIGKILL);
    for (;;) ::pause();
  }
  if (fault().how == Fault::How::Slow) {
    const timespec pause{fault().number / 1000, fault().number % 1000 * 1'000'000};
    ::nanosleep(&pause, nullptr);
    return std::nullopt;
  }
  return Strike{fault().how, fault().number};
}

/// The error number of a call that moves no bytes and must fail; absent where it is carried out.
std::optional<int> failureOf(Class of, std::string_view name, int fitting) {
  const auto strike = strikes(of, name, false);
  if (!strike) return std::nullopt;
  return strike->how == Fault::How::Fitting ? fitting : static_cast<int>(strike->number);
}

template <typename Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

/// Carries out the call, or returns -1 (a null pointer) where it must fail.
template <typename Call>
auto orFails(Class of, std::string_view name, int fitting, Call call) -> decltype(call()) {
  const auto error = failureOf(of, name, fitting);
  if (!error) return call();
  errno = *error;
  if constexpr (std::is_pointer_v<decltype(call())>)
    return nullptr;
  else
    return -1;
}

/// `call` moves the number of bytes that it is given.
template <typename Call>
ssize_t transfer(Class of, std::string_view name, int fitting, std::size_t size, Call call) {
  const auto strike = strikes(of, name, true);
  if (!strike) return call(size);
  switch (strike->how) {
    case Fault::How::Short: {
      if (strike->number == 0) return 0;
      const ssize_t moved = call(size);
      return moved > 0 ? std::min(moved, static_cast<ssize_t>(strike->number)) : moved;
    }
    case Fault::How::Half: {
      constexpr std::size_t sector = 512;
      const std::size_t half = size >= 2 * sector ? size / 2 / sector * sector : (size + 1) / 2;
      return call(half);
    }
    default:
      errno = strike->how == Fault::How::Fitting ? fitting : static_cast<int>(strike->number);
      return -1;
  }
}

bool writes(int flags) {
  return (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT) != 0;
}

bool writes(const char* mode) {
  return std::strpbrk(mode, "wa+") != nullptr;
}

/// The first pieces of a list, with no more bytes than `cut()` allows.
class Pieces {
 public:
  Pieces(const iovec* pieces, std::size_t count) : m_count(std::min(count, m_pieces.size())) {
    std::copy_n(pieces, m_count, m_pieces.begin());
    m_isWhole = m_count == count;
  }

  std::size_t size() const {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < m_count; ++i) sum += m_pieces[i].iov_len;
    return sum;
  }
  void cut(std::size_t bytes) {
    if (m_isWhole && bytes == size()) return;
    for (std::size_t i = 0; i < m_count; ++i) {
      m_pieces[i].iov_len = std::min(m_pieces[i].iov_len, bytes);
      bytes -= m_pieces[i].iov_len;
    }
  }
  iovec* data() { return m_pieces.data(); }
  std::size_t count() const { return m_count; }

 private:
  std::array<iovec, 64> m_pieces{};
  std::size_t m_count;
  bool m_isWhole;
};

using Main = int (*)(int, char**, char**);
Main realMain = nullptr;

int armedMain(int argc, char** argv, char** environment) {
  arm();
  return realMain(argc, argv, environment);
}

/// Error messages are left alone, and so is eventfd, by which threads wake one another: it is no file.
bool isLeftAlone(int file) {
  struct stat about{};
  return file == STDERR_FILENO || (fstat(file, &about) == 0 && (about.st_mode & S_IFMT) == 0);
}

/// A library that is not ours may not bear that it gets no memory; what crashes there is no fault of the
/// program.
void tellOfCrash(int signal, siginfo_t*, void* context) {
#if defined(__x86_64__)
  auto* const at = reinterpret_cast<void*>(static_cast<ucontext_t*>(context)->uc_mcontext.gregs[REG_RIP]);
  Dl_info where{};
  if (dladdr(at, &where) != 0 && where.dli_fname != nullptr) {
    const char* const slash = std::strrchr(where.dli_fname, '/');
    dprintf(STDERR_FILENO, "crash in %s\n", slash != nullptr ? slash + 1 : where.dli_fname);
  }
#else
  static_cast<void>(context);
#endif
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

__attribute__((constructor)) void watchForCrashes() {
  struct sigaction action{};
  action.sa_sigaction = tellOfCrash;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGSEGV, &action, nullptr);
}

}  // namespace

// The names, and what their parameters are, are the C library's.
extern "C" {

int __libc_start_main(Main main, int argc, char** argv, void (*init)(), void (*fini)(), void (*ended)(),
                      void* stackEnd) {
  static const auto real = next<decltype(&__libc_start_main)>("__libc_start_main");
  realMain = main;
  return real(armedMain, argc, argv, init, fini, ended, stackEnd);
}

// ---- write

ssize_t write(int file, const void* data, std::size_t size) {
  static const auto real = next<decltype(&write)>("write");
  if (isLeftAlone(file)) return real(file, data, size);
  return transfer(Class::Write, "write", ENOSPC, size,
                  [&](std::size_t bytes) { return real(file, data, bytes); });
}

ssize_t writev(int file, const iovec* pieces, int count) {
  static const auto real = next<decltype(&writev)>("writev");
  if (isLeftAlone(file)) return real(file, pieces, count);
  Pieces cut(pieces, static_cast<std::size_t>(count));
  return transfer(Class::Write, "writev", ENOSPC, cut.size(), [&](std::size_t bytes) {
    cut.cut(bytes);
    return real(file, cut.data(), static_cast<int>(cut.count()));
  });
}

ssize_t pwrite64(int file, const void* data, std::size_t size, off64_t offset) {
  static const auto real = next<decltype(&pwrite64)>("pwrite64");
  return transfer(Class::Write, "pwrite", ENOSPC, size,
                  [&](std::size_t bytes) { return real(file, data, bytes, offset); });
}
ssize_t pwrite(int file, const void* data, std::size_t size, off_t offset) {
  return pwrite64(file, data, size, offset);
}

ssize_t sendfile64(int to, int from, off64_t* offset, std::size_t size) noexcept {
  static const auto real = next<decltype(&sendfile64)>("sendfile64");
  return transfer(Class::Write, "sendfile", ENOSPC, size,
                  [&](std::size_t bytes) { return real(to, from, offset, bytes); });
}
ssize_t sendfile(int to, int from, off_t* offset, std::size_t size) noexcept {
  return sendfile64(to, from, offset, size);
}

ssize_t copy_file_range(int from, off64_t* fromOffset, int to, off64_t* toOffset, std::size_t size,
                        unsigned flags) {
  static const auto real = next<decltype(&copy_file_range)>("copy_file_range");
  return transfer(Class::Write, "copy_file_range", ENOSPC, size,
                  [&](std::size_t bytes) { return real(from, fromOffset, to, toOffset, bytes, flags); });
}

std::size_t fwrite(const void* data, std::size_t size, std::size_t count, FILE* stream) {
  static const auto real = next<decltype(&fwrite)>("fwrite");
  if (stream == stderr || size != 1) return real(data, size, count, stream);
  const ssize_t written = transfer(Class::Write, "fwrite", ENOSPC, count, [&](std::size_t bytes) {
    return static_cast<ssize_t>(real(data, 1, bytes, stream));
  });
  return written < 0 ? 0 : static_cast<std::size_t>(written);
}

int fallocate64(int file, int mode, off64_t offset, off64_t size) {
  static const auto real = next<decltype(&fallocate64)>("fallocate64");
  return orFails(Class::Write, "fallocate", ENOSPC, [&] { return real(file, mode, offset, size); });
}
int fallocate(int file, int mode, off_t offset, off_t size) {
  return fallocate64(file, mode, offset, size);
}

// ---- read

ssize_t read(int file, void* data, std::size_t size) {
  static const auto real = next<decltype(&read)>("read");
  if (isLeftAlone(file)) return real(file, data, size);
  return transfer(Class::Read, "read", EIO, size, [&](std::size_t bytes) { return real(file, data, bytes); });
}

ssize_t readv(int file, const iovec* pieces, int count) {
  static const auto real = next<decltype(&readv)>("readv");
  if (isLeftAlone(file)) return real(file, pieces, count);
  Pieces cut(pieces, static_cast<std::size_t>(count));
  return transfer(Class::Read, "readv", EIO, cut.size(), [&](std::size_t bytes) {
    cut.cut(bytes);
    return real(file, cut.data(), static_cast<int>(cut.count()));
  });
}

ssize_t pread64(int file, void* data, std::size_t size, off64_t offset) {
  static const auto real = next<decltype(&pread64)>("pread64");
  return transfer(Class::Read, "pread", EIO, size,
                  [&](std::size_t bytes) { return real(file, data, bytes, offset); });
}
ssize_t pread(int file, void* data, std::size_t size, off_t offset) {
  return pread64(file, data, size, offset);
}

// ---- flush

int fdatasync(int file) {
  static const auto real = next<decltype(&fdatasync)>("fdatasync");
  return orFails(Class::Flush, "fdatasync", EIO, [&] { return real(file); });
}

int fsync(int file) {
  static const auto real = next<decltype(&fsync)>("fsync");
  return orFails(Class::Flush, "fsync", EIO, [&] { return real(file); });
}

// ---- open

int open64(const char* path, int flags, ...) {
  static const auto real = next<decltype(&open64)>("open64");
  va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & (O_CREAT | __O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  if (!writes(flags)) return real(path, flags, mode);
  return orFails(Class::Open, "open", EACCES, [&] { return real(path, flags, mode); });
}
int open(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & (O_CREAT | __O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  return open64(path, flags, mode);
}

int __open64_2(const char* path, int flags) {
  return open64(path, flags);
}
int __open_2(const char* path, int flags) {
  return open64(path, flags);
}

FILE* fopen64(const char* path, const char* mode) {
  static const auto real = next<decltype(&fopen64)>("fopen64");
  if (!writes(mode)) return real(path, mode);
  return orFails(Class::Open, "fopen", EACCES, [&] { return real(path, mode); });
}
FILE* fopen(const char* path, const char* mode) {
  return fopen64(path, mode);
}

// ---- rename

int rename(const char* from, const char* to) noexcept {
  static const auto real = next<decltype(&rename)>("rename");
  return orFails(Class::Rename, "rename", EACCES, [&] { return real(from, to); });
}

int link(const char* from, const char* to) noexcept {
  static const auto real = next<decltype(&link)>("link");
  return orFails(Class::Rename, "link", EPERM, [&] { return real(from, to); });
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept {
  static const auto real = next<decltype(&linkat)>("linkat");
  return orFails(Class::Rename, "linkat", EPERM, [&] { return real(fromFolder, from, toFolder, to, flags); });
}

int unlink(const char* path) noexcept {
  static const auto real = next<decltype(&unlink)>("unlink");
  return orFails(Class::Rename, "unlink", EACCES, [&] { return real(path); });
}

int unlinkat(int folder, const char* path, int flags) noexcept {
  static const auto real = next<decltype(&unlinkat)>("unlinkat");
  return orFails(Class::Rename, "unlinkat", EACCES, [&] { return real(folder, path, flags); });
}

int remove(const char* path) noexcept {
  static const auto real = next<decltype(&remove)>("remove");
  return orFails(Class::Rename, "remove", EACCES, [&] { return real(path); });
}

int mkdir(const char* path, mode_t mode) noexcept {
  static const auto real = next<decltype(&mkdir)>("mkdir");
  return orFails(Class::Rename, "mkdir", EACCES, [&] { return real(path, mode); });
}

int ftruncate64(int file, off64_t size) noexcept {
  static const auto real = next<decltype(&ftruncate64)>("ftruncate64");
  return orFails(Class::Rename, "ftruncate", EIO, [&] { return real(file, size); });
}
int ftruncate(int file, off_t size) noexcept {
  return ftruncate64(file, size);
}

int fchmod(int file, mode_t mode) noexcept {
  static const auto real = next<decltype(&fchmod)>("fchmod");
  return orFails(Class::Rename, "fchmod", EPERM, [&] { return real(file, mode); });
}

int fchmodat(int folder, const char* path, mode_t mode, int flags) noexcept {
  static const auto real = next<decltype(&fchmodat)>("fchmodat");
  return orFails(Class::Rename, "fchmodat", EPERM, [&] { return real(folder, path, mode, flags); });
}

// ---- memory

void* malloc(std::size_t size) noexcept {
  return orFails(Class::Memory, "malloc", ENOMEM, [&] { return __libc_malloc(size); });
}

void* calloc(std::size_t count, std::size_t size) noexcept {
  return orFails(Class::Memory, "calloc", ENOMEM, [&] { return __libc_calloc(count, size); });
}

void* realloc(void* at, std::size_t size) noexcept {
  return orFails(Class::Memory, "realloc", ENOMEM, [&] { return __libc_realloc(at, size); });
}

void* memalign(std::size_t alignment, std::size_t size) noexcept {
  return orFails(Class::Memory, "memalign", ENOMEM, [&] { return __libc_memalign(alignment, size); });
}

void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
  return memalign(alignment, size);
}

int posix_memalign(void** at, std::size_t alignment, std::size_t size) noexcept {
  const int before = errno;
  void* const got = memalign(alignment, size);
  if (got == nullptr) return std::exchange(errno, before);
  *at = got;
  return 0;
}

/// Only what is reserved without rights, as arenas are.
void* mmap64(void* at, std::size_t size, int rights, int flags, int file, off64_t offset) noexcept {
  static const auto real = next<decltype(&mmap64)>("mmap64");
  if (rights == PROT_NONE)
    if (const auto error = failureOf(Class::Memory, "mmap", ENOMEM)) {
      errno = *error;
      return MAP_FAILED;
    }
  return real(at, size, rights, flags, file, offset);
}
void* mmap(void* at, std::size_t size, int rights, int flags, int file, off_t offset) noexcept {
  return mmap64(at, size, rights, flags, file, offset);
}

// ---- thread

/// Qt's painting waits for ever for a thread of its pool that did not start, so those are left alone.
static bool isOfQt(const void* caller) {
  Dl_info library{};
  return dladdr(caller, &library) != 0 && library.dli_fname != nullptr &&
         std::string_view(library.dli_fname).find("libQt") != std::string_view::npos;
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*body)(void*),
                   void* argument) {
  static const auto real = next<decltype(&pthread_create)>("pthread_create");
  if (isOfQt(__builtin_return_address(0))) return real(thread, attributes, body, argument);
  if (const auto error = failureOf(Class::Thread, "pthread_create", EAGAIN)) return *error;
  return real(thread, attributes, body, argument);
}

// ---- socket

int socket(int domain, int type, int protocol) noexcept {
  static const auto real = next<decltype(&socket)>("socket");
  return orFails(Class::Socket, "socket", EMFILE, [&] { return real(domain, type, protocol); });
}

int bind(int file, const sockaddr* address, socklen_t size) noexcept {
  static const auto real = next<decltype(&bind)>("bind");
  return orFails(Class::Socket, "bind", EADDRINUSE, [&] { return real(file, address, size); });
}

int listen(int file, int waiting) noexcept {
  static const auto real = next<decltype(&listen)>("listen");
  return orFails(Class::Socket, "listen", EADDRINUSE, [&] { return real(file, waiting); });
}

int accept(int file, sockaddr* address, socklen_t* size) {
  static const auto real = next<decltype(&accept)>("accept");
  return orFails(Class::Socket, "accept", EMFILE, [&] { return real(file, address, size); });
}

int accept4(int file, sockaddr* address, socklen_t* size, int flags) {
  static const auto real = next<decltype(&accept4)>("accept4");
  return orFails(Class::Socket, "accept4", EMFILE, [&] { return real(file, address, size, flags); });
}

int connect(int file, const sockaddr* address, socklen_t size) {
  static const auto real = next<decltype(&connect)>("connect");
  return orFails(Class::Socket, "connect", ECONNREFUSED, [&] { return real(file, address, size); });
}

int setsockopt(int file, int level, int option, const void* value, socklen_t size) noexcept {
  static const auto real = next<decltype(&setsockopt)>("setsockopt");
  return orFails(Class::Socket, "setsockopt", ENOBUFS,
                 [&] { return real(file, level, option, value, size); });
}

int getsockopt(int file, int level, int option, void* value, socklen_t* size) noexcept {
  static const auto real = next<decltype(&getsockopt)>("getsockopt");
  return orFails(Class::Socket, "getsockopt", ENOBUFS,
                 [&] { return real(file, level, option, value, size); });
}

int getsockname(int file, sockaddr* address, socklen_t* size) noexcept {
  static const auto real = next<decltype(&getsockname)>("getsockname");
  return orFails(Class::Socket, "getsockname", ENOBUFS, [&] { return real(file, address, size); });
}

int getpeername(int file, sockaddr* address, socklen_t* size) noexcept {
  static const auto real = next<decltype(&getpeername)>("getpeername");
  return orFails(Class::Socket, "getpeername", ENOTCONN, [&] { return real(file, address, size); });
}

int shutdown(int file, int how) noexcept {
  static const auto real = next<decltype(&shutdown)>("shutdown");
  return orFails(Class::Socket, "shutdown", ENOTCONN, [&] { return real(file, how); });
}

int epoll_create1(int flags) noexcept {
  static const auto real = next<decltype(&epoll_create1)>("epoll_create1");
  return orFails(Class::Socket, "epoll_create1", EMFILE, [&] { return real(flags); });
}

int getaddrinfo(const char* host, const char* service, const addrinfo* hints, addrinfo** found) {
  static const auto real = next<decltype(&getaddrinfo)>("getaddrinfo");
  return failureOf(Class::Socket, "getaddrinfo", EAI_AGAIN) ? EAI_AGAIN : real(host, service, hints, found);
}

ssize_t send(int file, const void* data, std::size_t size, int flags) {
  static const auto real = next<decltype(&send)>("send");
  return transfer(Class::Socket, "send", ECONNRESET, size,
                  [&](std::size_t bytes) { return real(file, data, bytes, flags); });
}

ssize_t recv(int file, void* data, std::size_t size, int flags) {
  static const auto real = next<decltype(&recv)>("recv");
  return transfer(Class::Socket, "recv", ECONNRESET, size,
                  [&](std::size_t bytes) { return real(file, data, bytes, flags); });
}

ssize_t sendmsg(int file, const msghdr* message, int flags) {
  static const auto real = next<decltype(&sendmsg)>("sendmsg");
  Pieces cut(message->msg_iov, message->msg_iovlen);
  return transfer(Class::Socket, "sendmsg", ECONNRESET, cut.size(), [&](std::size_t bytes) {
    msghdr part = *message;
    cut.cut(bytes);
    part.msg_iov = cut.data();
    part.msg_iovlen = cut.count();
    return real(file, &part, flags);
  });
}

ssize_t recvmsg(int file, msghdr* message, int flags) {
  static const auto real = next<decltype(&recvmsg)>("recvmsg");
  Pieces cut(message->msg_iov, message->msg_iovlen);
  return transfer(Class::Socket, "recvmsg", ECONNRESET, cut.size(), [&](std::size_t bytes) {
    msghdr part = *message;
    cut.cut(bytes);
    part.msg_iov = cut.data();
    part.msg_iovlen = cut.count();
    const ssize_t read = real(file, &part, flags);
    message->msg_namelen = part.msg_namelen;
    message->msg_controllen = part.msg_controllen;
    message->msg_flags = part.msg_flags;
    return read;
  });
}

// ---- others, each by its own name

int clock_gettime(clockid_t clock, timespec* time) noexcept {
  static const auto real = next<decltype(&clock_gettime)>("clock_gettime");
  // Counted from the first look at the clock that tells of sleep: a run takes it as it begins, however long
  // the program has been busy before.
  static std::atomic<long> startMs{-1};
  const int result = real(clock, time);
  const std::string_view name = clock == CLOCK_REALTIME   ? "realtime"
                                : clock == CLOCK_BOOTTIME ? "boottime"
                                                          : "";
  if (result != 0 || name.empty() || !isArmed) return result;
  timespec now{};
  real(CLOCK_MONOTONIC, &now);
  const long nowMs = now.tv_sec * 1000 + now.tv_nsec / 1'000'000;
  if (clock == CLOCK_BOOTTIME && startMs < 0) startMs = nowMs;
  if (startMs >= 0 && fault().name == name && nowMs - startMs >= fault().index)
    time->tv_sec += fault().number;
  return result;
}

int sched_setaffinity(pid_t thread, std::size_t size, const cpu_set_t* cpus) noexcept {
  static const auto real = next<decltype(&sched_setaffinity)>("sched_setaffinity");
  return orFails(Class::None, "sched_setaffinity", EPERM, [&] { return real(thread, size, cpus); });
}
}
