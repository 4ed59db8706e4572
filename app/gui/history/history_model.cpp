// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/history/history_model.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <utility>

#include "app/gui/text/labels.h"
#include "app/gui/text/moment_text.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/rate_unit.h"
#include "app/gui/text/shown_text.h"
#include "app/gui/text/translated_words.h"
#include "core/history/overview.h"
#include "core/model/memory_levels.h"
#include "core/stats/summary.h"

namespace strata::gui {

namespace {

QDateTime startOf(const KeptRun& run) {
  return QDateTime::fromString(QString::fromStdString(run.started), Qt::ISODate).toLocalTime();
}

QString statusText(const KeptRun& run) {
  if (!run.finished) return HistoryModel::tr("not finished");
  switch (run.status) {
    case RunStatus::Complete:
      return HistoryModel::tr("complete");
    case RunStatus::Stopped:
      return HistoryModel::tr("stopped");
    case RunStatus::Failed:
      break;
  }
  return HistoryModel::tr("failed");
}

QString testsText(const KeptRun& run) {
  QStringList names;
  for (const TestId& test : run.overview.tests) names << testName(test);
  return joinedFacts(names);
}

QString figureName(const HeadlineFigure& figure) {
  if (!figure.level) return testName(figure.test);
  return *figure.level == levelOfMemory
             ? HistoryModel::tr("%1 (memory)", "test, of what is behind the caches")
                   .arg(testName(figure.test))
             : HistoryModel::tr("%1 (L%2)", "test, number of a cache")
                   .arg(testName(figure.test), QLocale().toString(*figure.level));
}

QString figuresText(const KeptRun& run, RateUnit unit) {
  QStringList figures;
  for (const HeadlineFigure& figure : run.overview.headline) {
    const ListedFigure shown = listedFigure(figure.test, figure.value, figure.unit, unit);
    figures << HistoryModel::tr("%1 %2 %3", "test, figure, unit")
                   .arg(figureName(figure), figureText(shown.value), shown.unit);
  }
  return joinedFacts(figures);
}

QString gradeText(const KeptRun& run) {
  return run.overview.verdict ? gradeWord(*run.overview.verdict) : QString();
}

QString textOf(const KeptRun& run, int column, RateUnit unit) {
  switch (column) {
    case HistoryModel::startedColumn:
      return momentInList(startOf(run));
    case HistoryModel::labelColumn:
      return QString::fromStdString(run.label);
    case HistoryModel::statusColumn:
      return statusText(run);
    case HistoryModel::verdictColumn:
      return gradeText(run);
    case HistoryModel::figuresColumn:
      return figuresText(run, unit);
    case HistoryModel::testsColumn:
      return testsText(run);
    case HistoryModel::machineColumn:
      return QString::fromStdString(run.machine);
    default:
      return QString::fromStdString(run.comment);
  }
}

QVariant sortKeyOf(const KeptRun& run, int column, RateUnit unit) {
  if (column == HistoryModel::verdictColumn)
    return run.overview.verdict ? static_cast<int>(*run.overview.verdict) : -1;
  if (column == HistoryModel::figuresColumn)
    return run.overview.headline.empty() ? -1.0 : run.overview.headline.front().value;
  return textOf(run, column, unit);
}

/// The text that is searched. It lacks the figures, which nobody searches for; thousands of rows are gone
/// through at each key.
QString searchedTextOf(const KeptRun& run) {
  // A date is found as files have it (UTC), and as the list shows it (local time).
  const QDateTime start = startOf(run);
  QString text = QString::fromStdString(run.started) + u'\n' + start.toString(Qt::ISODate) + u'\n' +
                 QLocale().toString(start.date(), QLocale::LongFormat) + u'\n' + momentInList(start);
  for (const std::string* part : {&run.label, &run.comment, &run.machine, &run.system, &run.id})
    text += u'\n' + QString::fromStdString(*part);
  return text + u'\n' + testsText(run) + u'\n' + statusText(run) + u'\n' + gradeText(run);
}

/// What all have in common; empty where they differ.
std::string commonOf(const std::vector<KeptRun>& runs, const std::vector<std::size_t>& which,
                     std::string KeptRun::* text) {
  const std::string& first = runs[which.front()].*text;
  return std::ranges::all_of(which, [&](std::size_t run) { return runs[run].*text == first; })
             ? first
             : std::string();
}

/// Whether both are of one test and of the same memory.
bool isLike(const HeadlineFigure& a, const HeadlineFigure& b) {
  return a.test == b.test && a.kernel == b.kernel && a.unit == b.unit && a.level == b.level;
}

/// The median over those runs of a series that have measured it.
double medianOf(const HeadlineFigure& figure, const std::vector<KeptRun>& runs,
                const std::vector<std::size_t>& which) {
  std::vector<double> values;
  for (const std::size_t run : which)
    for (const HeadlineFigure& one : runs[run].overview.headline)
      if (isLike(one, figure)) values.push_back(one.value);
  return median(values);
}

/// The internal id of a series and of a run alone; those below a series have the place of that, from 1 on.
constexpr quintptr atTop = 0;

}  // namespace

void HistoryModel::setRuns(std::vector<KeptRun> runs) {
  beginResetModel();
  m_runs = std::move(runs);
  m_searchTexts.clear();
  m_starts.clear();
  m_entries.clear();
  m_places.assign(m_runs.size(), {});
  std::unordered_map<std::string, std::size_t> entries;
  for (std::size_t i = 0; i < m_runs.size(); ++i) {
    const KeptRun& run = m_runs[i];
    m_starts.push_back(
        QDateTime::fromString(QString::fromStdString(run.started), Qt::ISODate).toMSecsSinceEpoch());
    const auto [entry, isNew] =
        entries.try_emplace(run.series.empty() ? run.id : run.series, m_entries.size());
    if (isNew) m_entries.emplace_back();
    Entry& of = m_entries[entry->second];
    of.runs.push_back(i);
    of.repetitions = std::max(of.repetitions, run.repetition + 1);
  }
  for (std::size_t i = 0; i < m_entries.size(); ++i) {
    Entry& entry = m_entries[i];
    std::ranges::stable_sort(
        entry.runs, {}, [this](std::size_t run) { return std::pair(m_runs[run].repetition, m_starts[run]); });
    for (std::size_t row = 0; row < entry.runs.size(); ++row)
      m_places[entry.runs[row]] = {i, static_cast<int>(row)};
    entry.repetitions = std::max(entry.repetitions, static_cast<int>(entry.runs.size()));
    if (entry.runs.size() > 1) sumUp(entry);
  }
  endResetModel();
}

void HistoryModel::sumUp(Entry& entry) const {
  KeptRun& sum = entry.summary;
  const auto isEarlier = [this](std::size_t a, std::size_t b) { return m_starts[a] < m_starts[b]; };
  const std::size_t first = *std::ranges::min_element(entry.runs, isEarlier);
  entry.start = m_starts[first];
  sum.started = m_runs[first].started;
  sum.series = m_runs[entry.runs.front()].series;
  sum.label = commonOf(m_runs, entry.runs, &KeptRun::label);
  sum.comment = commonOf(m_runs, entry.runs, &KeptRun::comment);
  sum.machine = commonOf(m_runs, entry.runs, &KeptRun::machine);
  sum.system = commonOf(m_runs, entry.runs, &KeptRun::system);
  sum.finished.emplace();
  sum.status = RunStatus::Complete;
  sum.overview = {};
  for (const std::size_t i : entry.runs) {
    const KeptRun& run = m_runs[i];
    if (!run.finished) sum.finished.reset();
    sum.status = std::max(sum.status, run.status);
    if (run.overview.verdict)
      sum.overview.verdict = std::max(sum.overview.verdict.value_or(Grade::Good), *run.overview.verdict);
    for (const TestId& test : run.overview.tests)
      if (std::ranges::find(sum.overview.tests, test) == sum.overview.tests.end())
        sum.overview.tests.push_back(test);
    for (const HeadlineFigure& figure : run.overview.headline)
      if (sum.overview.headline.size() < mostHeadlineFigures &&
          std::ranges::none_of(sum.overview.headline,
                               [&](const HeadlineFigure& one) { return isLike(one, figure); }))
        sum.overview.headline.push_back(
            {figure.test, figure.kernel, medianOf(figure, m_runs, entry.runs), figure.unit, figure.level});
  }
}

void HistoryModel::setRateUnit(RateUnit unit) {
  if (unit == m_unit) return;
  m_unit = unit;
  retranslate();
}

void HistoryModel::retranslate() {
  if (m_runs.empty()) return;
  m_searchTexts.clear();
  emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
  for (int row = 0; row < rowCount(); ++row)
    if (const QModelIndex above = index(row, 0); isSeries(above))
      emit dataChanged(index(0, 0, above), index(rowCount(above) - 1, columns - 1, above));
  emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

const HistoryModel::Entry& HistoryModel::entryOf(const QModelIndex& index) const {
  return m_entries[index.internalId() == atTop ? static_cast<std::size_t>(index.row())
                                               : static_cast<std::size_t>(index.internalId() - 1)];
}

bool HistoryModel::isSeries(const QModelIndex& index) const {
  return index.isValid() && index.internalId() == atTop && entryOf(index).runs.size() > 1;
}

bool HistoryModel::hasSeries() const {
  return m_entries.size() < m_runs.size();
}

std::vector<std::size_t> HistoryModel::runsOf(const QModelIndex& index) const {
  if (index.internalId() == atTop) return entryOf(index).runs;
  return {runAt(index)};
}

std::size_t HistoryModel::runAt(const QModelIndex& index) const {
  const std::vector<std::size_t>& runs = entryOf(index).runs;
  return index.internalId() == atTop ? runs.front() : runs[static_cast<std::size_t>(index.row())];
}

QModelIndex HistoryModel::indexOf(std::size_t run) const {
  const auto [entry, row] = m_places[run];
  const QModelIndex top = index(static_cast<int>(entry), 0);
  return isSeries(top) ? index(row, 0, top) : top;
}

QModelIndex HistoryModel::indexOfSeries(const std::string& series) const {
  for (std::size_t i = 0; i < m_entries.size(); ++i)
    if (m_entries[i].runs.size() > 1 && m_entries[i].summary.series == series)
      return index(static_cast<int>(i), 0);
  return {};
}

std::size_t HistoryModel::typicalOf(std::vector<std::size_t> runs) const {
  const std::size_t first = runs.front();
  std::erase_if(runs, [this](std::size_t run) { return m_runs[run].overview.headline.empty(); });
  if (runs.empty()) return first;
  const auto middle = runs.begin() + static_cast<std::ptrdiff_t>((runs.size() - 1) / 2);
  std::ranges::nth_element(runs, middle, {},
                           [this](std::size_t run) { return m_runs[run].overview.headline.front().value; });
  return *middle;
}

QString HistoryModel::searchTextOf(std::size_t run) const {
  if (m_searchTexts.isEmpty())
    for (const KeptRun& one : m_runs) m_searchTexts.append(searchedTextOf(one));
  return m_searchTexts[static_cast<qsizetype>(run)];
}

QModelIndex HistoryModel::index(int row, int column, const QModelIndex& parent) const {
  if (row < 0 || column < 0 || column >= columns || row >= rowCount(parent)) return {};
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : atTop);
}

QModelIndex HistoryModel::parent(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == atTop) return {};
  return createIndex(static_cast<int>(index.internalId() - 1), 0, atTop);
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(m_entries.size());
  return parent.column() == 0 && isSeries(parent) ? static_cast<int>(entryOf(parent).runs.size()) : 0;
}

