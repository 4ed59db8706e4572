// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/catalog.h"
#include "kernels/catalog_rows.h"
#include "kernels/copy.h"
#include "kernels/read.h"
#include "kernels/string_instructions.h"
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
    serialRow("read-serial-32", Family::Read, 32, Avx, &readSerial32),
    serialRow("read-serial-64", Family::Read, 64, Avx512, &readSerial64),
    randomRow("read-random-1", Family::Read, 1, Baseline, &readRandom1),
    randomRow("read-random-2", Family::Read, 2, Baseline, &readRandom2),
    randomRow("read-random-4", Family::Read, 4, Baseline, &readRandom4),
    randomRow("read-random-8", Family::Read, 8, Baseline, &readRandom8),
    randomRow("read-random-16", Family::Read, 16, Baseline, &readRandom16),
    randomRow("read-random-32", Family::Read, 32, Avx, &readRandom32),
    randomRow("read-random-64", Family::Read, 64, Avx512, &readRandom64),
    chunksRow("read-chunks-8", Family::Read, 8, Baseline, &readChunks8),
    chunksRow("read-chunks-16", Family::Read, 16, Baseline, &readChunks16),
    chunksRow("read-chunks-32", Family::Read, 32, Avx, &readChunks32),
    chunksRow("read-chunks-64", Family::Read, 64, Avx512, &readChunks64),
    serialRow("read-stream-16", Family::Read, 16, Sse41, &readStream16, Variant::Streaming),
    serialRow("read-stream-32", Family::Read, 32, Avx2, &readStream32, Variant::Streaming),
    serialRow("read-stream-64", Family::Read, 64, Avx512, &readStream64, Variant::Streaming),
    serialRow("read-prefetch-16", Family::Read, 16, Baseline, &readPrefetch16, Variant::Prefetch),
    serialRow("read-prefetch-32", Family::Read, 32, Avx, &readPrefetch32, Variant::Prefetch),
    serialRow("read-prefetch-64", Family::Read, 64, Avx512, &readPrefetch64, Variant::Prefetch),
    interleavedRow("read-interleave-16", Family::Read, 16, Baseline, &readInterleave16),
    interleavedRow("read-interleave-32", Family::Read, 32, Avx, &readInterleave32),
    interleavedRow("read-interleave-64", Family::Read, 64, Avx512, &readInterleave64),
    pageRow("read-page-16", Family::Read, 16, Baseline, &readPage16),
    pageRow("read-page-32", Family::Read, 32, Avx, &readPage32),
    pageRow("read-page-64", Family::Read, 64, Avx512, &readPage64),
};

