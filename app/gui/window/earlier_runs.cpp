// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/earlier_runs.h"

#include <utility>

#include "app/gui/history/history_thread.h"
#include "app/gui/panel/own_figures.h"
#include "app/gui/results/compared_figures.h"

namespace strata::gui {

EarlierRuns::EarlierRuns(HistoryThread& history, ComparedChoice& choice,
                         std::function<std::string()> shownSince, QObject* parent)
    : QObject(parent), m_history(history), m_choice(choice), m_shownSince(std::move(shownSince)) {
  connect(&history, &HistoryThread::ownFound, this, &EarlierRuns::offer);
  connect(&history, &HistoryThread::changed, this, &EarlierRuns::find);
}

void EarlierRuns::setMachine(const Machine& machine) {
  if (!m_system.empty()) return;
  m_processor = machine.cpuModel;
  m_system = machine.system;
  find();
}

void EarlierRuns::find() {
  constexpr std::size_t most = 5;
  if (!m_system.empty()) m_history.findOwn(m_processor, m_system, m_shownSince(), most);
}

void EarlierRuns::offer(const std::vector<std::shared_ptr<const Run>>& runs) {
  std::vector<ComparedFigures> own;
  for (const auto& run : runs) {
    own.push_back(ownFigures(*run));
    own.back().run = run;
    if (own.size() == 1) own.front().name = lastRunName;
  }
  m_choice.setOwn(std::move(own));
}

}  // namespace strata::gui

#include "moc_earlier_runs.cpp"
