// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/exports.h"

#include <QtCore/qbuffer.h>
#include <QtCore/qdatetime.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qmimedata.h>
#include <QtCore/qpointer.h>
#include <QtCore/qstandardpaths.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qimage.h>
#include <QtWidgets/qwidget.h>

#include <utility>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/panel/result_card.h"
#include "app/gui/report_pane.h"
#include "app/gui/save_file.h"
#include "app/gui/share/share_dialog.h"
#include "app/gui/topology/topology_view.h"
#include "app/gui/translated_words.h"
#include "core/report/run_format.h"

namespace strata::gui {

namespace {

QByteArray pngOf(const QImage& image) {
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return content;
}

}  // namespace

Exports::Exports(FileChooser chooseFile, ReportPane& report, QWidget* parent)
    : QObject(parent),
      m_chooseFile(std::move(chooseFile)),
      m_report(report),
      m_window(parent),
      m_folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)) {}

QString Exports::suggestedPath(const QString& name) const {
  return QDir(m_folder).filePath(name);
}

bool Exports::save(const QString& path, const QByteArray& content) {
  if (const auto failure = saveFile(path, content)) {
    emit failed(*failure);
    return false;
  }
  m_folder = QFileInfo(path).absolutePath();
  return true;
}

void Exports::saveReport() {
  const QString name =
      tr("strata-report-%1.txt", "file name; the date").arg(QDate::currentDate().toString(Qt::ISODate));
  const QString asText = tr("Text files (*.txt);;All files (*)");
  const QString filter =
      m_lastRun ? tr("All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a "
                     "drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata "
                     "(*.strata)")
                : asText;
  const FileQuestion question{FileQuestion::Purpose::Save, tr("Save report"), suggestedPath(name), filter,
                              QStringLiteral("txt")};
  m_chooseFile(m_window, question, [this](const QString& path) {
    if (save(path, reportFor(path))) emit done(tr("Report saved to %1").arg(QDir::toNativeSeparators(path)));
  });
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
  auto* dialog = new ShareDialog(run, m_chooseFile, m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ShareDialog::done, this, &Exports::done);
  dialog->open();
}

void Exports::savePicture(ChartPanel& panel, const PictureHead& head) {
  const QString name =
      tr("strata-chart-%1.png", "file name; the date").arg(QDate::currentDate().toString(Qt::ISODate));
  const FileQuestion question{FileQuestion::Purpose::Save, tr("Save picture"), suggestedPath(name),
                              tr("PNG pictures (*.png);;SVG drawings (*.svg)"), QStringLiteral("png")};
  m_chooseFile(m_window, question, [this, shown = QPointer<ChartPanel>(&panel), head](const QString& path) {
    if (!shown) return;
    const bool drawing = QFileInfo(path).suffix().compare(QLatin1StringView("svg"), Qt::CaseInsensitive) == 0;
    if (save(path, drawing ? shown->svg(head) : pngOf(shown->picture(head))))
      emit done(tr("Picture saved to %1").arg(QDir::toNativeSeparators(path)));
  });
}

void Exports::copyPicture(ChartPanel& panel, const PictureHead& head) {
  QGuiApplication::clipboard()->setImage(panel.picture(head));
  emit done(tr("The chart is on the clipboard."));
}

void Exports::saveTopology(const TopologyView& view, const QString& title) {
  const QString name =
      tr("strata-machine-%1.png", "file name; the date").arg(QDate::currentDate().toString(Qt::ISODate));
  const FileQuestion question{FileQuestion::Purpose::Save, tr("Save picture"), suggestedPath(name),
                              tr("PNG pictures (*.png);;SVG drawings (*.svg)"), QStringLiteral("png")};
  m_chooseFile(m_window, question,
               [this, shown = QPointer<const TopologyView>(&view), title](const QString& path) {
                 if (!shown) return;
                 const bool drawing =
                     QFileInfo(path).suffix().compare(QLatin1StringView("svg"), Qt::CaseInsensitive) == 0;
                 if (save(path, drawing ? shown->svg(title) : pngOf(shown->image(title))))
                   emit done(tr("Picture saved to %1").arg(QDir::toNativeSeparators(path)));
               });
}

void Exports::saveCard(const ResultCard& card) {
  const QString name =
      tr("strata-card-%1.png", "file name; the date").arg(QDate::currentDate().toString(Qt::ISODate));
  const FileQuestion question{FileQuestion::Purpose::Save, tr("Save result card"), suggestedPath(name),
                              tr("PNG pictures (*.png);;SVG drawings (*.svg)"), QStringLiteral("png")};
  m_chooseFile(m_window, question, [this, card](const QString& path) {
    const bool drawing = QFileInfo(path).suffix().compare(QLatin1StringView("svg"), Qt::CaseInsensitive) == 0;
    if (save(path, drawing ? svgOf(card) : pngOf(imageOf(card))))
      emit done(tr("Result card saved to %1").arg(QDir::toNativeSeparators(path)));
  });
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
