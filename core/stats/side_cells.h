// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "core/model/likeness.h"
#include "core/stats/compared_parameters.h"
#include "core/stats/comparison.h"

namespace strata {

/// Where each cell is on each side, looked up once: a hundred runs of two hundred cells are compared in
/// hundreds of thousands of look-ups. Points into the sides, which outlive it.
class SideCells {
 public:
  /// Cells are in the order of side `first`, and then what only others have.
  SideCells(const std::vector<const ComparedSide*>& sides, std::size_t first);

  /// Every cell that any side has, once, without outcome and without the compared parameters
  /// (ComparedParameters); a disk workload keeps the threads of the first side, which are part of its name. A
  /// result of another program belongs to the corresponding cell of Strata, where a side has that; its own
  /// cell is then empty.
  const std::vector<CellResult>& cells() const { return m_cells; }

  SideFigures figures(std::size_t side, std::size_t cell) const;
  /// `first` and `second` are the figures of these sides.
  std::vector<Unlike> unlike(std::size_t firstSide, const SideFigures& first, std::size_t secondSide,
                             const SideFigures& second, std::size_t cell) const;
  /// The cell as the first of the side's runs has it that measured it; null where none has.
  const CellResult* measured(std::size_t side, std::size_t cell) const;

 private:
  struct Found {
    const Run* run = nullptr;
    const CellResult* result = nullptr;
  };

  std::size_t indexOf(const CellResult& result);
  /// Takes out of the cells what is compared.
  void dropWhatDiffers();
  void meetOtherPrograms();
  void merge(std::size_t other, std::size_t with);
  /// Whether the data of all results of both cells is in one level of memory, as far as anybody says.
  bool areInOneLevel(std::size_t a, std::size_t b) const;
  /// Whether another program's figure of the cell is a median.
  bool isMedianElsewhere(std::size_t cell) const;
  /// Whether a side walked the same region as a whole besides, which then is what others correspond to.
  bool hasWalkWithoutBlocks(std::size_t cell) const;
  bool shareASide(std::size_t a, std::size_t b) const;
  const std::vector<Found>& found(std::size_t side, std::size_t cell) const { return m_found[cell][side]; }

  std::size_t m_sideCount;
  ComparedParameters m_compared;
  std::vector<CellResult> m_keys;  ///< as ComparedParameters has them
  std::vector<CellResult> m_cells;
  std::map<CellResult, std::size_t, bool (*)(const CellResult&, const CellResult&)> m_places{
      orderOfCells};                                     ///< index of each of m_keys
  std::vector<std::vector<std::vector<Found>>> m_found;  ///< by cell and side
};

}  // namespace strata
