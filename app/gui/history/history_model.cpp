// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/history/history_model.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <utility>

#include "app/gui/text/labels.h"
#include "app/gui/text/moment_text.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/shown_text.h"
#include "app/gui/text/translated_words.h"

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

QString figuresText(const KeptRun& run) {
  QStringList figures;
  for (const HeadlineFigure& figure : run.overview.headline)
    figures << HistoryModel::tr("%1 %2 %3", "test, figure, unit")
                   .arg(testName(figure.test), figureText(figure.value), unitText(figure.unit));
  return joinedFacts(figures);
}

QString textOf(const KeptRun& run, int column) {
  switch (column) {
    case HistoryModel::startedColumn:
      return momentInList(startOf(run));
    case HistoryModel::labelColumn:
      return QString::fromStdString(run.label);
    case HistoryModel::statusColumn:
      return statusText(run);
    case HistoryModel::verdictColumn:
      return run.overview.verdict ? gradeWord(*run.overview.verdict) : QString();
    case HistoryModel::figuresColumn:
      return figuresText(run);
    case HistoryModel::testsColumn:
      return testsText(run);
    case HistoryModel::machineColumn:
      return QString::fromStdString(run.machine);
    default:
      return QString::fromStdString(run.comment);
  }
}

QVariant sortKeyOf(const KeptRun& run, int column) {
  if (column == HistoryModel::verdictColumn)
    return run.overview.verdict ? static_cast<int>(*run.overview.verdict) : -1;
  if (column == HistoryModel::figuresColumn)
    return run.overview.headline.empty() ? -1.0 : run.overview.headline.front().value;
  return textOf(run, column);
}

/// Without the figures, which nobody searches for; thousands of rows are gone through at each key.
QString searchTextOf(const KeptRun& run) {
  QString text = QString::fromStdString(run.started);
  for (const std::string* part : {&run.label, &run.comment, &run.machine, &run.system, &run.id})
    text += u'\n' + QString::fromStdString(*part);
  return text + u'\n' + testsText(run) + u'\n' + statusText(run) + u'\n' +
         textOf(run, HistoryModel::verdictColumn);
}

}  // namespace

void HistoryModel::setRuns(std::vector<KeptRun> runs) {
  beginResetModel();
  m_runs = std::move(runs);
  m_searchTexts.clear();
  m_starts.clear();
  m_series.clear();
  for (const KeptRun& run : m_runs) {
    Series& series = m_series[run.series];
    ++series.kept;
    series.repetitions = std::max(series.repetitions, run.repetition + 1);
  }
  for (const KeptRun& run : m_runs)
    m_starts.push_back(
        QDateTime::fromString(QString::fromStdString(run.started), Qt::ISODate).toMSecsSinceEpoch());
  endResetModel();
}

void HistoryModel::retranslate() {
  if (m_runs.empty()) return;
  m_searchTexts.clear();
  emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
  emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int HistoryModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const KeptRun& run = m_runs[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
      return beginningOf(index.column() == labelColumn ? labelOf(run) : textOf(run, index.column()));
    case Qt::EditRole:
    case Qt::ToolTipRole:
      return textOf(run, index.column());
    case sortRole:
      if (index.column() == startedColumn) return m_starts[static_cast<std::size_t>(index.row())];
      return sortKeyOf(run, index.column());
    case gradeRole:
      if (index.column() != verdictColumn || !run.overview.verdict) return {};
      return static_cast<int>(*run.overview.verdict);
    case searchRole:
      if (m_searchTexts.isEmpty())
        for (const KeptRun& one : m_runs) m_searchTexts.append(searchTextOf(one));
      return m_searchTexts[index.row()];
    default:
      return {};
  }
}

QString HistoryModel::labelOf(const KeptRun& run) const {
  const QString label = QString::fromStdString(run.label);
  const auto series = m_series.find(run.series);
  if (series == m_series.end() || series->second.kept < 2) return label;
  const QLocale locale;
  const QString place =
      tr("%1 of %2", "place of a run in its series, runs of the series")
          .arg(locale.toString(run.repetition + 1), locale.toString(series->second.repetitions));
  return label.isEmpty() ? place : joinedFacts({label, place});
}

bool HistoryModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable)) return false;
  KeptRun& run = m_runs[static_cast<std::size_t>(index.row())];
  const bool isLabel = index.column() == labelColumn;
  std::string& text = isLabel ? run.label : run.comment;
  const std::string wanted = value.toString().trimmed().toStdString();
  if (text == wanted) return true;
  text = wanted;
  if (!m_searchTexts.isEmpty()) m_searchTexts[index.row()] = searchTextOf(run);
  emit dataChanged(index, index);
  emit described(run.id, isLabel ? std::optional(wanted) : std::nullopt,
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

Qt::ItemFlags HistoryModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
  const bool editable = index.column() == labelColumn || index.column() == commentColumn;
  return editable ? usual | Qt::ItemIsEditable : usual;
}

}  // namespace strata::gui

#include "moc_history_model.cpp"
