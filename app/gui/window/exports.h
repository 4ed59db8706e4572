// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qbytearray.h>
#include <QtCore/qstring.h>

#include <memory>
#include <optional>

#include "app/gui/charts/chart_picture.h"
#include "app/gui/files/file_saver.h"
#include "app/gui/text/rate_unit.h"
#include "app/gui/window/actions.h"
#include "core/model/run.h"

namespace strata::gui {

class LiveResults;
class Pages;
class ReportPane;
class RunMonitor;
class TopologyView;
struct ResultCard;

/// What leaves the window by its menus: reports, pictures and tables, to a file or to the clipboard.
class Exports : public FileSaver {
  Q_OBJECT

 public:
  /// All of them outlive this.
  struct Parts {
    const Pages& pages;
    const RunMonitor& monitor;
    const LiveResults& results;
    ReportPane& report;
  };
  /// `window` is what dialogs belong to.
  Exports(FileChooser chooseFile, const Parts& parts, const Actions& actions, Program program,
          QWidget* window);

  void setMachine(const Machine& machine);
  void setRateUnit(RateUnit unit) { m_rateUnit = unit; }
  /// Enables what there is something for.
  void showWhatCanBeDone();
  /// Saves the picture of the machine; `title` stands above it.
  void saveTopology(const TopologyView& view, const QString& title);
  void copyText(const QString& text);
  /// Saves what the self-test found.
  void saveDiagnostics(const QByteArray& json);

 private:
  /// Saves the run that is shown in the form that the file's name tells, or all reports of the pane as text.
  void saveReport();
  QByteArray reportFor(const QString& path) const;
  /// Offers a copy of a run without what tells whose machine it is.
  void share();
  /// The run of the history page where that is shown, else the one that the pages show; null where there is
  /// none.
  std::shared_ptr<const Run> runToShare() const;
  PictureHead pictureHead() const;
  void savePicture();
  void copyPicture();
  ResultCard resultCard() const;
  /// "25 November 2026", or the dates of the first and the last of the runs that the card has figures of.
  QString dateOfCard() const;
  void openCard();
  void saveCard(const ResultCard& card, QWidget* over);
  void copy();

  Parts m_parts;
  Actions m_actions;
  const Program m_program;
  std::optional<Machine> m_machine;
  RateUnit m_rateUnit = RateUnit::MegabytesPerSecond;
};

}  // namespace strata::gui