constexpr std::array writeRows{
    serialRow("write-serial-1", Family::Write, 1, Baseline, &writeSerial1),
    serialRow("write-serial-2", Family::Write, 2, Baseline, &writeSerial2),
    serialRow("write-serial-4", Family::Write, 4, Baseline, &writeSerial4),
    serialRow("write-serial-8", Family::Write, 8, Baseline, &writeSerial8),
    serialRow("write-serial-16", Family::Write, 16, Baseline, &writeSerial16),
    serialRow("write-serial-32", Family::Write, 32, Avx, &writeSerial32),
    serialRow("write-serial-64", Family::Write, 64, Avx512, &writeSerial64),
    randomRow("write-random-1", Family::Write, 1, Baseline, &writeRandom1),
    randomRow("write-random-2", Family::Write, 2, Baseline, &writeRandom2),
    randomRow("write-random-4", Family::Write, 4, Baseline, &writeRandom4),
    randomRow("write-random-8", Family::Write, 8, Baseline, &writeRandom8),
    randomRow("write-random-16", Family::Write, 16, Baseline, &writeRandom16),
    randomRow("write-random-32", Family::Write, 32, Avx, &writeRandom32),
    randomRow("write-random-64", Family::Write, 64, Avx512, &writeRandom64),
    chunksRow("write-chunks-8", Family::Write, 8, Baseline, &writeChunks8),
    chunksRow("write-chunks-16", Family::Write, 16, Baseline, &writeChunks16),
    chunksRow("write-chunks-32", Family::Write, 32, Avx, &writeChunks32),
    chunksRow("write-chunks-64", Family::Write, 64, Avx512, &writeChunks64),
    serialRow("write-stream-8", Family::Write, 8, Baseline, &writeStream8, Variant::Streaming),
    serialRow("write-stream-16", Family::Write, 16, Baseline, &writeStream16, Variant::Streaming),
    serialRow("write-stream-32", Family::Write, 32, Avx, &writeStream32, Variant::Streaming),
    serialRow("write-stream-64", Family::Write, 64, Avx512, &writeStream64, Variant::Streaming),
    chunksRow("write-stream-chunks-8", Family::Write, 8, Baseline, &writeStreamChunks8,
              Variant::StreamChunks),
    chunksRow("write-stream-chunks-16", Family::Write, 16, Baseline, &writeStreamChunks16,
              Variant::StreamChunks),
    chunksRow("write-stream-chunks-32", Family::Write, 32, Avx, &writeStreamChunks32, Variant::StreamChunks),
    chunksRow("write-stream-chunks-64", Family::Write, 64, Avx512, &writeStreamChunks64,
              Variant::StreamChunks),
    interleavedRow("write-interleave-16", Family::Write, 16, Baseline, &writeInterleave16),
    interleavedRow("write-interleave-32", Family::Write, 32, Avx, &writeInterleave32),
    interleavedRow("write-interleave-64", Family::Write, 64, Avx512, &writeInterleave64),
};

constexpr std::array copyRows{
    serialRow("copy-serial-16", Family::Copy, 16, Baseline, &copySerial16),
    serialRow("copy-serial-32", Family::Copy, 32, Avx, &copySerial32),
    serialRow("copy-serial-64", Family::Copy, 64, Avx512, &copySerial64),
    randomRow("copy-random-16", Family::Copy, 16, Baseline, &copyRandom16),
    randomRow("copy-random-32", Family::Copy, 32, Avx, &copyRandom32),
    randomRow("copy-random-64", Family::Copy, 64, Avx512, &copyRandom64),
    serialRow("copy-stream-8", Family::Copy, 8, Baseline, &copyStream8, Variant::Streaming),
    serialRow("copy-stream-16", Family::Copy, 16, Baseline, &copyStream16, Variant::Streaming),
    serialRow("copy-stream-32", Family::Copy, 32, Avx, &copyStream32, Variant::Streaming),
    serialRow("copy-stream-64", Family::Copy, 64, Avx512, &copyStream64, Variant::Streaming),
    chunksRow("copy-stream-chunks-8", Family::Copy, 8, Baseline, &copyStreamChunks8, Variant::StreamChunks),
    chunksRow("copy-stream-chunks-16", Family::Copy, 16, Baseline, &copyStreamChunks16,
              Variant::StreamChunks),
    chunksRow("copy-stream-chunks-32", Family::Copy, 32, Avx, &copyStreamChunks32, Variant::StreamChunks),
    chunksRow("copy-stream-chunks-64", Family::Copy, 64, Avx512, &copyStreamChunks64, Variant::StreamChunks),
    revised(2, serialRow("copy-best-16", Family::Copy, 16, Baseline, &copyBest16, Variant::Best)),
    revised(2, serialRow("copy-best-32", Family::Copy, 32, Avx, &copyBest32, Variant::Best)),
    revised(2, serialRow("copy-best-64", Family::Copy, 64, Avx512, &copyBest64, Variant::Best)),
};

constexpr std::array triadRows{
    triadRow("triad-serial-8", 8, Baseline, &triadSerial8),
    triadRow("triad-serial-16", 16, Baseline, &triadSerial16),
    triadRow("triad-serial-32", 32, Avx, &triadSerial32),
    triadRow("triad-serial-64", 64, Avx512, &triadSerial64),
    triadRow("triad-stream-16", 16, Baseline, &triadStream16, Variant::Streaming),
    triadRow("triad-stream-32", 32, Avx, &triadStream32, Variant::Streaming),
    triadRow("triad-stream-64", 64, Avx512, &triadStream64, Variant::Streaming),
};

