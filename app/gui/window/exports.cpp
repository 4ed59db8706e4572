// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/exports.h"

#include <QtCore/qmimedata.h>
#include <QtCore/qpointer.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qimage.h>
#include <QtWidgets/qwidget.h>

#include <utility>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/panel/result_card.h"
#include "app/gui/share/share_dialog.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/topology/topology_view.h"
#include "app/gui/widgets/report_pane.h"
#include "core/report/run_format.h"

namespace strata::gui {

Exports::Exports(FileChooser chooseFile, ReportPane& report, QWidget* parent)
    : FileSaver(std::move(chooseFile), parent), m_report(report) {}

QString Exports::pictureFilter() {
  return tr("PNG pictures (*.png);;SVG drawings (*.svg)");
}

void Exports::saveReport() {
  const QString asText = tr("Text files (*.txt);;All files (*)");
  const QString filter =
      m_lastRun ? tr("All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a "
                     "drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata "
                     "(*.strata)")
                : asText;
  save({tr("Save report"), tr("strata-report-%1.txt", "file name; the date"), filter, QStringLiteral("txt"),
        tr("Report saved to %1")},
       [this](const QString& path) { return reportFor(path); });
}

// A name that tells no form means what the window shows, which is text.
QByteArray Exports::reportFor(const QString& path) const {
  const RunFormat format = runFormatOfFile(path.toStdString());
  const bool isRun = format != RunFormat::Json ||
                     path.endsWith(QLatin1StringView(".strata"), Qt::CaseInsensitive) ||
                     path.endsWith(QLatin1StringView(".json"), Qt::CaseInsensitive);
  if (!m_lastRun || format == RunFormat::Text || !isRun) return m_report.text().toUtf8();
  return QByteArray::fromStdString(inFormat(format, {*m_lastRun}, translatedWords()));
}

void Exports::share(const std::shared_ptr<const Run>& run) {
  auto* dialog = new ShareDialog(run, chooseFile(), window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ShareDialog::shared, this, &Exports::done);
  dialog->open();
}

void Exports::savePicture(ChartPanel& panel, const PictureHead& head) {
  save({tr("Save picture"), tr("strata-chart-%1.png", "file name; the date"), pictureFilter(),
        QStringLiteral("png"), tr("Picture saved to %1")},
       [shown = QPointer<ChartPanel>(&panel), head](const QString& path) -> std::optional<QByteArray> {
         if (!shown) return std::nullopt;
         return hasSuffix(path, "svg") ? shown->svg(head) : pngOf(shown->picture(head));
       });
}

void Exports::copyPicture(ChartPanel& panel, const PictureHead& head) {
  QGuiApplication::clipboard()->setImage(panel.picture(head));
  emit done(tr("The chart is on the clipboard."));
}

void Exports::saveTopology(const TopologyView& view, const QString& title) {
  save(
      {tr("Save picture"), tr("strata-machine-%1.png", "file name; the date"), pictureFilter(),
       QStringLiteral("png"), tr("Picture saved to %1")},
      [shown = QPointer<const TopologyView>(&view), title](const QString& path) -> std::optional<QByteArray> {
        if (!shown) return std::nullopt;
        return hasSuffix(path, "svg") ? shown->svg(title) : pngOf(shown->image(title));
      });
}

void Exports::saveCard(const ResultCard& card) {
  save({tr("Save result card"), tr("strata-card-%1.png", "file name; the date"), pictureFilter(),
        QStringLiteral("png"), tr("Result card saved to %1")},
       [card](const QString& path) { return hasSuffix(path, "svg") ? svgOf(card) : pngOf(imageOf(card)); });
}

void Exports::copyCard(const ResultCard& card) {
  QGuiApplication::clipboard()->setImage(imageOf(card));
  emit done(tr("The result card is on the clipboard."));
}

void Exports::copyTextAndPicture(const QString& text, const QImage& picture) {
  auto* both = new QMimeData;  // the clipboard's
  both->setText(text);
  both->setImageData(picture);
  QGuiApplication::clipboard()->setMimeData(both);
}

void Exports::copyText(const QString& text) {
  QGuiApplication::clipboard()->setText(text);
}

}  // namespace strata::gui
