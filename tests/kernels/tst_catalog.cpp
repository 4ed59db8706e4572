// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/catalog.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace strata::test {
namespace {

using kernels::Family;
using kernels::Kernel;
using kernels::Needs;
using kernels::Pattern;
using kernels::Variant;

using Ids = std::vector<std::string_view>;

Ids joined(std::initializer_list<Ids> parts) {
  Ids all;
  for (const Ids& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

// Stored in run files: a row may be added here, none may change or go.
const Ids first{"heapsort-1000", "floating-mix",  "move-serial-1", "move-serial-2",
                "move-serial-4", "move-serial-8", "move-random-1", "move-random-2",
                "move-random-4", "move-random-8", "index-random"};
const Ids narrowCopies{"copy-serial-1", "copy-serial-2", "copy-serial-4", "copy-serial-8",
                       "copy-random-1", "copy-random-2", "copy-random-4", "copy-random-8"};
const Ids chases{"chase-1", "chase-2",  "chase-3",  "chase-4", "chase-6",
                 "chase-8", "chase-12", "chase-16", "chase-24"};

const Ids handOvers{"handover-cas", "handover-store"};
const Ids contention{"contention-apart-256", "contention-apart-128", "contention-apart-64",
                     "contention-apart-32",  "contention-apart-16",  "contention-apart-8",
                     "contention-add",       "contention-cas"};
const Ids injections{"inject-1to0", "inject-3to1", "inject-2to1", "inject-1to1"};

const Ids regionCopies{"copy-memcpy", "copy-elements", "copy-blocks"};
const Ids library{"library-memcpy", "library-memmove", "library-memset", "library-memcmp",
                  "library-memchr", "library-strlen",  "library-strcpy"};

const Ids registersOfX86{"register-general-4",     "register-general-8",   "register-to-stack-8",
                         "register-from-stack-8",  "register-push-8",      "register-pop-8",
                         "register-to-vector-4",   "register-to-vector-8", "register-from-vector-4",
                         "register-from-vector-8", "register-insert-1",    "register-insert-2",
                         "register-insert-4",      "register-insert-8",    "register-extract-1",
                         "register-extract-2",     "register-extract-4",   "register-extract-8",
                         "register-vector-16",     "register-vector-32",   "register-vector-64"};
const Ids registersOfArm{
    "register-general-4",   "register-general-8",   "register-to-stack-8",    "register-from-stack-8",
    "register-to-vector-4", "register-to-vector-8", "register-from-vector-4", "register-from-vector-8",
    "register-insert-1",    "register-insert-2",    "register-insert-4",      "register-insert-8",
    "register-extract-1",   "register-extract-2",   "register-extract-4",     "register-extract-8",
    "register-vector-16",   "register-sve-16",      "register-sve-32",        "register-sve-64"};
const Ids stringsOfX86{"string-lods-1",     "string-lods-2",     "string-lods-4",     "string-lods-8",
                       "string-stos-1",     "string-stos-2",     "string-stos-4",     "string-stos-8",
                       "string-movs-1",     "string-movs-2",     "string-movs-4",     "string-movs-8",
                       "string-rep-lods-1", "string-rep-lods-2", "string-rep-lods-4", "string-rep-lods-8",
                       "string-rep-stos-1", "string-rep-stos-2", "string-rep-stos-4", "string-rep-stos-8",
                       "string-rep-movs-1", "string-rep-movs-2", "string-rep-movs-4", "string-rep-movs-8"};

const Ids readsOfX86{
    "read-serial-1",      "read-serial-2",      "read-serial-4",    "read-serial-8",    "read-serial-16",
    "read-serial-32",     "read-serial-64",     "read-random-1",    "read-random-2",    "read-random-4",
    "read-random-8",      "read-random-16",     "read-random-32",   "read-random-64",   "read-chunks-8",
    "read-chunks-16",     "read-chunks-32",     "read-chunks-64",   "read-stream-16",   "read-stream-32",
    "read-stream-64",     "read-prefetch-16",   "read-prefetch-32", "read-prefetch-64", "read-interleave-16",
    "read-interleave-32", "read-interleave-64", "read-page-16",     "read-page-32",     "read-page-64"};
const Ids writesOfX86{
    "write-serial-1",         "write-serial-2",         "write-serial-4",        "write-serial-8",
    "write-serial-16",        "write-serial-32",        "write-serial-64",       "write-random-1",
    "write-random-2",         "write-random-4",         "write-random-8",        "write-random-16",
    "write-random-32",        "write-random-64",        "write-chunks-8",        "write-chunks-16",
    "write-chunks-32",        "write-chunks-64",        "write-stream-8",        "write-stream-16",
    "write-stream-32",        "write-stream-64",        "write-stream-chunks-8", "write-stream-chunks-16",
    "write-stream-chunks-32", "write-stream-chunks-64", "write-interleave-16",   "write-interleave-32",
    "write-interleave-64"};
const Ids copiesOfX86{"copy-serial-16",        "copy-serial-32",        "copy-serial-64",
                      "copy-random-16",        "copy-random-32",        "copy-random-64",
                      "copy-stream-8",         "copy-stream-16",        "copy-stream-32",
                      "copy-stream-64",        "copy-stream-chunks-8",  "copy-stream-chunks-16",
                      "copy-stream-chunks-32", "copy-stream-chunks-64", "copy-best-16",
                      "copy-best-32",          "copy-best-64"};

const Ids triadsOfX86{"triad-serial-8",  "triad-serial-16", "triad-serial-32", "triad-serial-64",
                      "triad-stream-16", "triad-stream-32", "triad-stream-64"};
const Ids triadsOfArm{"triad-serial-16", "triad-stream-32"};

const Ids forwardings{"forward-1-1",  "forward-1-2",  "forward-1-4",  "forward-1-8",  "forward-1-16",
                      "forward-2-1",  "forward-2-2",  "forward-2-4",  "forward-2-8",  "forward-2-16",
                      "forward-4-1",  "forward-4-2",  "forward-4-4",  "forward-4-8",  "forward-4-16",
                      "forward-8-1",  "forward-8-2",  "forward-8-4",  "forward-8-8",  "forward-8-16",
                      "forward-16-1", "forward-16-2", "forward-16-4", "forward-16-8", "forward-16-16"};

const Ids readsOfArm{"read-serial-1",  "read-serial-2",    "read-serial-4",     "read-serial-8",
                     "read-serial-16", "read-pair-32",     "read-sve-16",       "read-sve-32",
                     "read-sve-64",    "read-random-1",    "read-random-2",     "read-random-4",
                     "read-random-8",  "read-random-16",   "read-chunks-8",     "read-chunks-16",
                     "read-stream-32", "read-prefetch-16", "read-interleave-16"};
const Ids writesOfArm{"write-serial-1",  "write-serial-2",         "write-serial-4",     "write-serial-8",
                      "write-serial-16", "write-pair-32",          "write-sve-16",       "write-sve-32",
                      "write-sve-64",    "write-random-1",         "write-random-2",     "write-random-4",
                      "write-random-8",  "write-random-16",        "write-chunks-8",     "write-chunks-16",
                      "write-stream-32", "write-stream-chunks-32", "write-interleave-16"};
const Ids copiesOfArm{"copy-serial-16", "copy-pair-32",          "copy-sve-16",
                      "copy-sve-32",    "copy-sve-64",           "copy-random-16",
                      "copy-stream-32", "copy-stream-chunks-32", "copy-best-32"};

TEST(Catalog, HasTheseIdsInThisOrder) {
  const bool isX86 = kernels::catalog().front().instructionSet == kernels::InstructionSet::X86;
  const Ids expected =
      isX86 ? joined({first, readsOfX86, writesOfX86, narrowCopies, copiesOfX86, triadsOfX86, chases,
                      regionCopies, library, registersOfX86, stringsOfX86, handOvers, contention, injections,
                      forwardings})
            : joined({first, readsOfArm, writesOfArm, narrowCopies, copiesOfArm, triadsOfArm, chases,
                      regionCopies, library, registersOfArm, handOvers, contention, injections, forwardings});
  Ids ids;
  for (const Kernel& kernel : kernels::catalog()) ids.push_back(kernel.id);
  EXPECT_EQ(ids, expected);
}

TEST(Catalog, IdsAreUniqueAndKebabCase) {
  std::set<std::string_view> seen;
  for (const Kernel& kernel : kernels::catalog()) {
    EXPECT_TRUE(seen.insert(kernel.id).second) << kernel.id;
    EXPECT_TRUE(std::ranges::all_of(kernel.id, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    })) << kernel.id;
  }
}

TEST(Catalog, FindsEveryRowByItsIdAndNothingElse) {
  for (const Kernel& kernel : kernels::catalog()) EXPECT_EQ(kernels::find(kernel.id), &kernel);
  for (const std::string_view id :
       {"", "move", "move-serial-16", "MOVE-SERIAL-1", "move-serial-1 ", "chase-5"}) {
    EXPECT_EQ(kernels::find(id), nullptr) << id;
  }
}

/// What several threads do with one cache line, which bears no data.
bool isOfThreads(const Kernel& kernel) {
  return kernel.family == Family::HandOver || kernel.family == Family::Contention;
}

/// A unit of it is a pass through the region.
bool isByPass(const Kernel& kernel) {
  return kernel.family == Family::RegionCopy || kernel.id.starts_with("string-rep-stos-") ||
         kernel.id.starts_with("string-rep-movs-");
}

TEST(Catalog, FunctionsAreThereAndOfTheFamilysShape) {
  for (const Kernel& kernel : kernels::catalog()) {
    std::visit([&](auto function) { EXPECT_NE(function, nullptr) << kernel.id; }, kernel.function);
    const bool computes = kernel.family == Family::Heapsort || kernel.family == Family::Floating;
    EXPECT_EQ(std::holds_alternative<kernels::SortFunction>(kernel.function),
              kernel.family == Family::Heapsort);
    EXPECT_EQ(std::holds_alternative<kernels::FloatingFunction>(kernel.function),
              kernel.family == Family::Floating);
    EXPECT_EQ(std::holds_alternative<kernels::ChaseFunction>(kernel.function),
              kernel.family == Family::Chase);
    EXPECT_EQ(std::holds_alternative<kernels::RegionCopyFunction>(kernel.function), isByPass(kernel));
    EXPECT_EQ(std::holds_alternative<kernels::RegisterFunction>(kernel.function),
              kernel.family == Family::Registers);
    EXPECT_EQ(std::holds_alternative<kernels::HandOverFunction>(kernel.function),
              kernel.family == Family::HandOver);
    EXPECT_EQ(std::holds_alternative<kernels::ContendFunction>(kernel.function),
              kernel.family == Family::Contention);
    EXPECT_EQ(std::holds_alternative<kernels::InjectFunction>(kernel.function),
              kernel.family == Family::Injection);
    EXPECT_EQ(std::holds_alternative<kernels::ForwardFunction>(kernel.function),
              kernel.family == Family::Forwarding);
    EXPECT_EQ(std::holds_alternative<kernels::LibraryFunction>(kernel.function),
              kernel.family == Family::Library);
    EXPECT_EQ(std::holds_alternative<kernels::WalkFunction>(kernel.function),
              !computes && kernel.family != Family::Chase && !isByPass(kernel) &&
                  kernel.family != Family::Library && kernel.family != Family::Registers &&
                  !isOfThreads(kernel) && kernel.family != Family::Injection &&
                  kernel.family != Family::Forwarding);
  }
}

/// A move and a copy by general registers are one loop, so are the scalable vectors of every length, and so
/// are additions to words wherever they lie.
bool mayShare(const Kernel& a, const Kernel& b) {
  const auto isMove = [](const Kernel& kernel) { return kernel.family == Family::Move; };
  if (isMove(a) != isMove(b)) {
    const Kernel& other = isMove(a) ? b : a;
    return other.family == Family::Copy && a.pattern == b.pattern && a.widthBytes == b.widthBytes;
  }
  if (a.family == Family::Contention) return b.family == a.family && a.apartBytes != b.apartBytes;
  return a.variant == Variant::Scalable && b.variant == Variant::Scalable && a.family == b.family;
}

TEST(Catalog, RowsShareAFunctionOnlyWhereTheyAreOneLoop) {
  const auto rows = kernels::catalog();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_TRUE(rows[i].function != rows[j].function || mayShare(rows[i], rows[j]))
          << rows[i].id << " and " << rows[j].id;
    }
  }
}

