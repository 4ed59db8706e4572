// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_exports.h"

#include <QtCore/qlist.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qimage.h>
#include <QtWidgets/qwidget.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/gui/compare/compare_model.h"
#include "core/report/comparison_format.h"

namespace strata::gui {

namespace {

QByteArray csvOf(const CompareView& view) {
  std::vector<std::string> names;
  for (const CompareSide& side : view.set.sides()) names.push_back(side.name().toStdString());
  return QByteArray::fromStdString(pairsCsv(*view.comparison, names));
}

}  // namespace

QString alignedText(const CompareModel& model, const CompareSet& set) {
  QList<QStringList> lines(model.rowCount() + 1);
  QList<qsizetype> widths(model.columnCount(), 0);
  for (int row = -1; row < model.rowCount(); ++row)
    for (int column = 0; column < model.columnCount(); ++column) {
      const QString text = row < 0 ? model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()
                                   : model.index(row, column).data().toString();
      // The heading of what has no partner stands above all columns.
      if (row < 0 || row != model.headingRow()) widths[column] = std::max(widths[column], text.size());
      lines[row + 1].append(text);
    }
  QString all;
  for (std::size_t side = 0; side < set.sides().size(); ++side)
    if (!set.sides()[side].hidden)
      all += QStringLiteral("%1: %2\n").arg(set.sides()[side].name(), set.sides()[side].details());
  all += model.methodLine() + QStringLiteral("\n\n");
  for (const QStringList& line : lines) {
    QString text;
    for (int column = 0; column < line.size(); ++column) {
      const bool leading = CompareModel::isOfWords(model.partOf(column));
      if (column > 0) text += QStringLiteral("  ");
      text +=
          leading ? line[column].leftJustified(widths[column]) : line[column].rightJustified(widths[column]);
    }
    while (text.endsWith(u' ')) text.chop(1);
    all += text + u'\n';
  }
  return all;
}

CompareExports::CompareExports(FileChooser chooseFile, QWidget* parent)
    : FileSaver(std::move(chooseFile), parent) {}

void CompareExports::saveTable(const CompareView& view, const QString& text) {
  save({tr("Export table"), tr("strata-comparison-%1.csv", "file name; the date"),
        tr("Tables (*.csv);;Text files (*.txt)"), QStringLiteral("csv"), tr("Comparison saved to %1")},
       [view, text](const QString& path) { return hasSuffix(path, "txt") ? text.toUtf8() : csvOf(view); });
}

void CompareExports::savePicture(const Chart& plot, const PictureHead& head) {
  save({tr("Save picture"), tr("strata-comparison-%1.png", "file name; the date"),
        tr("PNG pictures (*.png);;SVG drawings (*.svg)"), QStringLiteral("png"), tr("Picture saved to %1")},
       [plot, head](const QString& path) {
         return hasSuffix(path, "svg") ? svgOf(plot, head) : pngOf(imageOf(plot, head, pictureSize));
       });
}

void CompareExports::copyPicture(const Chart& plot, const PictureHead& head) {
  QGuiApplication::clipboard()->setImage(imageOf(plot, head, pictureSize));
  emit done(tr("The chart is on the clipboard."));
}

void CompareExports::copyText(const QString& text) {
  QGuiApplication::clipboard()->setText(text);
  emit done(tr("The table is on the clipboard."));
}

}  // namespace strata::gui
