// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/catalog.h"
#include "kernels/catalog_rows.h"
#include "kernels/read.h"

namespace strata::kernels {
namespace {

using enum Needs;

constexpr std::array readRows{
    serialRow("read-serial-1", Family::Read, 1, Baseline, &readSerial1),
    serialRow("read-serial-2", Family::Read, 2, Baseline, &readSerial2),
    serialRow("read-serial-4", Family::Read, 4, Baseline, &readSerial4),
    serialRow("read-serial-8", Family::Read, 8, Baseline, &readSerial8),
    serialRow("read-serial-16", Family::Read, 16, Baseline, &readSerial16),
    serialRow("read-pair-32", Family::Read, 32, Baseline, &readPair32, Variant::Pairs),
    randomRow("read-random-1", Family::Read, 1, Baseline, &readRandom1),
    randomRow("read-random-2", Family::Read, 2, Baseline, &readRandom2),
    randomRow("read-random-4", Family::Read, 4, Baseline, &readRandom4),
    randomRow("read-random-8", Family::Read, 8, Baseline, &readRandom8),
    randomRow("read-random-16", Family::Read, 16, Baseline, &readRandom16),
    chunksRow("read-chunks-8", Family::Read, 8, Baseline, &readChunks8),
    chunksRow("read-chunks-16", Family::Read, 16, Baseline, &readChunks16),
    serialRow("read-stream-32", Family::Read, 32, Baseline, &readStream32, Variant::Streaming),
    serialRow("read-prefetch-16", Family::Read, 16, Baseline, &readPrefetch16, Variant::Prefetch),
    interleavedRow("read-interleave-16", Family::Read, 16, Baseline, &readInterleave16),
};

constexpr auto rows = joined(firstRows, readRows);

}  // namespace

std::span<const Kernel> catalog() noexcept {
  return rows;
}

}  // namespace strata::kernels
