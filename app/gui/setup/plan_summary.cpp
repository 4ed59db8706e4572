// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/plan_summary.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdir.h>
#include <QtCore/qstringlist.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/marked_text.h"
#include "app/gui/widgets/plain_text.h"
#include "core/plan/advice.h"
#include "core/report/disk_text.h"

namespace strata::gui {

namespace {

/// A number and its unit stay in one line.
QString unbroken(QString text) {
  return text.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

}  // namespace

QString durationText(double expectedSeconds) {
  const QLocale locale;
  const int seconds = std::max(1, static_cast<int>(std::lround(expectedSeconds)));
  constexpr int longestInSeconds = 120;
  return seconds < longestInSeconds
             ? PlanSummary::tr("%1 s", "duration").arg(locale.toString(seconds))
             : PlanSummary::tr("%1 min", "duration")
                   .arg(locale.toString(static_cast<int>(std::lround(seconds / 60.0))));
}

PlanSummary::PlanSummary(QWidget* parent)
    : QWidget(parent),
      m_line(plainLabel(this)),
      m_disks(plainLabel(this)),
      m_next(plainLabel(this)),
      m_refused(new MarkedText(MarkedText::Weight::Wrong, QStringLiteral("planRefused"), this)),
      m_column(new QVBoxLayout(this)) {
  setObjectName(QStringLiteral("planSummary"));
  m_line->setObjectName(QStringLiteral("planLine"));
  m_line->setWordWrap(true);
  m_line->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_disks->setObjectName(QStringLiteral("planDisks"));
  m_disks->setWordWrap(true);
  m_disks->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_disks->hide();
  m_next->setObjectName(QStringLiteral("appliesToNextRun"));
  m_next->setWordWrap(true);
  m_next->hide();
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->addWidget(m_line);
  m_column->addWidget(m_disks);
  m_column->addWidget(m_refused);
  m_column->addWidget(m_next);
  applyTheme();
  retranslate();
}

void PlanSummary::showPlan(const Plan& plan, const DriveRates& rates, const QString& name) {
  m_state = State::Planned;
  m_name = name;
  m_needs = {plan.memoryNeeded, plan.diskNeeded, std::nullopt, plan.expectedSeconds};
  if (plan.diskInRows() && plan.diskWritten > 0_B) m_needs.writes = rates.writesOf(plan);
  m_folders.clear();
  for (const FolderFacts& folder : plan.folders)
    if (std::none_of(m_folders.begin(), m_folders.end(),
                     [&](const FolderFacts& known) { return known.path == folder.path; }))
      m_folders.push_back(folder);
  m_advice = adviceFor(plan);
  retranslate();
}

void PlanSummary::showRefusal(const Reason& reason) {
  m_state = State::Refused;
  m_refusal = reason;
  m_advice.clear();
  retranslate();
}

void PlanSummary::showBadValue() {
  if (m_state == State::BadValue) return;
  m_state = State::BadValue;
  m_advice.clear();
  retranslate();
}

void PlanSummary::setRunning(bool running) {
  m_running = running;
  m_next->setVisible(running);
}

void PlanSummary::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) applyTheme();
  QWidget::changeEvent(event);
}

QString PlanSummary::needsText() const {
  const QLocale locale;
  const QString duration = unbroken(durationText(m_needs.seconds));
  const QString memory = unbroken(sizeText(m_needs.memory, locale));
  QString needs;
  if (m_needs.writes)
    needs = joinedFacts({tr("Needs %1 of memory").arg(memory), diskWritesText(*m_needs.writes),
                         unbroken(aboutText(m_needs.seconds))});
  else if (m_needs.disk != 0_B)
    needs = tr("Needs %1 of memory · writes %2 to disk · about %3")
                .arg(memory, unbroken(sizeText(m_needs.disk, locale)), duration);
  else if (m_needs.memory != 0_B)
    needs = tr("Needs %1 of memory · about %2").arg(memory, duration);
  else
    needs = aboutText(m_needs.seconds);
  return m_name.isEmpty() ? needs
                          : joinedFacts({tr("Run: %1", "the button; what it measures").arg(m_name), needs});
}

void PlanSummary::retranslate() {
  m_next->setText(tr("A test is running. These settings apply to the next one."));
  m_refused->setText(m_state == State::Refused ? reasonText(m_refusal) : QString());
  m_line->setVisible(m_state != State::Refused);
  switch (m_state) {
    case State::Waiting:
      m_line->setText(tr("Estimating time and memory…"));
      break;
    case State::BadValue:
      m_line->setText(tr("Fix the marked fields to see time and memory needed."));
      break;
    case State::Refused:
      break;
    case State::Planned:
      m_line->setText(needsText());
      break;
  }
  showDisks();
  showAdvice();
}

/// Each folder with what is known of it and its drive: whether it is the one that was meant shows here. Mount
/// options are in the tool tip.
void PlanSummary::showDisks() {
  QStringList lines, wholeLines;
  for (const FolderFacts& folder : m_folders) {
    if (folder.fileSystem.empty() && folder.model.empty()) continue;  // it was not looked at
    const Words words = wordsOfDrives();
    const QString path = QDir::toNativeSeparators(QString::fromStdString(folder.path));
    const auto add = [&](QStringList& to, const FolderFacts& shown) {
      if (const std::string facts = diskText(shown, words); !facts.empty())
        to << QString::fromStdString(words("disk-in-folder", {path.toStdString(), facts}));
    };
    FolderFacts brief = folder;
    brief.mountOptions.clear();
    add(lines, brief);
    add(wholeLines, folder);
  }
  m_disks->setToolTip(wholeLines == lines ? QString() : wholeLines.join(QLatin1Char('\n')));
  m_disks->setText(lines.join(QLatin1Char('\n')));
  m_disks->setVisible(m_state == State::Planned && !lines.isEmpty());
}

void PlanSummary::showAdvice() {
  while (m_adviceLines.size() < m_advice.size()) {
    auto* line = new MarkedText(MarkedText::Weight::Advice,
                                QStringLiteral("advice%1").arg(m_adviceLines.size() + 1), this);
    m_column->insertWidget(m_column->count() - 1, line);
    m_adviceLines.push_back(line);
  }
  for (std::size_t i = 0; i < m_adviceLines.size(); ++i)
    m_adviceLines[i]->setText(i < m_advice.size() ? reasonText(m_advice[i]) : QString());
}

void PlanSummary::applyTheme() {
  for (QLabel* line : {m_line, m_disks}) line->setPalette(withText(QPalette(), themeFor(palette()).muted));
}

}  // namespace strata::gui

#include "moc_plan_summary.cpp"
