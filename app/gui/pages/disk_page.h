// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pages/results_page.h"
#include "app/gui/run/drive_rates.h"
#include "core/model/settings.h"

class QLabel;
class QPushButton;

namespace strata::gui {

class CurrentStack;
class DiskBar;
class DiskRowsView;
class DiskTarget;
class LiveResults;
class TestPage;

/// The disk: what is tested and how, and below it the rows of the chosen profile, or for Classic its chart
/// and table. What reading a file that exists gave is of that file, and stands in their place with its name
/// above.
class DiskPage : public ResultsPage {
  Q_OBJECT

 public:
  /// `results` of the test's own files, and `ofFile` of one that was read, outlive the page.
  DiskPage(LiveResults& results, LiveResults& ofFile, QWidget* parent = nullptr);
  ~DiskPage() override;

  RunRequest request() const override;
  ChartPanel* shownChart() const override;
  void setInvitation(const QString& heading, const QString& sentence) override;
  void showForecast(const Plan& plan) override;
  /// The rows of the file that was read, where its results are shown; else those of the chosen profile.
  std::vector<const ResultRow*> shownRows(const LiveResults& results) const override;
  bool showsEarlier() const override;
  void setMachine(const Machine& machine) override;
  void setRateUnit(RateUnit unit) override;
  RateUnit unitHere(RateUnit chosen) const override;

  /// The next forecast of what is written goes by the disk test of this run, if it has one.
  void takeRates(const Run& run);
  /// The drives that can be chosen.
  void setDrives(const std::vector<FolderFacts>& drives);
  /// What is chosen in Setup, or here.
  void setSettings(const Settings& settings);

 signals:
  /// A person chose other settings on the page.
  void settingsChosen(const strata::Settings& settings);
  void foldersWanted();
  /// setDrives() is to be called with the drives that there are now.
  void drivesWanted();
  /// The drive of this folder, and no other, is to be tested.
  void folderChosen(const std::string& folder);
  /// takeRates() learned something.
  void ratesChanged(const DriveRates& rates);
  void enduranceWanted();
  void readFileWanted();
  /// Tells the folder that is written to.
  void folderKnown(const strata::FolderFacts& folder);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeFileView();
  void showLayer(QWidget* layer);
  bool isOfFile() const;
  /// The request for the rows of the file that was read last.
  RunRequest ofFileRead(RunRequest request) const;
  void show(const Settings& settings);
  void showDisk();
  void followRun();
  void followFile();
  void retranslate();

  LiveResults& m_results;
  LiveResults& m_fileResults;
  Settings m_settings;  ///< whose rows are shown: those chosen, or of the last run
  QWidget* m_top;       ///< where and how the disk is tested
  DiskTarget* m_target;
  DriveRates m_rates;
  DiskBar* m_bar;
  CurrentStack* m_layers;
  TestPage* m_classic;
  DiskRowsView* m_rows;
  DiskRowsView* m_fileRows = nullptr;
  QLabel* m_fileName = nullptr;
  QPushButton* m_back = nullptr;  ///< to the disk
  QWidget* m_fileView;
};

}  // namespace strata::gui