TEST(Catalog, FactsAgreeWithOneAnother) {
  for (const Kernel& kernel : kernels::catalog()) {
    EXPECT_GE(kernel.revision, 1u) << kernel.id;
    EXPECT_GE(kernel.unroll, 1u) << kernel.id;
    EXPECT_EQ(kernel.instructionSet, kernels::catalog().front().instructionSet) << kernel.id;
    const bool computes = kernel.family == Family::Heapsort || kernel.family == Family::Floating;
    EXPECT_EQ(kernel.operations > 0.0, computes) << kernel.id;
    EXPECT_EQ(kernel.pattern == Pattern::None, computes || kernel.family == Family::Chase ||
                                                   kernel.family == Family::Registers ||
                                                   isOfThreads(kernel) || kernel.family == Family::Forwarding)
        << kernel.id;
    const bool ofLibrary =
        kernel.family == Family::Library || kernel.id == "copy-memcpy" || kernel.id == "copy-blocks";
    EXPECT_EQ(kernel.widthBytes > 0, !computes && !ofLibrary && kernel.family != Family::Index) << kernel.id;
    EXPECT_EQ(kernel.chains > 0, kernel.family == Family::Chase) << kernel.id;
    EXPECT_LE(kernel.chains, kernels::mostChains) << kernel.id;
    // A unit of these is a region, of whatever size.
    if (kernel.family == Family::Injection) continue;  // of lines: see tst_injection
    if (kernel.family == Family::Forwarding) {
      EXPECT_EQ(kernel.id,
                "forward-" + std::to_string(kernel.bytesWritten) + "-" + std::to_string(kernel.bytesRead));
      EXPECT_EQ(kernel.widthBytes, kernel.bytesRead) << kernel.id;
      continue;
    }
    const bool byElement = !isByPass(kernel) && kernel.family != Family::Library && !isOfThreads(kernel);
    const auto isOneOf = [&](std::initializer_list<std::string_view> names) {
      return std::ranges::any_of(
          names, [&](std::string_view name) { return kernel.id.find(name) != std::string_view::npos; });
    };
    const bool transfers = kernel.family == Family::Registers;
    const bool onlyStores = kernel.family == Family::Write || isOneOf({"-stos-"}) ||
                            (transfers && !isOneOf({"-from-stack-", "-pop-"}));
    const bool onlyLoads = kernel.family == Family::Read || kernel.family == Family::Chase ||
                           isOneOf({"-lods-"}) || (transfers && !isOneOf({"-to-stack-", "-push-"}));
    const bool loads = byElement && !onlyStores;
    const bool stores = byElement && !onlyLoads;
    const std::uint32_t sources = kernel.family == Family::Triad ? 2 : 1;
    EXPECT_EQ(kernel.bytesRead, loads ? sources * kernel.widthBytes : 0) << kernel.id;
    EXPECT_EQ(kernel.bytesWritten, stores ? kernel.widthBytes : 0) << kernel.id;
  }
}

