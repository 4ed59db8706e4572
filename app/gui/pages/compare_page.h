// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/gui/charts/chart_picture.h"
#include "app/gui/compare/compare_set.h"
#include "app/gui/compare/compare_sources.h"
#include "app/gui/files/file_chooser.h"
#include "app/gui/files/file_reading.h"
#include "app/gui/text/rate_unit.h"
#include "app/gui/widgets/wrapping_part.h"

class QAction;
class QDragEnterEvent;
class QDropEvent;
class QLabel;
class QListView;
class QMenu;
class QPushButton;
class QSplitter;
class QToolButton;

namespace strata {
struct ChartTexts;
}  // namespace strata

namespace strata::gui {

class CompareChart;
class CompareExports;
class CompareSidesModel;
class CompareTable;
class CompareThread;
class CurrentStack;
class ElidedLabel;
class EmptyState;
class FoldingSplitter;
class HistoryThread;
class NoticeBar;
class ReadingBar;

/// Runs, series, files and references side by side: a list of them, a chart, and a table with the answer
/// above it.
class ComparePage : public WrappingPart {
  Q_OBJECT

 public:
  ComparePage(HistoryThread& history, FileChooser chooseFile, QWidget* parent = nullptr);
  ~ComparePage() override;

  /// Compares runs of the history, each with the others of its series, in place of what is compared.
  void compareKept(const std::vector<std::string>& ids);
  /// The same beside what is compared.
  void addKept(const std::vector<std::string>& ids);
  void addFiles(const QStringList& files);
  /// False where all of them were there already.
  bool addSides(const SharedSides& sides);
  /// Whether so many more can be compared; where not, a notice says so.
  bool hasRoomFor(const SharedSides& sides);
  /// What "Reference runs" offers. Called when the menu opens, since it may take a moment; null: the menu has
  /// no such part.
  void setReferences(std::function<std::vector<ComparedSide>()> references);

  void setRateUnit(RateUnit unit);
  /// The share of the height that the chart was given by hand, in percent; 0: none was.
  int chartShare() const { return m_chartShare; }
  void setChartShare(int percent);
  bool hasChart() const { return !m_set.isEmpty(); }
  void savePicture();
  void copyTable();
  void copyPicture();

 signals:
  /// A sentence for the status bar.
  void done(const QString& sentence);
  /// The person wants to choose runs there.
  void historyWanted();
  /// hasChart() may be another.
  void chartChanged();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  QWidget* makeTools();
  void makeMenus();
  void makeList();
  void layOut();
  void connectParts();
  void retranslate();
  void fit();
  /// Parts the height between chart and table.
  void partHeight();
  void askForFiles();
  void offerReferences();
  /// Sides were added or removed, or another is the baseline: all is compared anew.
  void changed();
  /// Others are hidden: what was found stays.
  void shownChanged();
  void showView();
  void showAnswer();
  /// Shows as many lines of the answer as there is height for, unless a person wants to know more.
  void fitAnswer();
  QString answer() const;
  void showDiffering();
  void showWhatCanBeDone();
  void change(const std::function<void(std::size_t index)>& how);
  void moveSide(int row, int before);
  void clear();
  /// Call before sides are taken away: until other sides come, Undo brings them back, with those taken away
  /// before.
  void rememberSides();
  void offerUndo();
  /// The sides that are not hidden, and what was found of them.
  const Comparison& shown() const;
  /// What stands above the table in a text: what differs, and an answer for each side.
  std::vector<std::string> headSentences() const;
  /// What differs in the settings of the sides that are shown; empty where nothing does.
  QString differingText(const ChartTexts& texts) const;
  PictureHead pictureHead() const;

  HistoryThread& m_history;
  const FileChooser m_chooseFile;
  std::unique_ptr<CompareThread> m_thread;
  CompareExports* m_exports;
  NoticeBar* m_notice;
  NoticeBar* m_undoBar;
  QPushButton* m_undo;
  FileReading m_reading;
  ReadingBar* m_readingBar;
  QPushButton* m_add;
  QMenu* m_addMenu;
  QAction* m_fromHistory;
  QAction* m_fromFiles;
  QMenu* m_references;
  QPushButton* m_baseline;
  QPushButton* m_remove;
  QPushButton* m_clear;
  QPushButton* m_copy;
  QPushButton* m_export;
  QMenu* m_exportMenu;
  QAction* m_exportTable;
  QAction* m_exportPicture;
  QAction* m_copyPicture;
  ElidedLabel* m_differing;
  QWidget* m_banner;  ///< the answer and how it is decided
  QLabel* m_answer;   ///< of the side that is chosen in the list
  QString m_wholeAnswer;
  QToolButton* m_how;  ///< shows m_method
  QLabel* m_method;
  CurrentStack* m_layers;
  EmptyState* m_empty;
  FoldingSplitter* m_halves;
  QWidget* m_content = nullptr;  ///< the layer that m_halves is in
  QListView* m_list;
  CompareSidesModel* m_sides;
  QSplitter* m_right;
  CompareChart* m_chart;
  CompareTable* m_table;

  std::function<std::vector<ComparedSide>()> m_makeReferences;
  CompareSet m_set;
  CompareSet m_before;     ///< what Undo brings back, while its bar is shown
  CompareView m_view;      ///< what chart and table show
  int m_chartShare = 0;    ///< see chartShare()
  bool m_pending = false;  ///< a comparison of m_set is being made
  /// Questions to the history for sides that were not answered yet, and whether the answer replaces what is
  /// there.
  std::map<std::size_t, bool> m_asked;
  std::size_t m_floorsAsked = 0;  ///< the last question for margins; 0: answered
};

}  // namespace strata::gui
