// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/iocp_queue_windows.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/disk/transfer.h"
#include "core/disk/under_way.h"

namespace strata {

namespace {

/// The system has no room for the request at the moment.
bool isBusy(int error) {
  return error == ERROR_INVALID_USER_BUFFER || error == ERROR_NOT_ENOUGH_MEMORY ||
         error == ERROR_NOT_ENOUGH_QUOTA || error == ERROR_WORKING_SET_QUOTA ||
         error == ERROR_NO_SYSTEM_RESOURCES;
}
constexpr DWORD busyPauseMs = 1;

class IocpQueue : public IoQueue {
 public:
  IocpQueue(Handle file, Handle port, Bytes sector, std::size_t depth)
      : m_file(std::move(file)),
        m_port(std::move(port)),
        m_underWay(depth, sector),
        m_places(depth),
        m_packets(depth) {
    m_atOnce.reserve(depth);
  }

  ~IocpQueue() override {
    IoCompletion ignored;
    // While requests are under way the system writes into memory that is freed next.
    while (m_underWay.count() > 0)
      if (!wait(std::span(&ignored, 1))) Sleep(busyPauseMs);
  }

  std::string_view engine() const override { return "iocp"; }
  std::size_t depth() const override { return m_underWay.depth(); }

  Status submit(std::span<const IoRequest> requests) override {
    for (const IoRequest& request : requests)
      if (const auto completion = ask(m_underWay.begin(request))) m_atOnce.push_back(*completion);
    return success();
  }

  Result<std::span<IoCompletion>> wait(std::span<IoCompletion> into) override {
    std::size_t taken = 0;
    for (; taken < into.size() && !m_atOnce.empty(); ++taken) {
      into[taken] = m_atOnce.back();
      m_atOnce.pop_back();
    }
    while (taken == 0) {
      const auto room = static_cast<ULONG>(std::min(into.size(), m_packets.size()));
      ULONG came = 0;
      if (!GetQueuedCompletionStatusEx(m_port.get(), m_packets.data(), room, &came, INFINITE, FALSE))
        return queueFailed(lastError());
      for (ULONG i = 0; i < came; ++i)
        if (const auto completion = cameBack(*m_packets[i].lpOverlapped)) into[taken++] = *completion;
    }
    return into.first(taken);
  }

 private:
  /// Asks for what is left of the request in the slot. What the system says at once does not come to the
  /// port: present when the request has come to its end by it.
  std::optional<IoCompletion> ask(std::size_t slot) {
    while (true) {
      const IoRequest rest = m_underWay.rest(slot);
      OVERLAPPED& place = m_places[slot];
      place = placeAt(rest.offset);
      const BOOL done = rest.write ? WriteFile(m_file.get(), rest.data, callSize(rest.size), nullptr, &place)
                                   : ReadFile(m_file.get(), rest.data, callSize(rest.size), nullptr, &place);
      const int error = done ? 0 : lastError();
      if (error == 0 || error == ERROR_IO_PENDING) return std::nullopt;
      if (const auto completion = m_underWay.cameBack(slot, attemptOf(0, error))) return completion;
      Sleep(busyPauseMs);
    }
  }

  std::optional<IoCompletion> cameBack(OVERLAPPED& place) {
    const auto slot = static_cast<std::size_t>(&place - m_places.data());
    DWORD moved = 0;
    const int error = GetOverlappedResult(m_file.get(), &place, &moved, FALSE) ? 0 : lastError();
    if (const auto completion = m_underWay.cameBack(slot, attemptOf(moved, error))) return completion;
    return ask(slot);
  }

  static Attempt attemptOf(DWORD moved, int error) {
    if (error == ERROR_HANDLE_EOF) return {0, 0, false};
    return {moved, error, isBusy(error)};
  }

  Handle m_file;
  Handle m_port;
  UnderWay m_underWay;
  std::vector<OVERLAPPED> m_places;         ///< of each slot
  std::vector<OVERLAPPED_ENTRY> m_packets;  ///< as they come from the port
  std::vector<IoCompletion> m_atOnce;       ///< what never came to it
};

}  // namespace

std::unique_ptr<IoQueue> iocpQueue(HANDLE file, bool writes, bool direct, Bytes sector, std::size_t depth) {
  const DWORD access = GENERIC_READ | (writes ? GENERIC_WRITE : 0U);
  const DWORD flags = FILE_FLAG_OVERLAPPED | (direct ? FILE_FLAG_NO_BUFFERING : 0U);
  Handle own(ReOpenFile(file, access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, flags));
  if (!own.isOpen()) return nullptr;
  Handle port(CreateIoCompletionPort(own.get(), nullptr, 0, 1));
  if (!port.isOpen()) return nullptr;
  return std::make_unique<IocpQueue>(std::move(own), std::move(port), sector, depth);
}

}  // namespace strata
