// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/disk_text.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>
#include <QtCore/qstringlist.h>

#include <algorithm>
#include <variant>

#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "core/model/kernel_id.h"

namespace strata::gui {

namespace {

class DiskWords {
  Q_DECLARE_TR_FUNCTIONS(Disk)
};

}  // namespace

QString diskProfileText(DiskProfile profile) {
  switch (profile) {
    case DiskProfile::Classic:
      return DiskWords::tr("Classic Nbench", "disk profile");
    case DiskProfile::Default:
      return DiskWords::tr("Default", "disk profile");
    case DiskProfile::Nvme:
      return DiskWords::tr("NVMe", "disk profile");
    case DiskProfile::RealWorld:
      return DiskWords::tr("Real world", "disk profile");
    case DiskProfile::Mixed:
      return DiskWords::tr("Mixed read/write", "disk profile");
    case DiskProfile::Database:
      return DiskWords::tr("Database", "disk profile");
    case DiskProfile::Custom:
      break;
  }
  return DiskWords::tr("Custom", "disk profile");
}

QString diskRowText(const DiskRow& row) {
  return QString::fromStdString(diskRowName(row));
}

QString diskRowExplanation(const DiskRow& row) {
  if (row.commits) {
    QStringList facts{
        row.random ? DiskWords::tr("Random %1, each flushed", "size of a block").arg(sizeText(row.block))
                   : DiskWords::tr("Log records of %Ln bytes, each flushed", "size of a record",
                                   static_cast<int>(row.block.count))};
    if (row.threads > 1) facts.append(DiskWords::tr("%Ln threads", nullptr, row.threads));
    return joinedFacts(facts);
  }
  const QString depth = DiskWords::tr("queue depth %Ln", "requests", row.queueDepth);
  QStringList facts{row.random ? DiskWords::tr("Random %1", "size of a block").arg(sizeText(row.block))
                               : DiskWords::tr("Sequential %1", "size of a block").arg(sizeText(row.block)),
                    depth};
  if (row.threads > 1) facts.append(DiskWords::tr("%Ln threads", nullptr, row.threads));
  return joinedFacts(facts);
}

QString diskColumnText(const DiskColumn& column, int readPercent) {
  const QString op =
      column.op == "mixed"
          ? DiskWords::tr("Mixed %1", "percent of the requests read").arg(percentText(readPercent, QLocale()))
          : operationName(column.op);
  return column.zeros ? DiskWords::tr("%1, 0-fill", "operation, with zeros for data").arg(op) : op;
}

QString diskEngineText(const std::string& engine) {
  if (engine == "io-uring") return QStringLiteral("io_uring");
  if (engine == "iocp") return DiskWords::tr("I/O completion ports", "of Windows");
  if (engine == "threads") return DiskWords::tr("synchronous threads", "that make requests");
  for (const char* flush : {"fdatasync", "fsync", "F_FULLFSYNC", "FlushFileBuffers"})
    if (engine == flush)
      return DiskWords::tr("write + %1", "what a commit is made of; the call that flushes")
          .arg(QString::fromLatin1(flush));
  return QString::fromStdString(engine);
}

QString timeText(double ns) {
  constexpr double micro = 1e3;
  constexpr double milli = 1e6;
  constexpr double second = 1e9;
  if (ns < micro) return DiskWords::tr("%1 ns").arg(figureText(ns));
  if (ns < milli) return DiskWords::tr("%1 µs").arg(figureText(ns / micro));
  if (ns < second) return DiskWords::tr("%1 ms").arg(figureText(ns / milli));
  return DiskWords::tr("%1 s").arg(figureText(ns / second));
}

std::optional<DiskCell> diskCellOf(const CellId& id) {
  const Parameters& parameters = id.parameters;
  if (id.test != Test::Disk || !parameters.queueDepth || !parameters.blockBytes) return std::nullopt;
  DiskCell cell;
  cell.row.random = parameters.pattern == "random";
  cell.row.block = Bytes{*parameters.blockBytes};
  cell.row.queueDepth = static_cast<int>(*parameters.queueDepth);
  cell.row.threads = static_cast<int>(parameters.threads.value_or(1));
  cell.row.commits = isCommit(id);
  cell.op = parameters.op.value_or("");
  cell.readPercent = static_cast<int>(parameters.readPercent.value_or(0));
  cell.zeros = parameters.fill == "zeros";
  cell.isEndurance = isSustainedWrite(id);
  return cell;
}

bool isCutShort(const CellResult& result) {
  const Measured* measured = measuredOf(&result);
  return measured != nullptr && std::ranges::find(measured->verdict.reasons, "row-stopped", &Reason::id) !=
                                    measured->verdict.reasons.end();
}

}  // namespace strata::gui
