// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/disk/disk_table.h"
#include "app/gui/run/drive_rates.h"
#include "app/gui/widgets/wrapping_part.h"
#include "core/model/settings.h"
#include "core/plan/plan.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace strata::gui {

/// What the disk test does, to be chosen on its page: profile, size of the file, time of a row; what the
/// table shows; the tests that are no profile; and what all of it writes and how long it takes.
class DiskBar : public WrappingPart {
  Q_OBJECT

 public:
  explicit DiskBar(QWidget* parent = nullptr);

  void setSettings(const Settings& settings);
  /// Shows what Run would do, and write.
  void showPlan(const Plan& plan, const DiskWrites& writes);
  DiskMeasure measure() const;
  /// Whether the rows of a profile are shown, not Classic.
  void setInRows(bool inRows);

 signals:
  void settingsChosen(const strata::Settings& settings);
  void measureChosen();
  void enduranceWanted();
  void readFileWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void fillSizes();
  void fillTimes();
  void showForecast();
  void choose();

  Settings m_settings;
  bool m_inRows = false;
  QComboBox* m_profile;
  QComboBox* m_size;
  QComboBox* m_time;
  QComboBox* m_measure;
  QPushButton* m_endurance;
  QPushButton* m_readFile;
  QLabel* m_forecast;
  struct Needs {
    DiskWrites writes;
    QString folder;
    double seconds = 0;
  };
  std::optional<Needs> m_needs;
};

}  // namespace strata::gui
