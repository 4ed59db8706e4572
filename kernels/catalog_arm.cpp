// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/catalog.h"
#include "kernels/catalog_rows.h"
#include "kernels/copy.h"
#include "kernels/read.h"
#include "kernels/scalable.h"
#include "kernels/write.h"

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
    serialRow("read-sve-16", Family::Read, 16, Sve128, &readScalable, Variant::Scalable),
    serialRow("read-sve-32", Family::Read, 32, Sve256, &readScalable, Variant::Scalable),
    serialRow("read-sve-64", Family::Read, 64, Sve512, &readScalable, Variant::Scalable),
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

constexpr std::array writeRows{
    serialRow("write-serial-1", Family::Write, 1, Baseline, &writeSerial1),
    serialRow("write-serial-2", Family::Write, 2, Baseline, &writeSerial2),
    serialRow("write-serial-4", Family::Write, 4, Baseline, &writeSerial4),
    serialRow("write-serial-8", Family::Write, 8, Baseline, &writeSerial8),
    serialRow("write-serial-16", Family::Write, 16, Baseline, &writeSerial16),
    serialRow("write-pair-32", Family::Write, 32, Baseline, &writePair32, Variant::Pairs),
    serialRow("write-sve-16", Family::Write, 16, Sve128, &writeScalable, Variant::Scalable),
    serialRow("write-sve-32", Family::Write, 32, Sve256, &writeScalable, Variant::Scalable),
    serialRow("write-sve-64", Family::Write, 64, Sve512, &writeScalable, Variant::Scalable),
    randomRow("write-random-1", Family::Write, 1, Baseline, &writeRandom1),
    randomRow("write-random-2", Family::Write, 2, Baseline, &writeRandom2),
    randomRow("write-random-4", Family::Write, 4, Baseline, &writeRandom4),
    randomRow("write-random-8", Family::Write, 8, Baseline, &writeRandom8),
    randomRow("write-random-16", Family::Write, 16, Baseline, &writeRandom16),
    chunksRow("write-chunks-8", Family::Write, 8, Baseline, &writeChunks8),
    chunksRow("write-chunks-16", Family::Write, 16, Baseline, &writeChunks16),
    serialRow("write-stream-32", Family::Write, 32, Baseline, &writeStream32, Variant::Streaming),
    chunksRow("write-stream-chunks-32", Family::Write, 32, Baseline, &writeStreamChunks32,
              Variant::StreamChunks),
    interleavedRow("write-interleave-16", Family::Write, 16, Baseline, &writeInterleave16),
};

constexpr std::array copyRows{
    serialRow("copy-serial-16", Family::Copy, 16, Baseline, &copySerial16),
    serialRow("copy-pair-32", Family::Copy, 32, Baseline, &copyPair32, Variant::Pairs),
    serialRow("copy-sve-16", Family::Copy, 16, Sve128, &copyScalable, Variant::Scalable),
    serialRow("copy-sve-32", Family::Copy, 32, Sve256, &copyScalable, Variant::Scalable),
    serialRow("copy-sve-64", Family::Copy, 64, Sve512, &copyScalable, Variant::Scalable),
    randomRow("copy-random-16", Family::Copy, 16, Baseline, &copyRandom16),
    serialRow("copy-stream-32", Family::Copy, 32, Baseline, &copyStream32, Variant::Streaming),
    chunksRow("copy-stream-chunks-32", Family::Copy, 32, Baseline, &copyStreamChunks32,
              Variant::StreamChunks),
    serialRow("copy-best-32", Family::Copy, 32, Baseline, &copyBest32, Variant::Best),
};

constexpr std::array triadRows{
    triadRow("triad-serial-16", 16, Baseline, &triadSerial16),
    triadRow("triad-stream-32", 32, Baseline, &triadStream32, Variant::Streaming),
};

constexpr std::array elementRows{
    registerRow("register-insert-1", 1, &registerInsert1),
    registerRow("register-insert-2", 2, &registerInsert2),
    registerRow("register-insert-4", 4, &registerInsert4),
    registerRow("register-insert-8", 8, &registerInsert8),
    registerRow("register-extract-1", 1, &registerExtract1),
    registerRow("register-extract-2", 2, &registerExtract2),
    registerRow("register-extract-4", 4, &registerExtract4),
    registerRow("register-extract-8", 8, &registerExtract8),
    registerRow("register-vector-16", 16, &registerVector16),
    registerRow("register-sve-16", 16, &registerScalable, Sve128, Variant::Scalable),
    registerRow("register-sve-32", 32, &registerScalable, Sve256, Variant::Scalable),
    registerRow("register-sve-64", 64, &registerScalable, Sve512, Variant::Scalable),
};

constexpr auto rows =
    joined(firstRows, readRows, writeRows, narrowCopyRows, copyRows, triadRows, chaseRows, regionCopyRows,
           libraryRows, generalRegisterRows, vectorRegisterRows, elementRows, rowsOfBoth);

}  // namespace

std::span<const Kernel> catalog() noexcept {
  return rows;
}

}  // namespace strata::kernels
