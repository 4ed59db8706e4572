// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qstring.h>
#include <QtGui/qimage.h>

#include <functional>
#include <memory>
#include <utility>

#include "app/gui/charts/chart_picture.h"
#include "app/gui/file_chooser.h"
#include "core/model/run.h"

class QWidget;

namespace strata::gui {

class ChartPanel;
class ReportPane;
class TopologyView;
struct ResultCard;

/// What leaves the window: reports and pictures, to a file or to the clipboard.
class Exports : public QObject {
  Q_OBJECT

 public:
  /// `parent` is what dialogs belong to. The report pane outlives this.
  Exports(FileChooser chooseFile, ReportPane& report, QWidget* parent);

  /// What saveReport can save in other forms than text: the last run of the report pane.
  void setLastRun(std::shared_ptr<const Run> run) { m_lastRun = std::move(run); }
  /// All reports of the pane as text, or the last run in the form that the file's name tells.
  void saveReport();
  /// A copy of a run without what tells whose machine it is.
  void share(const std::shared_ptr<const Run>& run);
  /// `panel` may be gone when the person has chosen a file: then nothing is saved.
  void savePicture(ChartPanel& panel, const PictureHead& head);
  void copyPicture(ChartPanel& panel, const PictureHead& head);
  /// The picture of the machine; `title` stands above it.
  void saveTopology(const TopologyView& view, const QString& title);
  void saveCard(const ResultCard& card);
  void copyCard(const ResultCard& card);
  void copyText(const QString& text);
  /// A program takes what it can use.
  void copyTextAndPicture(const QString& text, const QImage& picture);

 signals:
  /// A sentence for the status bar.
  void done(const QString& sentence);
  void failed(const QString& sentence);

 private:
  QString suggestedPath(const QString& name) const;
  QByteArray reportFor(const QString& path) const;
  bool save(const QString& path, const QByteArray& content);

  const FileChooser m_chooseFile;
  ReportPane& m_report;
  QWidget* m_window;
  std::shared_ptr<const Run> m_lastRun;
  QString m_folder;  ///< of the last file saved
};

}  // namespace strata::gui
