// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/test_kind.h"

#include "app/gui/text/network_cell.h"

namespace strata::gui {

std::optional<StepKind> kindOfTest(std::string_view test) {
  if (test == "integer" || test == "floating") return StepKind::Processor;
  if (test == "memory") return StepKind::Memory;
  if (test == "bandwidth") return StepKind::Bandwidth;
  if (test == "latency") return StepKind::Latency;
  if (test == "disk") return StepKind::Disk;
  if (test == "copy") return StepKind::Copy;
  if (test == "library") return StepKind::Library;
  if (test == "registers") return StepKind::Registers;
  if (test == "string") return StepKind::String;
  if (test == "memtypes") return StepKind::MemoryTypes;
  if (test == "network") return StepKind::Network;
  return std::nullopt;
}

bool Selection::* chosenIn(StepKind kind) {
  switch (kind) {
    case StepKind::Processor:
      return &Selection::processor;
    case StepKind::Memory:
      return &Selection::memory;
    case StepKind::Bandwidth:
      return &Selection::bandwidth;
    case StepKind::Latency:
      return &Selection::latency;
    case StepKind::Disk:
      return &Selection::disk;
    case StepKind::Copy:
      return &Selection::copy;
    case StepKind::Library:
      return &Selection::library;
    case StepKind::Registers:
      return &Selection::registers;
    case StepKind::String:
      return &Selection::string;
    case StepKind::MemoryTypes:
      return &Selection::memoryTypes;
    case StepKind::Network:
      return &Selection::network;
  }
  return &Selection::memory;
}

std::string_view unitOfCell(std::string_view test, std::string_view kernel) {
  const auto kind = kindOfTest(test);
  if (kind == StepKind::Network) return isRoundTrip(kernel) ? "ns" : "MB/s";
  if (kind == StepKind::Processor) return "MOPs/s";
  return kind == StepKind::Latency ? "ns" : "MB/s";
}

}  // namespace strata::gui
