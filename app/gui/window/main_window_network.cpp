// SPDX-License-Identifier: GPL-3.0-or-later
// The window and the line to other machines: what is asked for there, and what others measure.
#include <QtGui/qaction.h>
#include <QtWidgets/qlabel.h>

#include "app/gui/network/network_commands.h"
#include "app/gui/network/network_page.h"
#include "app/gui/pages/history_page.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/notice_bar.h"
#include "app/gui/window/exports.h"
#include "app/gui/window/main_window.h"

namespace strata::gui {

void MainWindow::connectNetwork() {
  connect(m_actions.runNetwork, &QAction::triggered, this, &MainWindow::runNetwork);
  connect(m_networkPage, &NetworkPage::runWanted, this, &MainWindow::runNetwork);
  connect(m_networkPage, &NetworkPage::copyWanted, m_exports, &Exports::copyText);
  connect(m_network, &NetworkCommands::ledRunEnded, this, &MainWindow::showLedRun);
  connect(m_network, &NetworkCommands::ledRunKept, this, [this](const std::optional<Reason>& notice) {
    m_historyPage->refresh();
    if (notice) tellOfHistory(*notice);
  });
  connect(m_network, &NetworkCommands::done, m_outcome, &QLabel::setText);
  const auto heldBack = [] {
    return tr(
        "Another machine is measuring the network to this one. A run would disturb it: wait until it has "
        "ended, or press Stop server on the page Network.");
  };
  connect(m_network, &NetworkCommands::heldBack, this, [this, heldBack] {
    m_notice->show(heldBack);
    m_noticeIsOfForecast = false;
  });
  connect(m_network, &NetworkCommands::leaderLeft, this, [this, heldBack] {
    if (m_notice->message() == heldBack()) m_notice->dismiss();
  });
  connect(m_engine.get(), &EngineThread::finished, this, [this](const auto& run) { tellOfLine(*run); });
}

// What to do about it must not be looked for in a table.
void MainWindow::tellOfLine(const Run& run) {
  for (const CellResult& cell : run.results) {
    const auto* failed = std::get_if<Failed>(&cell.outcome);
    if (cell.test != Test::Network || failed == nullptr) continue;
    m_notice->show([why = failed->error] { return reasonText(why); });
    m_noticeIsOfForecast = false;
    return;
  }
}

void MainWindow::runShown() {
  const auto obstacle = resultsPage() == nullptr ? nullptr : resultsPage()->obstacle();
  if (!obstacle) return request().selection.wholeMachine ? runWhole() : run(request());
  m_notice->show(obstacle);
  m_noticeIsOfForecast = true;
}

// It needs what is typed on its page.
void MainWindow::runNetwork() {
  choosePage(Page::Network);
  runShown();
}

void MainWindow::showLedRun(const std::shared_ptr<const Plan>& plan, const std::shared_ptr<const Run>& run) {
  m_plan = plan;
  m_running = &m_results;
  showFinished(run);
}

void MainWindow::tellOfHistory(const Reason& reason) {
  m_notice->show([reason] { return reasonText(reason); });
  m_noticeIsOfForecast = false;
}

}  // namespace strata::gui
