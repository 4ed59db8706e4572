// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/transfer.h"

#include <utility>

namespace strata {

namespace {

Datum offsetDatum(std::uint64_t bytes) {
  return {"offset_bytes", static_cast<std::int64_t>(bytes)};
}

}  // namespace

Error diskFull(const std::string& path, Bytes offset) {
  return {"disk-full", {{"path", path}, offsetDatum(offset.count)}};
}

Error queueFailed(int error) {
  return {"queue-failed", {{"system", systemErrors.text(error)}}};
}

Error noRoom(const std::string& path, Bytes size) {
  return {"no-room", {{"path", path}, {"size_bytes", static_cast<std::int64_t>(size.count)}}};
}

Error pathError(const char* id, const std::string& path) {
  return {id, {{"path", path}}};
}

Error pathError(const char* id, const std::string& path, std::string systemText) {
  return {id, {{"path", path}, {"system", std::move(systemText)}}};
}

Status writeOutcome(const Attempt& whole, Bytes size, Bytes offset, const std::string& path,
                    const SystemErrors& system) {
  const Bytes reached{offset.count + whole.movedBytes};
  if (whole.error != 0 && system.isDiskFull(whole.error)) return diskFull(path, reached);
  if (whole.error != 0)
    return Error{"write-failed",
                 {{"path", path}, offsetDatum(reached.count), {"system", system.text(whole.error)}}};
  if (whole.movedBytes < size.count)
    return Error{"short-write", {{"path", path}, offsetDatum(reached.count)}};
  return success();
}

Status readOutcome(const Attempt& whole, Bytes size, Bytes offset, const std::string& path,
                   const SystemErrors& system) {
  const Bytes reached{offset.count + whole.movedBytes};
  if (whole.error != 0)
    return Error{"read-failed",
                 {{"path", path}, offsetDatum(reached.count), {"system", system.text(whole.error)}}};
  if (whole.movedBytes < size.count) return Error{"short-read", {{"path", path}, offsetDatum(reached.count)}};
  return success();
}

Status completionOutcome(const IoRequest& request, const IoCompletion& completion, const std::string& path) {
  const Attempt whole{completion.moved.count, completion.error};
  return request.write ? writeOutcome(whole, request.size, request.offset, path, systemErrors)
                       : readOutcome(whole, request.size, request.offset, path, systemErrors);
}

}  // namespace strata