int HistoryModel::columnCount(const QModelIndex& /*parent*/) const {
  return columns;
}

const KeptRun& HistoryModel::shownBy(const QModelIndex& index) const {
  return isSeries(index) ? entryOf(index).summary : m_runs[runAt(index)];
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const KeptRun& run = shownBy(index);
  switch (role) {
    case Qt::DisplayRole:
      if (index.column() == statusColumn) return statusOf(index);
      return beginningOf(index.column() == labelColumn ? labelOf(index)
                                                       : textOf(run, index.column(), m_unit));
    case Qt::EditRole:
    case Qt::ToolTipRole:
      return textOf(run, index.column(), m_unit);
    case sortRole:
      if (index.column() != startedColumn) return sortKeyOf(run, index.column(), m_unit);
      return isSeries(index) ? entryOf(index).start : m_starts[runAt(index)];
    case gradeRole:
      if (index.column() != verdictColumn || !run.overview.verdict) return {};
      return static_cast<int>(*run.overview.verdict);
    default:
      return {};
  }
}

void HistoryModel::setRunning(const std::string& id) {
  tellOfRunning();
  m_running = id;
  m_percent = 0;
  tellOfRunning();
}

void HistoryModel::setProgress(double fraction) {
  const int percent = std::clamp(static_cast<int>(100 * fraction), 0, 99);
  if (percent == m_percent) return;
  m_percent = percent;
  tellOfRunning();
}

