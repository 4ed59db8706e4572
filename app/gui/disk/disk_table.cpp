// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/disk_table.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qdir.h>
#include <QtCore/qlocale.h>
#include <QtCore/qstringlist.h>

#include <algorithm>
#include <array>
#include <utility>

#include "app/gui/text/disk_text.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/table_text.h"
#include "core/model/kernel_id.h"
#include "core/stats/enough_requests.h"

namespace strata::gui {

bool DiskTable::hasFigures() const {
  return std::ranges::any_of(figures, [](const auto& row) {
    return std::ranges::any_of(
        row, [](const std::optional<ResultRow>& cell) { return cell && (cell->planned || cell->result); });
  });
}

std::vector<std::string> diskOpsOf(DiskProfile profile) {
  if (profile == DiskProfile::Mixed) return {"mixed"};
  if (profile == DiskProfile::Database) return {"commit"};
  return {"read", "write"};
}

DiskTable diskTableOf(const std::vector<ResultRow>& rows, const Settings& settings,
                      std::vector<std::string> ops) {
  DiskTable table;
  table.profile = settings.diskProfile;
  table.readPercent = settings.diskReadPercent;
  table.rows = diskRows(settings.diskProfile, settings.diskCustom);
  if (ops.empty()) ops = diskOpsOf(settings.diskProfile);
  for (const std::string& op : ops) table.columns.push_back({op, false});
  if (settings.diskZeros && settings.diskProfile != DiskProfile::Database)
    for (const std::string& op : ops) table.columns.push_back({op, true});
  table.figures.assign(table.rows.size(), std::vector<std::optional<ResultRow>>(table.columns.size()));
  for (const ResultRow& row : rows) {
    const auto cell = diskCellOf(row);
    if (!cell || cell->isEndurance) continue;
    if (cell->op == "mixed" && cell->readPercent != settings.diskReadPercent) continue;
    const auto at = std::ranges::find(table.rows, cell->row);
    const auto column = std::ranges::find(table.columns, DiskColumn{cell->op, cell->zeros});
    if (at == table.rows.end() || column == table.columns.end()) continue;
    table.figures[static_cast<std::size_t>(at - table.rows.begin())]
                 [static_cast<std::size_t>(column - table.columns.begin())] = row;
  }
  return table;
}

std::optional<ResultRow> enduranceOf(const std::vector<ResultRow>& rows) {
  std::optional<ResultRow> found;
  for (const ResultRow& row : rows)
    if (const auto cell = diskCellOf(row); cell && cell->isEndurance) found = row;
  return found;
}

namespace {

class DiskText {
  Q_DECLARE_TR_FUNCTIONS(Disk)
};

constexpr const char* commitUnit = "commits/s";

constexpr double p50 = 0.5;
constexpr double p90 = 0.9;
constexpr double p99 = 0.99;
constexpr double p999 = 0.999;
constexpr double greatest = 1;

/// Empty for commits, whose figure it is.
QString operationsText(const ResultRow& row) {
  if (isCommit(row)) return {};
  const auto operations = operationsOf(row);
  return operations ? DiskText::tr("%1 IOPS", "operations a second").arg(figureText(*operations)) : QString();
}

/// "p99 110 µs", or what it lacks; empty where no latency is known.
QString latencyText(const ResultRow& row, double fraction) {
  const auto ns = latencyNsAt(row, fraction);
  const Measured* measured = measuredOf(row);
  const bool tooFew = !ns && measured != nullptr && hasTooFewFor(fraction, *measured);
  if (!ns && !tooFew) return {};
  const QString time = ns ? timeText(*ns)
                          : DiskText::tr("needs %Ln requests", "percentile of latencies",
                                         static_cast<int>(requestsFor(fraction)));
  if (fraction == p50) return DiskText::tr("p50 %1", "half of the latencies are no longer").arg(time);
  if (fraction == p90) return DiskText::tr("p90 %1", "percentile of latencies").arg(time);
  if (fraction == p99) return DiskText::tr("p99 %1", "percentile of latencies").arg(time);
  if (fraction == p999) return DiskText::tr("p99.9 %1", "percentile of latencies").arg(time);
  return DiskText::tr("max %1", "latency").arg(time);
}

QString joinedKnown(QStringList facts) {
  facts.removeAll(QString());
  return joinedFacts(facts);
}

/// Figure and unit apart, so that figures stand under one another.
void setTime(PanelFace& face, double ns) {
  const QString whole = timeText(ns);
  face.text = whole.section(u' ', 0, 0);
  face.unit = whole.section(u' ', 1);
}

bool isMeasured(const ResultRow& row) {
  return row.result || (row.before && !row.live);
}

/// How exact it is, and what it cost.
QString besideText(const ResultRow& row) {
  QStringList facts;
  if (const QString interval = valueText(cellValue(CellColumn::Interval, row)); !interval.isEmpty())
    facts.append(interval);
  if (const DiskFigures* figures = diskFiguresOf(row); figures != nullptr && figures->cpuPercent)
    facts.append(
        DiskText::tr("CPU %1", "percent of one CPU").arg(percentText(*figures->cpuPercent, QLocale())));
  return joinedFacts(facts);
}

QString nameOf(const DiskTable& table, std::size_t row, std::size_t column) {
  return DiskText::tr("%1, %2", "row of a disk profile, what is done")
      .arg(diskRowText(table.rows[row]), diskColumnText(table.columns[column], table.readPercent));
}

QStringList detailsOf(const ResultRow& row, RateUnit unit) {
  QStringList lines{figureTextOf(row, unit), operationsText(row)};
  QStringList latencies;
  for (const double fraction : {p50, p90, p99, p999, greatest}) latencies.append(latencyText(row, fraction));
  const QString latency = joinedKnown(latencies);
  if (!latency.isEmpty()) lines.append(DiskText::tr("Latency: %1").arg(latency));
  if (const DiskFigures* figures = diskFiguresOf(row)) {
    if (!isCommit(row))
      lines.append(DiskText::tr("Throughput at median latency: %1", "rate")
                       .arg(figureTextOfRate(figures->medianOperationRate, unit)));
    lines.append(besideText(row));
    lines.append(DiskText::tr("I/O engine: %1", "engine that makes the requests")
                     .arg(diskEngineText(figures->engine)));
  }
  if (const Measured* measured = measuredOf(row); measured != nullptr && measured->flushS)
    lines.append(DiskText::tr("Final flush: %1").arg(timeText(*measured->flushS * 1e9)));
  lines += reasonSentencesOf(row);
  lines.removeAll(QString());
  return lines;
}

void fill(PanelFace& face, const QString& name, const ResultRow& row, DiskMeasure measure, RateUnit unit,
          const QString& unitInHead) {
  const auto rate = figureOf(row, unit);
  if (measure == DiskMeasure::Rate && rate) {
    face.text = figureText(rate->value);
    if (rate->unit != unitInHead) face.unit = rate->unit;
    face.caption =
        joinedKnown({operationsText(row), latencyText(row, p50), latencyText(row, p99),
                     isCommit(row) && latencyNsAt(row, p999) ? latencyText(row, p999) : QString()});
  } else if (measure == DiskMeasure::Operations && operationsOf(row)) {
    face.text = figureText(*operationsOf(row));
    face.caption = joinedKnown(
        {isCommit(row) ? QString() : figureTextOf(row, unit), latencyText(row, p50), latencyText(row, p99)});
  } else if (measure == DiskMeasure::Latency) {
    if (const auto ns = latencyNsAt(row, p50)) setTime(face, *ns);
    face.caption = joinedKnown({latencyText(row, p99), latencyText(row, p999), latencyText(row, greatest)});
  }
  // What is of an earlier run is pale, as on the Overview.
  face.settled = row.result && valueOf(row).has_value();
  face.grade = gradeOf(row);
  if (face.grade && *face.grade != Grade::Good) face.verdict = verdictText(row);
  face.warns = face.grade && *face.grade != Grade::Good;
  const QString brief = briefReasonsOf(row);
  face.more = !brief.isEmpty() ? brief : isMeasured(row) ? besideText(row) : verdictText(row);
  face.doubts = reasonSentencesOf(row).join(u' ');
  if (face.text.isEmpty()) face.text = DiskText::tr("–", "no figure");
  const QStringList details = detailsOf(row, unit);
  face.toolTip = (QStringList{name} + details).join(u'\n');
  face.accessibleDescription = details.join(u'\n');
  face.accessibleName = DiskText::tr("%1: %2, %3", "cell, figure, verdict")
                            .arg(name, figureTextOf(row, unit), verdictText(row));
}

}  // namespace

QString diskMeasureText(DiskMeasure measure) {
  switch (measure) {
    case DiskMeasure::Rate:
      return DiskText::tr("Rate");
    case DiskMeasure::Operations:
      return DiskText::tr("IOPS", "operations a second");
    case DiskMeasure::Latency:
      break;
  }
  return DiskText::tr("Latency");
}

PanelFace faceOfAll(const DiskTable& table) {
  PanelFace face;
  face.text = DiskText::tr("All");
  face.caption = diskProfileText(table.profile);
  face.toolTip = DiskText::tr("Measures all rows of the profile");
  face.accessibleName = face.text;
  face.accessibleDescription = face.toolTip;
  return face;
}

PanelFace faceOfDiskColumn(const DiskTable& table, std::size_t column, DiskMeasure measure, RateUnit unit) {
  PanelFace face;
  face.text = diskColumnText(table.columns[column], table.readPercent);
  const bool commits = table.profile == DiskProfile::Database;
  face.unit = commits && measure != DiskMeasure::Latency ? QString::fromLatin1(commitUnit)
              : measure == DiskMeasure::Rate             ? rateUnitName(unitWithoutClock(unit))
              : measure == DiskMeasure::Operations       ? DiskText::tr("IOPS", "operations a second")
                                                         : DiskText::tr("p50", "percentile of latencies");
  face.toolTip = table.columns[column].zeros
                     ? DiskText::tr(
                           "Measures this column in all rows. All-zero data shows compression by the drive "
                           "or file system. Do not compare disks by it.")
                     : DiskText::tr("Measures this column in all rows");
  face.accessibleName = DiskText::tr("%1 (%2)", "column, unit").arg(face.text, face.unit);
  face.accessibleDescription = face.toolTip;
  return face;
}

PanelFace faceOfDiskRow(const DiskTable& table, std::size_t row) {
  PanelFace face;
  face.text = diskRowText(table.rows[row]);
  face.caption = diskRowExplanation(table.rows[row]);
  face.toolTip = DiskText::tr("Measures only this row: %1").arg(face.caption);
  face.accessibleName = face.text;
  face.accessibleDescription = face.toolTip;
  return face;
}

PanelFace faceOfDiskFigure(const DiskTable& table, std::size_t row, std::size_t column, DiskMeasure measure,
                           RateUnit unit) {
  PanelFace face;
  const QString name = nameOf(table, row, column);
  const auto& figure = table.figures[row][column];
  const QString unitInHead = faceOfDiskColumn(table, column, measure, unit).unit;
  if (figure) {
    fill(face, name, *figure, measure, unit, unitInHead);
  } else {
    face.settled = false;
    face.text = DiskText::tr("–", "no figure");
    face.accessibleName = DiskText::tr("%1: not measured", "cell").arg(name);
  }
  const QString invitation = DiskText::tr("Click to measure only this.");
  face.toolTip = face.toolTip.isEmpty() ? invitation : face.toolTip + u'\n' + invitation;
  face.accessibleDescription =
      face.accessibleDescription.isEmpty() ? invitation : face.accessibleDescription + u' ' + invitation;
  return face;
}

QString diskTableText(const DiskTable& disk, RateUnit unit) {
  Table table{{{DiskText::tr("Row").toStdString()}, {}, false}, {}};
  for (const DiskRow& row : disk.rows) table.labels.values.emplace_back(diskRowText(row).toStdString());
  for (std::size_t at = 0; at < disk.columns.size(); ++at) {
    const std::string operations = DiskText::tr("IOPS", "operations a second").toStdString();
    ColumnGroup group{diskColumnText(disk.columns[at], disk.readPercent).toStdString(),
                      {{},
                       {{operations}, {}},
                       {{"p50"}, {}},
                       {{"p99"}, {}},
                       {{DiskText::tr("grade").toStdString()}, {}, false}}};
    for (const auto& row : disk.figures) {
      const std::optional<ResultRow>& figure = row[at];
      const auto time = [&](double fraction) {
        const auto ns = figure ? latencyNsAt(*figure, fraction) : std::nullopt;
        return ns ? timeText(*ns).toStdString() : std::string();
      };
      const std::array<TableValue, 5> values{
          figure ? figureTextOf(*figure, unit).toStdString() : std::string(),
          numberOrNone(figure ? operationsOf(*figure) : std::nullopt), time(p50), time(p99),
          figure ? verdictText(*figure).toStdString() : std::string()};
      for (std::size_t i = 0; i < values.size(); ++i) group.columns[i].values.push_back(values[i]);
    }
    table.groups.push_back(std::move(group));
  }
  return tabSeparated(table);
}

QString enduranceText(const ResultRow& row, RateUnit unit) {
  const DiskFigures* figures = diskFiguresOf(row);
  if (figures == nullptr || figures->stretches.empty()) return {};
  const auto& stretches = figures->stretches;
  const auto slowest = std::ranges::min_element(stretches, {}, &EnduranceStretch::rate);
  return DiskText::tr("%1 written: %2 at the start, %3 at the end, minimum %4.", "size, rates")
      .arg(sizeText(Bytes{stretches.back().bytes}), figureTextOfRate(stretches.front().rate, unit),
           figureTextOfRate(stretches.back().rate, unit), figureTextOfRate(slowest->rate, unit));
}

RunRequest diskRequest(const DiskTable& table, std::optional<std::size_t> row,
                       std::optional<std::size_t> column) {
  RunRequest request = otherRequest(TestGroup::Disk);
  if (row) request.selection.disk.rows = {table.rows[*row]};
  if (column) request.selection.disk.ops = {table.columns[*column].op};
  return request;
}

RunRequest enduranceRequest(Bytes bytes, bool verify, DiskProfile profile) {
  RunRequest request = otherRequest(TestGroup::Disk);
  request.selection.disk.endurance = bytes;
  request.selection.disk.verify = verify;
  if (profile == DiskProfile::Classic) request.diskProfile = DiskProfile::Default;
  return request;
}

RunRequest readFileRequest(const QString& path, DiskProfile profile) {
  RunRequest request = otherRequest(TestGroup::Disk);
  request.selection.disk.fileToRead = QDir::toNativeSeparators(path).toStdString();
  request.selection.disk.ops = {"read"};
  // A mixed row writes too, and so do commits.
  if (profile == DiskProfile::Classic || profile == DiskProfile::Mixed || profile == DiskProfile::Database)
    request.diskProfile = DiskProfile::Default;
  return request;
}

}  // namespace strata::gui
