// SPDX-License-Identifier: GPL-3.0-or-later
// Comes between a program and the C library (LD_PRELOAD), and has one call fail: the variable STRATA_FAULT
// says which, as NAME:INDEX:ERROR. The call of that index, counted from 0 over all threads, yields that error
// number; with ERROR of "shortN" a transfer ends after N bytes. "NAME:INDEX+:ERROR": that call and all later
// ones.
// NAME of realtime or boottime: INDEX milliseconds after the first look at any clock, that one is set forth
// by ERROR seconds (or back).
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <optional>

namespace {

struct Fault {
  char name[32] = {};
  long index = -1;
  bool onwards = false;
  int error = 0;
  long shortBytes = -1;
};

Fault readFault() {
  Fault fault;
  const char* text = std::getenv("STRATA_FAULT");
  const char* first = text != nullptr ? std::strchr(text, ':') : nullptr;
  const char* second = first != nullptr ? std::strchr(first + 1, ':') : nullptr;
  if (second == nullptr) return fault;
  std::memcpy(fault.name, text,
              std::min<std::size_t>(sizeof fault.name - 1, static_cast<std::size_t>(first - text)));
  fault.index = std::strtol(first + 1, nullptr, 10);
  fault.onwards = second[-1] == '+';
  if (std::strncmp(second + 1, "short", 5) == 0)
    fault.shortBytes = std::strtol(second + 6, nullptr, 10);
  else
    fault.error = static_cast<int>(std::strtol(second + 1, nullptr, 10));
  return fault;
}

const Fault& fault() {
  static const Fault read = readFault();
  return read;
}

/// Whether this call of that name is the one.
bool strikes(const char* name) {
  static std::atomic<long> calls{0};
  if (std::strcmp(fault().name, name) != 0) return false;
  const long index = calls++;
  return index == fault().index || (fault().onwards && index > fault().index);
}

template <typename Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

/// Nothing when the call is to be left alone, else what it is to return.
std::optional<ssize_t> instead(const char* name, std::size_t size) {
  if (!strikes(name)) return std::nullopt;
  if (fault().shortBytes >= 0)
    return std::min(static_cast<ssize_t>(size), static_cast<ssize_t>(fault().shortBytes));
  errno = fault().error;
  return -1;
}

/// A short transfer is carried out in full: direct access would refuse odd sizes.
template <typename Call>
ssize_t transfer(const char* name, std::size_t size, Call call) {
  const auto result = instead(name, size);
  if (!result || *result > 0) {
    const ssize_t moved = call();
    return result && moved > 0 ? std::min(*result, moved) : moved;
  }
  return *result;
}

}  // namespace

// The names, and what their parameters are, are the C library's.
extern "C" {

ssize_t pwrite64(int file, const void* data, std::size_t size, off64_t offset) {
  static const auto real = next<decltype(&pwrite64)>("pwrite64");
  return transfer("pwrite", size, [&] { return real(file, data, size, offset); });
}
ssize_t pwrite(int file, const void* data, std::size_t size, off_t offset) {
  return pwrite64(file, data, size, offset);
}

ssize_t pread64(int file, void* data, std::size_t size, off64_t offset) {
  static const auto real = next<decltype(&pread64)>("pread64");
  return transfer("pread", size, [&] { return real(file, data, size, offset); });
}
ssize_t pread(int file, void* data, std::size_t size, off_t offset) {
  return pread64(file, data, size, offset);
}

int fallocate64(int file, int mode, off64_t offset, off64_t size) {
  static const auto real = next<decltype(&fallocate64)>("fallocate64");
  return instead("fallocate", 0) ? -1 : real(file, mode, offset, size);
}
int fallocate(int file, int mode, off_t offset, off_t size) {
  return fallocate64(file, mode, offset, size);
}

int fdatasync(int file) {
  static const auto real = next<decltype(&fdatasync)>("fdatasync");
  return instead("fdatasync", 0) ? -1 : real(file);
}

/// Only what is reserved without rights, as arenas are.
void* mmap64(void* at, std::size_t size, int rights, int flags, int file, off64_t offset) {
  static const auto real = next<decltype(&mmap64)>("mmap64");
  if (rights == PROT_NONE && instead("mmap", 0)) return MAP_FAILED;
  return real(at, size, rights, flags, file, offset);
}
void* mmap(void* at, std::size_t size, int rights, int flags, int file, off_t offset) {
  return mmap64(at, size, rights, flags, file, offset);
}

int clock_gettime(clockid_t clock, timespec* time) noexcept {
  static const auto real = next<decltype(&clock_gettime)>("clock_gettime");
  // Counted from the first look at the clock that tells of sleep: a run takes it as it begins, however long
  // the program has been busy before.
  static std::atomic<long> startMs{-1};
  const int result = real(clock, time);
  const char* const name = clock == CLOCK_REALTIME ? "realtime" : clock == CLOCK_BOOTTIME ? "boottime" : "";
  if (result != 0 || *name == '\0') return result;
  timespec now{};
  real(CLOCK_MONOTONIC, &now);
  const long nowMs = now.tv_sec * 1000 + now.tv_nsec / 1'000'000;
  if (clock == CLOCK_BOOTTIME && startMs < 0) startMs = nowMs;
  if (startMs >= 0 && std::strcmp(fault().name, name) == 0 && nowMs - startMs >= fault().index)
    time->tv_sec += fault().error;
  return result;
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*body)(void*),
                   void* argument) {
  static const auto real = next<decltype(&pthread_create)>("pthread_create");
  return strikes("pthread_create") ? fault().error : real(thread, attributes, body, argument);
}

int sched_setaffinity(pid_t thread, std::size_t size, const cpu_set_t* cpus) noexcept {
  static const auto real = next<decltype(&sched_setaffinity)>("sched_setaffinity");
  return instead("sched_setaffinity", 0) ? -1 : real(thread, size, cpus);
}
}
