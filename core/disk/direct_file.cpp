// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/direct_file.h"

#include <cstdint>
#include <variant>

#include "core/disk/thread_queue.h"
#include "core/disk/transfer.h"

namespace strata {

namespace {

/// How far a request came that an error ended there.
Bytes movedUntil(const Error& error, const IoRequest& request) {
  for (const Datum& datum : error.data) {
    const auto* reached = std::get_if<std::int64_t>(&datum.value);
    if (datum.name == "offset_bytes" && reached &&
        *reached >= static_cast<std::int64_t>(request.offset.count))
      return Bytes{static_cast<std::uint64_t>(*reached)} - request.offset;
  }
  return 0_B;
}

/// The number that stands for the error of a file that tells none.
int numberOf(const Error& error) {
  if (error.id == "short-write" || error.id == "short-read") return 0;
  return error.id == "disk-full" ? systemErrors.diskFull : systemErrors.inputOutput;
}

}  // namespace

IoCompletion DirectFile::transfer(const IoRequest& request) {
  const Status status = request.write ? write(request.data, request.size, request.offset)
                                      : read(request.data, request.size, request.offset);
  if (status) return {request.tag, request.size, 0};
  return {request.tag, movedUntil(status.error(), request), numberOf(status.error())};
}

Result<std::unique_ptr<IoQueue>> DirectFile::openQueue(std::size_t depth) {
  return threadQueue(*this, depth);
}

}  // namespace strata