constexpr std::array stackRows{
    storing(registerRow("register-push-8", 8, &registerPush8)),
    loading(registerRow("register-pop-8", 8, &registerPop8)),
};

constexpr std::array elementRows{
    registerRow("register-insert-1", 1, &registerInsert1, Sse41),
    registerRow("register-insert-2", 2, &registerInsert2),
    registerRow("register-insert-4", 4, &registerInsert4, Sse41),
    registerRow("register-insert-8", 8, &registerInsert8, Sse41),
    registerRow("register-extract-1", 1, &registerExtract1, Sse41),
    registerRow("register-extract-2", 2, &registerExtract2),
    registerRow("register-extract-4", 4, &registerExtract4, Sse41),
    registerRow("register-extract-8", 8, &registerExtract8, Sse41),
    registerRow("register-vector-16", 16, &registerVector16),
    registerRow("register-vector-32", 32, &registerVector32, Avx),
    registerRow("register-vector-64", 64, &registerVector64, Avx512),
};

constexpr Kernel stringRow(std::string_view id, std::uint64_t widthBytes, WalkFunction function) noexcept {
  return walkRow(id, Family::String, Pattern::Serial, Variant::Plain, Baseline, widthBytes, serialUnroll,
                 function);
}

constexpr Kernel repLodsRow(std::string_view id, std::uint64_t widthBytes, WalkFunction function) noexcept {
  return loading(walkRow(id, Family::String, Pattern::Serial, Variant::Repeated, Baseline, widthBytes,
                         repLodsUnroll, function));
}

constexpr Kernel repRow(std::string_view id, std::uint64_t widthBytes, RegionCopyFunction function) noexcept {
  return walkRow(id, Family::String, Pattern::Serial, Variant::Repeated, Baseline, widthBytes, 1, function);
}

constexpr std::array stringRows{
    loading(stringRow("string-lods-1", 1, &stringLods1)),
    loading(stringRow("string-lods-2", 2, &stringLods2)),
    loading(stringRow("string-lods-4", 4, &stringLods4)),
    loading(stringRow("string-lods-8", 8, &stringLods8)),
    storing(stringRow("string-stos-1", 1, &stringStos1)),
    storing(stringRow("string-stos-2", 2, &stringStos2)),
    storing(stringRow("string-stos-4", 4, &stringStos4)),
    storing(stringRow("string-stos-8", 8, &stringStos8)),
    storing(loading(stringRow("string-movs-1", 1, &stringMovs1))),
    storing(loading(stringRow("string-movs-2", 2, &stringMovs2))),
    storing(loading(stringRow("string-movs-4", 4, &stringMovs4))),
    storing(loading(stringRow("string-movs-8", 8, &stringMovs8))),
    repLodsRow("string-rep-lods-1", 1, &stringRepLods1),
    repLodsRow("string-rep-lods-2", 2, &stringRepLods2),
    repLodsRow("string-rep-lods-4", 4, &stringRepLods4),
    repLodsRow("string-rep-lods-8", 8, &stringRepLods8),
    repRow("string-rep-stos-1", 1, &stringRepStos1),
    repRow("string-rep-stos-2", 2, &stringRepStos2),
    repRow("string-rep-stos-4", 4, &stringRepStos4),
    repRow("string-rep-stos-8", 8, &stringRepStos8),
    repRow("string-rep-movs-1", 1, &stringRepMovs1),
    repRow("string-rep-movs-2", 2, &stringRepMovs2),
    repRow("string-rep-movs-4", 4, &stringRepMovs4),
    repRow("string-rep-movs-8", 8, &stringRepMovs8),
};

constexpr auto rows = joined(firstRows, readRows, writeRows, narrowCopyRows, copyRows, triadRows, chaseRows,
                             regionCopyRows, libraryRows, generalRegisterRows, stackRows, vectorRegisterRows,
                             elementRows, stringRows, rowsOfBoth);

}  // namespace

std::span<const Kernel> catalog() noexcept {
  return rows;
}

}  // namespace strata::kernels
