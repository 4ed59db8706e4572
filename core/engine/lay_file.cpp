// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/lay_file.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/disk/transfer.h"
#include "core/plan/disk_plan.h"

namespace strata {

Result<Bytes> layFile(IoQueue& queue, Bytes size, const LayingData& data, const std::string& path,
                      const std::function<bool(Bytes laid)>& goesOn,
                      const std::function<bool(const std::function<void()>&)>& wait) {
  std::vector<IoRequest> requests(std::min(layDepth, queue.depth()));
  std::vector<IoCompletion> room(requests.size());
  std::vector<std::size_t> free;
  for (std::size_t i = 0; i < requests.size(); ++i) free.push_back(i);
  std::optional<Error> error;
  Bytes begun;
  Bytes done;
  bool ends = false;
  while (true) {
    while (!ends && !error && begun < size && !free.empty()) {
      if (!goesOn(done)) {
        ends = true;
        break;
      }
      IoRequest& request = requests[free.back()];
      // Written only; the type is shared with reads.
      request = {free.back(), true, const_cast<std::byte*>(data.take()), std::min(layBlock, size - begun),
                 begun};
      const Status submitted = queue.submit({&request, 1});
      if (!submitted) {
        error = submitted.error();
        break;
      }
      free.pop_back();
      begun = begun + request.size;
    }
    if (free.size() == requests.size()) break;
    Result<std::span<IoCompletion>> back = std::span<IoCompletion>();
    if (!wait([&] { back = queue.wait(room); })) return Error{"stopped", {}};
    if (!back) return back.error();
    for (const IoCompletion& completion : *back) {
      const IoRequest& request = requests[completion.tag];
      if (const Status outcome = completionOutcome(request, completion, path); !outcome && !error)
        error = outcome.error();
      data.giveBack(request.data);
      free.push_back(completion.tag);
      done = done + request.size;
    }
  }
  if (error) return *error;
  // All that was begun has come back.
  return begun;
}

}  // namespace strata
