// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/machine/processor.h"
#include "core/model/machine.h"

/// The table of core designs: how to recognise each, and what its first-level data paths can do.
namespace strata {

/// Models of x86 with the extended bits, parts of MIDR with the family 0 on ARM.
struct ModelRange {
  int family = 0;
  int first = 0;
  int last = 0;
};

/// Loads, stores, and both together, that a cycle can start.
struct CorePaths {
  double loads = 0;
  double stores = 0;
  double accesses = 0;

  friend bool operator==(const CorePaths&, const CorePaths&) = default;
};

/// A design, or a variant of one. An absent or empty member excludes no core.
struct CoreDesign {
  std::string_view id;
  std::string_view vendor;
  std::vector<ModelRange> models;
  std::optional<NativeCore> native = {};
  FeatureSet required = {};
  FeatureSet forbidden = {};  ///< features of later designs
  std::optional<Bytes> l1d = {};
  std::optional<Bytes> l1i = {};
  std::vector<Bytes> l2 = {};
  std::optional<CorePaths> paths = {};  ///< accesses of up to 8 bytes; absent: only the name is known
  std::vector<WideAccesses> wide = {};  ///< accesses of vectors
};

/// The designs, in the order in which their names are shown.
const std::vector<CoreDesign>& coreDesigns();

}  // namespace strata
