// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_exports.h"

#include <QtCore/qbuffer.h>
#include <QtCore/qdatetime.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qlist.h>
#include <QtCore/qstandardpaths.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qimage.h>
#include <QtWidgets/qwidget.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/gui/compare/compare_model.h"
#include "app/gui/compare/compare_names.h"
#include "app/gui/save_file.h"
#include "core/report/pairs_csv.h"

namespace strata::gui {

namespace {

bool endsWith(const QString& path, const char* suffix) {
  return QFileInfo(path).suffix().compare(QLatin1StringView(suffix), Qt::CaseInsensitive) == 0;
}

QByteArray pngOf(const QImage& image) {
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return content;
}

QByteArray csvOf(const CompareView& view) {
  std::vector<std::string> names;
  for (const CompareSide& side : view.set.sides()) names.push_back(side.name.toStdString());
  return QByteArray::fromStdString(pairsCsv(*view.comparison, names));
}

QString dated(const QString& name) {
  return name.arg(QDate::currentDate().toString(Qt::ISODate));
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
      all += QStringLiteral("%1: %2\n").arg(set.sides()[side].name, detailsOf(set.sides()[side]));
  all += methodLine(model.testedRows()) + QStringLiteral("\n\n");
  for (const QStringList& line : lines) {
    QString text;
    for (int column = 0; column < line.size(); ++column) {
      const CompareModel::Part part = model.partOf(column);
      const bool leading = part == CompareModel::Part::Cell || part == CompareModel::Part::Verdict ||
                           part == CompareModel::Part::Notes;
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
    : QObject(parent),
      m_chooseFile(std::move(chooseFile)),
      m_window(parent),
      m_folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)) {}

QString CompareExports::suggestedPath(const QString& name) const {
  return QDir(m_folder).filePath(name);
}

bool CompareExports::save(const QString& path, const QByteArray& content) {
  if (const auto failure = saveFile(path, content)) {
    emit failed(*failure);
    return false;
  }
  m_folder = QFileInfo(path).absolutePath();
  return true;
}

void CompareExports::saveTable(const CompareView& view, const QString& text) {
  const QString name = dated(tr("strata-comparison-%1.csv", "file name; the date"));
  const FileQuestion question{FileQuestion::Purpose::Save, tr("Export table"), suggestedPath(name),
                              tr("Tables (*.csv);;Text files (*.txt)"), QStringLiteral("csv")};
  m_chooseFile(m_window, question, [this, view, text](const QString& path) {
    if (save(path, endsWith(path, "txt") ? text.toUtf8() : csvOf(view)))
      emit done(tr("Comparison saved to %1").arg(QDir::toNativeSeparators(path)));
  });
}

void CompareExports::savePicture(const Plot& plot, const PictureHead& head) {
  const QString name = dated(tr("strata-comparison-%1.png", "file name; the date"));
  const FileQuestion question{FileQuestion::Purpose::Save, tr("Save picture"), suggestedPath(name),
                              tr("PNG pictures (*.png);;SVG drawings (*.svg)"), QStringLiteral("png")};
  m_chooseFile(m_window, question, [this, plot, head](const QString& path) {
    const QByteArray content =
        endsWith(path, "svg") ? svgOf(plot, head, pictureSize) : pngOf(imageOf(plot, head, pictureSize));
    if (save(path, content)) emit done(tr("Picture saved to %1").arg(QDir::toNativeSeparators(path)));
  });
}

void CompareExports::copyPicture(const Plot& plot, const PictureHead& head) {
  QGuiApplication::clipboard()->setImage(imageOf(plot, head, pictureSize));
  emit done(tr("The chart is on the clipboard."));
}

void CompareExports::copyText(const QString& text) {
  QGuiApplication::clipboard()->setText(text);
  emit done(tr("The table is on the clipboard."));
}

}  // namespace strata::gui
