// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qitemselectionmodel.h>
#include <QtCore/qstringlist.h>
#include <QtWidgets/qwidget.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/gui/files/file_chooser.h"
#include "app/gui/files/file_reading.h"
#include "core/history/history.h"
#include "core/model/reason.h"
#include "core/model/run.h"

class QAction;
class QPushButton;
class QSplitter;
class QTableView;

namespace strata::gui {

class CurrentStack;
class EmptyState;
class HistoryFilter;
class HistoryModel;
class HistoryRows;
class HistoryThread;
class NoticeBar;
class ReadingBar;
class ReportPane;

/// The runs that were kept: a table to search, sort, label, delete and take back, with the report of the run
/// that is chosen below it.
class HistoryPage : public QWidget {
  Q_OBJECT

 public:
  /// `history` outlives the page.
  HistoryPage(HistoryThread& history, FileChooser chooseFile, QWidget* parent = nullptr);
  ~HistoryPage() override;

  /// Reads the history again, if anybody has looked at it.
  void refresh();
  /// Adds their runs, where the history has them not, and chooses these.
  void open(const QStringList& files);
  /// Asks for a file to open.
  void importFile();

  /// The one run that is chosen, once it is loaded; else null.
  const std::shared_ptr<const Run>& shownRun() const { return m_shownRun; }

 signals:
  void shownRunChanged();
  /// A sentence for the status bar.
  void done(const QString& sentence);
  /// The runs of these files were added, or were there.
  void opened(const QStringList& files);
  /// The pages of results are to show this run.
  void openWanted(const std::shared_ptr<const strata::Run>& run);
  /// These runs, the oldest first.
  /// `beside`: what is compared already stays.
  void compareWanted(const std::vector<std::string>& ids, bool beside);

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct RefusedFile {
    QString file;
    Reason reason;
  };

  /// The outcome so far of the files that are being opened.
  struct Opened {
    std::size_t waiting = 0;  ///< files that the history has not answered
    QStringList histories;    ///< the waiting files that are histories, without cancelled ones
    QStringList files;        ///< the files that could be read
    std::vector<std::string> ids;
    int added = 0;
    std::vector<RefusedFile> refused;
  };

  void addTools();
  void addTable();
  void connectHistory();
  void retranslate();
  void fitColumns();
  /// Hides the machine while all runs have the same, and the status while all are complete.
  void hideEqualColumns(const std::vector<KeptRun>& runs);

  void showRuns(const std::vector<KeptRun>& runs);
  bool isEditing() const;
  const KeptRun* keptRun(const std::string& id) const;
  void showRun(const std::shared_ptr<const Run>& run, const QString& report);
  void showChosen();
  void setShownRun(std::shared_ptr<const Run> run);
  /// Asks for the chosen run to be opened, once it is loaded.
  void openChosen();
  void share();
  void chooseOne(int near = 0);
  QItemSelection rowsOf(const std::set<std::string>& ids) const;
  void choose(const std::vector<std::string>& ids);
  void connectReading();
  void answered(const QString& file);
  void tellOpened();
  void tellAdded(int added, const QStringList& files);
  void offerUndo(const std::vector<std::string>& ids);
  void complain(const Reason& reason);
  void complainOfFiles(const std::vector<RefusedFile>& files);

  std::vector<std::string> chosenIds() const;
  void removeChosen();
  void compareChosen(bool beside);
  void editLabel();
  void exportChosen();

  HistoryThread& m_history;
  const FileChooser m_chooseFile;
  HistoryModel* m_model;
  HistoryRows* m_rows;
  CurrentStack* m_layers;
  EmptyState* m_empty;
  QWidget* m_runs;
  HistoryFilter* m_filter = nullptr;
  QPushButton* m_open;
  QPushButton* m_compare;
  QPushButton* m_label;
  QPushButton* m_export;
  QPushButton* m_share;
  QPushButton* m_delete;
  QPushButton* m_import;
  NoticeBar* m_undoBar;
  QPushButton* m_undo;
  NoticeBar* m_notice;
  FileReading m_reading;
  ReadingBar* m_readingBar;
  QSplitter* m_halves;
  QTableView* m_table;
  // Of the table's menu.
  QAction* m_openAction;
  QAction* m_compareAction;
  QAction* m_addAction;
  QAction* m_labelAction;
  QAction* m_exportAction;
  QAction* m_shareAction;
  QAction* m_deleteAction;
  ReportPane* m_report;
  Opened m_opened;
  std::vector<std::string> m_toChoose;  ///< ids to select once they are listed
  std::vector<std::string> m_removed;   ///< ids removed by the last command, which can be undone
  std::string m_shownId;                ///< id of the run whose report is shown or requested
  std::shared_ptr<const Run> m_shownRun;
  std::string m_toOpen;  ///< id of the run that is opened once it is loaded; empty: none
  bool m_listed = false;
  bool m_stale = false;  ///< the list has changed while a text was being edited
};

}  // namespace strata::gui
