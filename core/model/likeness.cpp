// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/likeness.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/model/kernel_id.h"
#include "core/model/memory_levels.h"

namespace strata {

namespace {

/// Whether a figure is not of what its cell says: by a mistake of the program, or since others were at it.
bool isOfSomethingElse(const CellResult& cell) {
  const Measured* measured = measuredOf(&cell);
  return measured != nullptr && std::ranges::any_of(measured->verdict.reasons, [](const Reason& reason) {
           return reason.id == "pointer-not-advanced" || reason.id == "jobs-beside";
         });
}

/// The loop of the write-combined memory test, whose only id it is.
constexpr std::string_view storesOfDoubles = "doubles";

constexpr std::array<std::string_view, 6> otherPrograms{"nbench-",   "bandwidth-", "mbw-",
                                                        "membench-", "fio-",       storesOfDoubles};

/// The loops of other programs by their whole ids. As in Strata, the bytes that are carried are counted.
struct PeerLoop {
  std::string_view kernel;
  std::string_view measured;
  std::optional<std::int64_t> widthBytes = {};
};

constexpr std::array peerLoops{
    PeerLoop{"nbench-integer", "integer"},
    PeerLoop{"nbench-floating", "floating"},
    PeerLoop{"nbench-write", "disk/write/serial"},
    PeerLoop{"nbench-read", "disk/read/serial"},
    // mbw copies element by element in a loop over longs, whose width is in its cells where it is another.
    PeerLoop{"mbw-memcpy", "copy/memcpy"},
    PeerLoop{"mbw-dumb", "copy/elements", 8},
    PeerLoop{"mbw-mcblock", "copy/blocks"},
    // The write-combined memory test stores doubles one after another; which memory, its cells say.
    PeerLoop{storesOfDoubles, "memtypes/write", 8},
    // The compiler chose the width of these loops, which are in C.
    PeerLoop{"membench-read", "bandwidth/read/serial"},
    PeerLoop{"membench-write", "bandwidth/write/serial"},
    PeerLoop{"membench-copy", "bandwidth/copy/serial"},
};

std::string_view patternOf(const Parameters& of) {
  return of.pattern ? std::string_view(*of.pattern) : std::string_view("serial");
}

/// Loops of the program bandwidth. Its random loops access chunks of 256 bytes in random order, as Strata's
/// `chunks` do.
std::string measuredByBandwidth(const CellResult& cell) {
  if (cell.kernel == "bandwidth-network-acknowledged" && !cell.parameters.peer) return "network/acknowledged";
  if (cell.test == Test::Library || cell.test == Test::Registers || cell.test == Test::String)
    return fmt::format("{}/{}", cell.test.text(), cell.kernel.substr(cell.kernel.find('-') + 1));
  if (cell.test != Test::Bandwidth || !cell.parameters.op) return {};
  const bool isStream = cell.kernel.find("-nontemporal") != std::string::npos;
  const bool isRandom = patternOf(cell.parameters) == "random";
  if (isStream && isRandom)
    return *cell.parameters.op == "write" ? "bandwidth/write/stream-chunks" : std::string();
  return fmt::format("bandwidth/{}/{}", *cell.parameters.op,
                     isStream   ? "stream"
                     : isRandom ? "chunks"
                                : "serial");
}

std::string measuredByFio(const CellResult& cell) {
  const Parameters& of = cell.parameters;
  if (cell.metric != "rate" || !of.op || !of.pattern || !of.queueDepth || of.readPercent || *of.op == "trim")
    return {};
  return fmt::format("disk/{}/{}/{}", *of.op, *of.pattern, *of.queueDepth);
}

std::string measuredByPeer(const CellResult& cell) {
  const auto loop = std::ranges::find(peerLoops, cell.kernel, &PeerLoop::kernel);
  if (cell.kernel == storesOfDoubles)
    return fmt::format("{}/{}", loop->measured, cell.parameters.memoryKind.value_or("regular"));
  if (loop != peerLoops.end()) return std::string(loop->measured);
  if (cell.kernel == "nbench-move") return fmt::format("move/{}", patternOf(cell.parameters));
  if (cell.kernel == "membench-latency")
    return fmt::format("latency/whole/{}", cell.parameters.pages.value_or("default"));
  if (cell.kernel.starts_with("bandwidth-")) return measuredByBandwidth(cell);
  return cell.kernel.starts_with("fio-") ? measuredByFio(cell) : std::string();
}

/// Whether a thread writes or reads a whole file of its own, with no queue, as Nbench did.
bool isOfWholeFile(const CellResult& cell) {
  return !cell.parameters.queueDepth &&
         (cell.kernel == "disk-write-serial" || cell.kernel == "disk-read-serial");
}

/// Loops of Strata. Where one block is the whole region, the walk in blocks is the walk over the whole
/// region.
std::string measuredByStrata(const CellResult& cell) {
  const Parameters& of = cell.parameters;
  const KernelId kernel = kernelIdOf(cell.kernel);
  if (of.count) return {};
  switch (cell.test.known().value_or(Test::Pauses)) {
    case Test::Integer:
      return "integer";
    case Test::Floating:
      return "floating";
    case Test::Memory:
      return kernel.family == "move" ? fmt::format("move/{}", patternOf(of)) : std::string();
    case Test::Bandwidth:
      return fmt::format("bandwidth/{}/{}", kernel.family, isPlainSerial(kernel) ? "serial" : kernel.form);
    case Test::Copy:
      return fmt::format("copy/{}", kernel.form);
    case Test::Latency: {
      const bool isWhole = !of.blockBytes || (of.regionBytes && *of.blockBytes >= *of.regionBytes);
      if (!isWhole || of.chains.value_or(1) != 1) return {};
      return fmt::format("latency/whole/{}", of.pages.value_or("default"));
    }
    case Test::Disk:
      if (isOfWholeFile(cell) && of.op) return fmt::format("disk/{}/serial", *of.op);
      if (!of.op || !of.pattern || !of.queueDepth || of.fill || of.readPercent) return {};
      return fmt::format("disk/{}/{}/{}", *of.op, *of.pattern, *of.queueDepth);
    case Test::MemoryTypes:
      return of.memoryKind ? fmt::format("memtypes/{}/{}", kernel.family, *of.memoryKind) : std::string();
    case Test::Library:
    case Test::Registers:
    case Test::String:
      return fmt::format("{}/{}", cell.test.text(), cell.kernel);
    case Test::Network:
      if (cell.kernel != "network-acknowledged" || of.direction == "from" || of.peer) return {};
      return "network/acknowledged";
    default:  // no other program measures it, as far as Strata reads their results
      return {};
  }
}

}  // namespace

bool isOwnKernel(std::string_view kernel) {
  return std::ranges::none_of(otherPrograms,
                              [&](std::string_view program) { return kernel.starts_with(program); });
}

std::optional<int> namedLevel(std::string_view kernel) {
  if (kernel.ends_with("-memory")) return levelOfMemory;
  constexpr std::string_view ofCache = "-l";
  if (kernel.size() < ofCache.size() + 1) return std::nullopt;
  const char digit = kernel.back();
  if (kernel.substr(kernel.size() - 1 - ofCache.size(), ofCache.size()) != ofCache) return std::nullopt;
  return digit >= '1' && digit <= '9' ? std::optional(digit - '0') : std::nullopt;
}

std::string loopLike(const CellId& cell) {
  if (isOwnKernel(cell.kernel)) return std::string(kernelIdOf(cell.kernel).loop);
  CellResult result{cell};
  result.metric = "rate";
  const std::string measured = measuredByPeer(result);
  const auto afterTest = [&](std::string_view test) {
    return std::string_view(measured).substr(test.size());
  };
  if (measured.starts_with("bandwidth/")) {
    std::string loop(afterTest("bandwidth/"));
    std::ranges::replace(loop, '/', '-');
    return loop;
  }
  if (measured.starts_with("copy/")) return "copy-" + std::string(afterTest("copy/"));
  if (measured.starts_with("move/")) return "move-" + std::string(afterTest("move/"));
  for (const std::string_view test : {"library/", "registers/", "string/"})
    if (measured.starts_with(test)) return std::string(kernelIdOf(afterTest(test)).loop);
  return {};
}

CellId ownCellLike(const CellId& cell) {
  if (isOwnKernel(cell.kernel)) return cell;
  CellId own = cell;
  Parameters& of = own.parameters;
  const std::string loop = loopLike(cell);
  if (cell.test == Test::Latency) {
    own.kernel = "chase-1";
    of.pattern = "random";
    of.chains = 1;
  } else if (cell.test == Test::Copy && !loop.empty()) {
    own.kernel = loop;
    if (loop == "copy-elements" && !of.widthBytes) of.widthBytes = 8;
  } else if (!loop.empty() && of.widthBytes) {
    own.kernel = fmt::format("{}-{}", loop, *of.widthBytes);
    if (!of.pattern) of.pattern = "serial";
  } else {
    return cell;
  }
  if (!of.threads) of.threads = 1;
  if (!of.pages) of.pages = "default";
  return own;
}

std::optional<Likeness> likenessOf(const CellResult& cell) {
  Likeness likeness;
  likeness.isOwn = isOwnKernel(cell.kernel);
  likeness.measured = likeness.isOwn ? measuredByStrata(cell) : measuredByPeer(cell);
  if (likeness.measured.empty() || isOfSomethingElse(cell)) return std::nullopt;
  const Parameters& of = cell.parameters;
  likeness.measured += '/' + cell.metric + '/' + cell.unit;
  likeness.widthBytes = of.widthBytes;
  if (const auto loop = std::ranges::find(peerLoops, cell.kernel, &PeerLoop::kernel);
      loop != peerLoops.end() && loop->widthBytes && !of.widthBytes)
    likeness.widthBytes = loop->widthBytes;
  likeness.threads = of.threads.value_or(1);
  // Nbench does not report its block.
  if (cell.test != Test::Latency && !isOfWholeFile(cell)) likeness.blockBytes = of.blockBytes;
  if (of.regionBytes)
    likeness.size = Bytes{*of.regionBytes};
  else if (of.fileBytes)
    likeness.size = Bytes{*of.fileBytes};
  if (!likeness.isOwn && cell.test == Test::Bandwidth) likeness.level = namedLevel(cell.kernel);
  return likeness;
}

}  // namespace strata
