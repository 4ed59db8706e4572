// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/opened_run.h"

#include <QtCore/qdatetime.h>
#include <QtGui/qevent.h>
#include <QtWidgets/qpushbutton.h>

#include "app/gui/run/live_results.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/moment_text.h"
#include "app/gui/window/run_monitor.h"

namespace strata::gui {

OpenedRun::OpenedRun(LiveResults& results, RunMonitor& monitor, QWidget* parent)
    : NoticeBar(parent, QStringLiteral("openedRun")),
      m_results(results),
      m_monitor(monitor),
      m_back(new QPushButton(this)) {
  m_back->setObjectName(QStringLiteral("closeOpenedRun"));
  addButton(m_back);
  setCalm();
  setAnsweredByButtons();
  retranslate();
  connect(m_back, &QPushButton::clicked, this, &OpenedRun::leave);
  connect(&monitor, &RunMonitor::aboutToBegin, this, &OpenedRun::leave);
}

void OpenedRun::open(const std::shared_ptr<const Run>& run) {
  m_run = run;
  m_results.open(*run);
  m_monitor.open(run);
  show([run] {
    const QDateTime started =
        QDateTime::fromString(QString::fromStdString(run->started), Qt::ISODate).toLocalTime();
    QStringList facts{momentText(started)};
    if (!run->label.empty()) facts.append(QString::fromStdString(run->label));
    facts.append(machineModel(run->machine));
    return tr("Opened from history: %1", "when a run began, its label, the machine").arg(joinedFacts(facts));
  });
  emit changed();
}

void OpenedRun::leave() {
  if (!m_run) return;
  m_run.reset();
  dismiss();
  m_results.close();
  m_monitor.close();
  emit changed();
}

void OpenedRun::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  NoticeBar::changeEvent(event);
}

void OpenedRun::retranslate() {
  m_back->setText(tr("&Back to current results"));
  m_back->setToolTip(
      tr("Closes this run, and shows again what was measured last. The run stays in the history."));
}

}  // namespace strata::gui

#include "moc_opened_run.cpp"
