// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/model/run.h"

namespace strata::gui {

class HistoryThread;
class ComparedChoice;

/// Offers the latest runs of this machine to compare results with, as the history has them: anew whenever
/// runs come to it or go.
class EarlierRuns : public QObject {
  Q_OBJECT

 public:
  /// `choice` outlives it; `history` may end before it, and is not asked then. `shownSince` says when the
  /// first of the runs began that the pages show, as ISO 8601; empty where they show none.
  EarlierRuns(HistoryThread& history, ComparedChoice& choice, std::function<std::string()> shownSince,
              QObject* parent);

  /// Looks for them at the first call, which tells whose runs are meant.
  void setMachine(const Machine& machine);
  /// Looks for them again. Nothing without a machine.
  void find();

 private:
  void offer(const std::vector<std::shared_ptr<const Run>>& runs);

  HistoryThread& m_history;
  ComparedChoice& m_choice;
  std::function<std::string()> m_shownSince;
  std::string m_processor;
  std::string m_system;
};

}  // namespace strata::gui
