// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/history/history_filter.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "app/gui/history/history_model.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

const HistoryModel& modelOf(const HistoryRows& rows) {
  return *static_cast<const HistoryModel*>(rows.sourceModel());
}

/// Fills it anew; what was chosen stays so where it is still offered. The first entry leaves out nothing.
void fill(QComboBox& box, const QString& all, const std::vector<std::pair<QString, QVariant>>& choices) {
  const QVariant chosen = box.currentData();
  const QSignalBlocker quiet(box);
  box.clear();
  box.addItem(all);
  for (const auto& [text, value] : choices) box.addItem(text, value);
  if (chosen.isValid()) box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

}  // namespace

HistoryRows::HistoryRows(QObject* parent) : QSortFilterProxyModel(parent) {
  setSortRole(HistoryModel::sortRole);
  setSortCaseSensitivity(Qt::CaseInsensitive);
  setSortLocaleAware(true);
}

void HistoryRows::setWanted(const Wanted& wanted) {
  if (m_wanted == wanted) return;
  m_wanted = wanted;
  invalidateFilter();
}

bool HistoryRows::isWanted(std::size_t place) const {
  const HistoryModel& model = modelOf(*this);
  const KeptRun& run = model.runs()[place];
  const auto& tests = run.overview.tests;
  if (m_wanted.test && std::find(tests.begin(), tests.end(), *m_wanted.test) == tests.end()) return false;
  if (m_wanted.verdict && run.overview.verdict != m_wanted.verdict) return false;
  if (!m_wanted.machine.empty() && run.machine != m_wanted.machine) return false;
  return m_wanted.text.isEmpty() || model.searchTextOf(place).contains(m_wanted.text, Qt::CaseInsensitive);
}

bool HistoryRows::filterAcceptsRow(int row, const QModelIndex& parent) const {
  if (m_wanted == Wanted()) return true;
  const HistoryModel& model = modelOf(*this);
  const std::vector<std::size_t> runs = model.runsOf(model.index(row, 0, parent));
  return std::ranges::any_of(runs, [this](std::size_t run) { return isWanted(run); });
}

std::vector<std::size_t> HistoryRows::runsOf(const QModelIndex& index) const {
  std::vector<std::size_t> runs = modelOf(*this).runsOf(mapToSource(index));
  if (m_wanted != Wanted()) std::erase_if(runs, [this](std::size_t run) { return !isWanted(run); });
  return runs;
}

bool HistoryRows::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole) return false;
  auto* model = static_cast<HistoryModel*>(sourceModel());
  return model->describe(mapToSource(index), runsOf(index), value.toString());
}

int HistoryRows::shownRuns() const {
  if (m_wanted == Wanted()) return static_cast<int>(modelOf(*this).runs().size());
  int shown = 0;
  for (int row = 0; row < rowCount(); ++row) shown += std::max(1, rowCount(index(row, 0)));
  return shown;
}

HistoryFilter::HistoryFilter(HistoryRows& rows, QWidget* parent)
    : QWidget(parent),
      m_rows(rows),
      m_search(new QLineEdit(this)),
      m_test(new QComboBox(this)),
      m_verdict(new QComboBox(this)),
      m_machine(new QComboBox(this)),
      m_count(plainLabel(this)) {
  setObjectName(QStringLiteral("historyFilter"));
  m_search->setObjectName(QStringLiteral("historySearch"));
  m_search->setClearButtonEnabled(true);
  m_test->setObjectName(QStringLiteral("historyTest"));
  m_verdict->setObjectName(QStringLiteral("historyVerdict"));
  m_machine->setObjectName(QStringLiteral("historyMachine"));
  m_count->setObjectName(QStringLiteral("historyCount"));
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(0, 0, 0, 0);
  line->addWidget(m_search, 1);
  for (QComboBox* box : {m_test, m_verdict, m_machine}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    line->addWidget(box);
    connect(box, &QComboBox::currentIndexChanged, this, &HistoryFilter::choose);
  }
  // Names of processors are long.
  m_machine->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_machine->setMinimumContentsLength(16);
  line->addWidget(m_count);
  connect(m_search, &QLineEdit::textChanged, this, &HistoryFilter::choose);
  connect(&m_rows, &QAbstractItemModel::modelReset, this, [this] {
    offer();
    apply();
  });
  retranslate();
}

void HistoryFilter::clear() {
  {
    const QSignalBlocker search(m_search);
    const QSignalBlocker test(m_test);
    const QSignalBlocker verdict(m_verdict);
    const QSignalBlocker machine(m_machine);
    m_search->clear();
    for (QComboBox* box : {m_test, m_verdict, m_machine}) box->setCurrentIndex(0);
  }
  choose();
}

void HistoryFilter::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void HistoryFilter::retranslate() {
  m_search->setPlaceholderText(tr("Search dates, labels, comments, machines and tests"));
  m_search->setAccessibleName(tr("Search in the history"));
  m_test->setAccessibleName(tr("Tests to show"));
  m_verdict->setAccessibleName(tr("Grades to show"));
  m_machine->setAccessibleName(tr("Machines to show"));
  offer();
  showCount();
}

void HistoryFilter::offer() {
  std::set<std::string> machines;
  std::vector<TestId> tests;
  std::set<Grade> verdicts;
  const HistoryModel& model = modelOf(m_rows);
  for (const KeptRun& run : model.runs()) {
    machines.insert(run.machine);
    if (run.overview.verdict) verdicts.insert(*run.overview.verdict);
    for (const TestId& test : run.overview.tests)
      if (std::find(tests.begin(), tests.end(), test) == tests.end()) tests.push_back(test);
  }
  std::vector<std::pair<QString, QVariant>> choices;
  for (const TestId& test : tests) choices.emplace_back(testName(test), QString::fromStdString(test.text()));
  std::sort(choices.begin(), choices.end(),
            [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.first, b.first) < 0; });
  fill(*m_test, tr("All tests"), choices);
  choices.clear();
  for (const Grade verdict : verdicts) choices.emplace_back(gradeWord(verdict), static_cast<int>(verdict));
  fill(*m_verdict, tr("All grades"), choices);
  choices.clear();
  for (const std::string& machine : machines)
    if (!machine.empty())
      choices.emplace_back(QString::fromStdString(machine), QString::fromStdString(machine));
  fill(*m_machine, tr("All machines"), choices);
  m_machine->setVisible(machines.size() > 1);
}

void HistoryFilter::apply() {
  HistoryRows::Wanted wanted;
  wanted.text = m_search->text().trimmed();
  if (const QString test = m_test->currentData().toString(); !test.isEmpty())
    wanted.test = TestId(test.toStdString());
  if (m_verdict->currentData().isValid())
    wanted.verdict = static_cast<Grade>(m_verdict->currentData().toInt());
  wanted.machine = m_machine->currentData().toString().toStdString();
  m_rows.setWanted(wanted);
  showCount();
}

void HistoryFilter::choose() {
  apply();
  emit changed();
}

void HistoryFilter::showCount() {
  const int all = static_cast<int>(modelOf(m_rows).runs().size());
  const int shown = m_rows.shownRuns();
  m_count->setText(shown == all ? tr("%Ln run(s)", nullptr, all)
                                : tr("%1 of %Ln run(s)", nullptr, all).arg(QLocale().toString(shown)));
}

}  // namespace strata::gui

#include "moc_history_filter.cpp"
