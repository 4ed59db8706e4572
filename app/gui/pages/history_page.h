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
#include "core/chart/rate_unit.h"
#include "core/history/history.h"
#include "core/model/reason.h"
#include "core/model/run.h"

class QAction;
class QPushButton;
class QSplitter;
class QTreeView;

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
class ResultsModel;
class ResultsTable;
class SectionTabs;
class TrendStrip;

/// The runs that were kept: a table to search, sort, label, delete and take back, with the results and
/// the report of the run that is chosen below it, and how its figure has been over time.
///
/// The row of a series stands for those of its runs that the filter leaves: it is compared, labelled,
/// exported and deleted as all of them, its report is theirs, and its typical run is what is opened.
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
  /// Ids of the series that are expanded, or will be once the history is listed.
  QStringList expandedSeries() const;
  void setExpandedSeries(const QStringList& ids);
  /// Asks for a file to open.
  void importFile();
  void setRateUnit(RateUnit unit);
  /// The run of that id goes on, and is so far (0 … 1); empty: none does.
  void setRunning(const std::string& id);
  void setProgress(double fraction);

  /// The one run that is chosen, once it is loaded; else null, as for a series.
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
  void resizeEvent(QResizeEvent* event) override;

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
  void fitHalves();
  /// Hides the machine while all runs have the same, the status while all are complete, and the comment while
  /// none has one.
  void hideEqualColumns(const std::vector<KeptRun>& runs);

  void showRuns(const std::vector<KeptRun>& runs);
  bool isEditing() const;
  std::vector<KeptRun> keptRuns(const std::vector<std::string>& ids) const;
  void showLoaded(const std::vector<std::shared_ptr<const Run>>& runs, const QString& report);
  void showChosen();
  /// Asks for the trend of what is shown.
  void findTrend();
  void setShownRuns(std::vector<std::shared_ptr<const Run>> runs);
  void showResults();
  void showSection();
  /// Says in the place of the chosen section what to do.
  void invite();
  /// The chosen run, or the typical one of the chosen series; empty unless one row is chosen.
  std::string idToOpen() const;
  /// Asks for the chosen run to be opened, once it is loaded.
  void openChosen();
  void share();
  /// Chooses the row nearest to that place, unless some are.
  void chooseOne(int near = 0, const std::string& series = {});
  QItemSelection rowsOf(const std::set<std::string>& keys) const;
  /// What tells a row from others in any list: the id of its run, or of a series behind a mark.
  std::string keyOf(const QModelIndex& row) const;
  /// The id of the series that the row is of.
  QString seriesOf(const QModelIndex& row) const;
  void choose(const std::vector<std::string>& ids);
  /// Expands the series that were expanded, as far as they are there.
  void expandAgain();
  void rememberExpanded(const QModelIndex& row, bool expanded);
  void connectReading();
  void answered(const QString& file);
  void tellOpened();
  void tellAdded(int added, const QStringList& files);
  void offerUndo(const std::vector<std::string>& ids);
  void complain(const Reason& reason);
  void complainOfFiles(const std::vector<RefusedFile>& files);

  QModelIndexList chosenRows() const;
  std::vector<std::string> chosenIds() const;
  void removeChosen();
  void compareChosen(bool beside);
  void editLabel();
  /// Edits that column of the one chosen row.
  void edit(int column);
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
  QTreeView* m_table;
  // The entries of the table's context menu.
  QAction* m_openAction;
  QAction* m_compareAction;
  QAction* m_addAction;
  QAction* m_labelAction;
  QAction* m_commentAction;
  QAction* m_exportAction;
  QAction* m_shareAction;
  QAction* m_deleteAction;
  TrendStrip* m_trend;
  SectionTabs* m_sections;  ///< results, report
  CurrentStack* m_section;
  ResultsModel* m_results;  ///< of the run that is shown
  ResultsTable* m_resultsTable;
  ReportPane* m_report;
  Opened m_opened;
  std::vector<std::string> m_toChoose;  ///< ids to select once they are listed
  std::vector<std::string> m_removed;   ///< ids removed by the last command, which can be undone
  std::vector<std::string> m_shownIds;  ///< ids of the runs whose report is shown or requested
  std::vector<std::shared_ptr<const Run>> m_shownRuns;  ///< the same once they are loaded
  std::shared_ptr<const Run> m_shownRun;
  std::set<QString> m_expanded;  ///< ids of series
  std::string m_toOpen;          ///< id of the run that is opened once it is loaded; empty: none
  bool m_listed = false;
  bool m_stale = false;  ///< the list has changed while a text was being edited
};

}  // namespace strata::gui
