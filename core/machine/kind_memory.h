// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/units.h"
#include "core/model/memory_kind.h"
#include "core/model/pages.h"
#include "core/model/result.h"

namespace strata {

/// Memory that was asked for as of one kind. Regular memory comes untouched: the system gives its pages at
/// their first use, and so may memory of the other kinds. Given back when the value goes; what it held before
/// is then restored where somebody else sees it (a screen). Owned by one thread at a time.
class KindMemory {
 public:
  virtual ~KindMemory() = default;
  virtual std::byte* data() const = 0;
  virtual Bytes size() const = 0;
  /// The kind that the system reports; absent where it reports none.
  virtual std::optional<MemoryKind> reported() const = 0;
  /// The same as Arena::pagesObtained().
  virtual PagesObtained pagesObtained() const { return {}; }
};

/// Gives memory of that kind, at least of that size; looks at the stop token where it takes long.
using KindAllocator =
    std::function<Result<std::unique_ptr<KindMemory>>(MemoryKind, Bytes, const std::stop_token&)>;

/// Asks this system. Regular memory is an Arena. Windows gives the other kinds to any program; Linux gives
/// write-combined memory through a graphics device only (see takeGraphicsMemory), and no uncached memory;
/// macOS gives neither.
///
/// Errors: `allocation-failed` (size_bytes), `memory-kind-not-provided` (memory_kind), `memory-kind-refused`
/// (memory_kind, system), those of takeGraphicsMemory, and `stopped`.
Result<std::unique_ptr<KindMemory>> allocateKind(MemoryKind kind, Bytes size, const std::stop_token& stop);

/// The part of allocateKind that differs from system to system: any kind but the regular one.
Result<std::unique_ptr<KindMemory>> allocateSpecialKind(MemoryKind kind, Bytes size,
                                                        const std::stop_token& stop);

/// Memory of a graphics device, one of pictureMemories; none but Linux gives it to programs.
/// Errors: `memory-kind-not-provided`, those of takePictureMemory.
Result<std::unique_ptr<KindMemory>> allocatePicture(std::string_view kind, Bytes size,
                                                    const std::stop_token& stop);
using PictureAllocator =
    std::function<Result<std::unique_ptr<KindMemory>>(std::string_view, Bytes, const std::stop_token&)>;

/// Whether somebody may be looking at a picture that such memory would disturb: this program has a display
/// server, or the console is in graphics mode.
bool isPictureInUse();

/// `memory-kind-not-provided`.
Error kindNotProvided(MemoryKind kind);
Error kindNotProvided(std::string_view kind);

}  // namespace strata