void HistoryModel::tellOfRunning() {
  if (m_running.empty()) return;
  const auto run = std::ranges::find(m_runs, m_running, &KeptRun::id);
  if (run == m_runs.end()) return;
  const QModelIndex row = indexOf(static_cast<std::size_t>(run - m_runs.begin()));
  for (const QModelIndex& one : {row, row.parent()})
    if (one.isValid()) emit dataChanged(one.siblingAtColumn(statusColumn), one.siblingAtColumn(statusColumn));
}

QString HistoryModel::statusOf(const QModelIndex& index) const {
  const KeptRun& run = shownBy(index);
  const std::vector<std::size_t> runs = runsOf(index);
  const bool goesOn =
      !run.finished && !m_running.empty() &&
      std::ranges::any_of(runs, [this](std::size_t one) { return m_runs[one].id == m_running; });
  return goesOn ? tr("running, %1 %", "percent of a run").arg(QLocale().toString(m_percent))
                : statusText(run);
}

QString HistoryModel::labelOf(const QModelIndex& index) const {
  const KeptRun& run = shownBy(index);
  const QString label = QString::fromStdString(run.label);
  const Entry& entry = entryOf(index);
  if (entry.runs.size() < 2) return label;
  const QLocale locale;
  const QString place =
      isSeries(index) ? tr("%Ln run(s)", nullptr, static_cast<int>(entry.runs.size()))
                      : tr("%1 of %2", "place of a run in its series, runs of the series")
                            .arg(locale.toString(run.repetition + 1), locale.toString(entry.repetitions));
  return label.isEmpty() ? place : joinedFacts({label, place});
}