std::string familyName(Family family) {
  switch (family) {
    case Family::Move:
      return "move";
    case Family::Read:
      return "read";
    case Family::Write:
      return "write";
    case Family::Copy:
      return "copy";
    case Family::Triad:
      return "triad";
    default:
      return "";
  }
}

std::string kindName(const Kernel& kernel) {
  switch (kernel.variant) {
    case Variant::Plain:
      return kernel.pattern == Pattern::Serial ? "serial" : "random";
    case Variant::Streaming:
      return "stream";
    case Variant::Prefetch:
      return "prefetch";
    case Variant::Interleaved:
      return "interleave";
    case Variant::Page:
      return "page";
    case Variant::Chunks:
      return "chunks";
    case Variant::StreamChunks:
      return "stream-chunks";
    case Variant::Best:
      return "best";
    case Variant::Pairs:
      return "pair";
    case Variant::Scalable:
      return "sve";
    case Variant::Repeated:
      return "rep";
  }
  return "";
}

TEST(Catalog, WalksAreNamedForFamilyKindAndWidth) {
  for (const Kernel& kernel : kernels::catalog()) {
    if (familyName(kernel.family).empty()) continue;
    EXPECT_EQ(kernel.id,
              familyName(kernel.family) + "-" + kindName(kernel) + "-" + std::to_string(kernel.widthBytes));
    EXPECT_EQ(kernel.pattern == Pattern::Random,
              kindName(kernel) == "random" || kindName(kernel).ends_with("chunks"));
  }
}

