// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_exports.h"

#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qimage.h>
#include <QtWidgets/qwidget.h>

#include <string>
#include <utility>
#include <vector>

#include "app/gui/text/translated_words.h"
#include "core/model/this_program.h"
#include "core/report/comparison_document.h"
#include "core/report/comparison_format.h"
#include "core/report/document.h"

namespace strata::gui {

namespace {

QByteArray csvOf(const CompareView& view) {
  std::vector<std::string> names;
  for (const CompareSide& side : view.set.sides()) names.push_back(side.name().toStdString());
  return QByteArray::fromStdString(pairsCsv(*view.comparison, names));
}

QByteArray tableOf(const QString& path, const CompareView& view, const Comparison& shown,
                   const std::vector<std::string>& head) {
  const Words words = reportWords();
  if (hasSuffix(path, "txt")) return QByteArray::fromStdString(documentText(documentOf(shown, words, head)));
  if (hasSuffix(path, "md"))
    return QByteArray::fromStdString(documentMarkdown(documentOf(shown, words, head)));
  if (hasSuffix(path, "html"))
    return QByteArray::fromStdString(
        comparisonHtml(shown, baselineMachine(view.set), thisProgram().version, words, head));
  if (hasSuffix(path, "json")) return QByteArray::fromStdString(comparisonJson(*view.comparison));
  return csvOf(view);
}

}  // namespace

CompareExports::CompareExports(FileChooser chooseFile, QWidget* parent)
    : FileSaver(std::move(chooseFile), parent) {}

void CompareExports::saveTable(const CompareView& view, const Comparison& shown,
                               const std::vector<std::string>& head) {
  save({tr("Export table"), tr("strata-comparison-%1.csv", "file name; machine, date and time"),
        tr("Tables (*.csv);;Text files (*.txt);;Web pages (*.html);;Markdown (*.md);;JSON (*.json)"),
        QStringLiteral("csv"), tr("Comparison saved to %1")},
       [view, shown, head](const QString& path) { return tableOf(path, view, shown, head); });
}

void CompareExports::savePicture(const Chart& plot, const PictureHead& head) {
  save({tr("Save picture"), tr("strata-comparison-%1.png", "file name; machine, date and time"),
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

#include "moc_compare_exports.cpp"
