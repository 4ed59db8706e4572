// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtGui/qimage.h>

#include <memory>
#include <utility>

#include "app/gui/charts/chart_picture.h"
#include "app/gui/files/file_saver.h"
#include "core/model/run.h"

namespace strata::gui {

class ChartPanel;
class ReportPane;
class TopologyView;
struct ResultCard;

/// What leaves the window: reports and pictures, to a file or to the clipboard.
class Exports : public FileSaver {
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

 private:
  static QString pictureFilter();
  QByteArray reportFor(const QString& path) const;

  ReportPane& m_report;
  std::shared_ptr<const Run> m_lastRun;
};

}  // namespace strata::gui