TEST(Catalog, ChasesAreNamedForTheirChains) {
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Chase) continue;
    EXPECT_EQ(kernel.id, "chase-" + std::to_string(kernel.chains));
  }
}

// What each mnemonic needs, by the manuals; tests/kernels/check_disassembly.py says which mnemonics there
// are.
TEST(Catalog, NeedsFollowWidthAndKind) {
  for (const Kernel& kernel : kernels::catalog()) {
    Needs expected = Needs::Baseline;
    if (kernel.instructionSet == kernels::InstructionSet::X86) {
      if (kernel.widthBytes == 32) expected = Needs::Avx;
      if (kernel.widthBytes == 64) expected = Needs::Avx512;
      for (const std::string_view id : {"register-insert-1", "register-insert-4", "register-insert-8",
                                        "register-extract-1", "register-extract-4", "register-extract-8"})
        if (kernel.id == id) expected = Needs::Sse41;
      for (const std::string_view id : {"forward-16-1", "forward-1-16", "forward-2-16"})
        if (kernel.id == id) expected = Needs::Sse41;
      if (kernel.id == "read-stream-16") expected = Needs::Sse41;
      if (kernel.id == "read-stream-32") expected = Needs::Avx2;
    } else if (kernel.variant == Variant::Scalable) {
      expected = kernel.widthBytes == 16   ? Needs::Sve128
                 : kernel.widthBytes == 32 ? Needs::Sve256
                                           : Needs::Sve512;
    }
    EXPECT_EQ(kernel.needs, expected) << kernel.id;
  }
}

TEST(Catalog, IsForTheProcessorItRunsOn) {
#if defined(__x86_64__)
  constexpr auto expected = kernels::InstructionSet::X86;
#else
  constexpr auto expected = kernels::InstructionSet::Arm;
#endif
  EXPECT_EQ(kernels::catalog().front().instructionSet, expected);
}

}  // namespace
}  // namespace strata::test