bool HistoryModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  return role == Qt::EditRole && describe(index, runsOf(index), value.toString());
}

bool HistoryModel::describe(const QModelIndex& index, const std::vector<std::size_t>& runs,
                            const QString& text) {
  if (!flags(index).testFlag(Qt::ItemIsEditable)) return false;
  const bool isLabel = index.column() == labelColumn;
  const std::string wanted = text.trimmed().toStdString();
  std::string KeptRun::* const member = isLabel ? &KeptRun::label : &KeptRun::comment;
  if (shownBy(index).*member == wanted) return true;
  std::vector<std::string> ids;
  for (const std::size_t run : runs) {
    m_runs[run].*member = wanted;
    if (!m_searchTexts.isEmpty()) m_searchTexts[static_cast<qsizetype>(run)] = searchedTextOf(m_runs[run]);
    ids.push_back(m_runs[run].id);
  }
  // The row above or those below follow.
  const QModelIndex top = index.parent().isValid() ? index.parent() : index.siblingAtColumn(0);
  if (isSeries(top)) {
    sumUp(m_entries[static_cast<std::size_t>(top.row())]);
    emit dataChanged(this->index(0, index.column(), top),
                     this->index(rowCount(top) - 1, index.column(), top));
  }
  emit dataChanged(top.siblingAtColumn(index.column()), top.siblingAtColumn(index.column()));
  emit described(ids, isLabel ? std::optional(wanted) : std::nullopt,
                 isLabel ? std::nullopt : std::optional(wanted));
  return true;
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue(Qt::Alignment(Qt::AlignLeading | Qt::AlignVCenter));
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case startedColumn:
      return tr("Started");
    case labelColumn:
      return tr("Label");
    case statusColumn:
      return tr("Status");
    case verdictColumn:
      return tr("Grade");
    case figuresColumn:
      return tr("Results");
    case testsColumn:
      return tr("Tests");
    case machineColumn:
      return tr("Machine");
    default:
      return tr("Comment");
  }
}

// A comment is what was noted on one run: a series has none of its own.
Qt::ItemFlags HistoryModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractItemModel::flags(index);
  const bool editable =
      index.column() == labelColumn || (index.column() == commentColumn && !isSeries(index));
  return editable ? usual | Qt::ItemIsEditable : usual;
}

}  // namespace strata::gui

#include "moc_history_model.cpp"
