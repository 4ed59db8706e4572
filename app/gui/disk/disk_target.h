// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <string>
#include <vector>

#include "core/model/folder_facts.h"
#include "core/plan/plan.h"

class QMenu;
class QPushButton;

namespace strata::gui {

class ElidedLabel;

/// What the disk test writes to, in one quiet line: folder, file system, drive, free space; and a button with
/// a menu of the drives that are mounted.
class DiskTarget : public QWidget {
  Q_OBJECT

 public:
  explicit DiskTarget(QWidget* parent = nullptr);

  /// Shows the folder of a plan that tests the disk.
  void showPlan(const Plan& plan);
  /// The drives that the menu of the button offers.
  void setDrives(const std::vector<FolderFacts>& drives);
  /// What made the requests; empty: not known yet.
  void setEngine(const std::string& engine);

 signals:
  /// Other folders, or several, are to be chosen.
  void changeWanted();
  /// Emitted when this is shown: setDrives() is to be called with what there is now.
  void drivesWanted();
  /// The folder of a drive was chosen.
  void folderChosen(const std::string& folder);

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void retranslate();
  void applyTheme();
  void fillMenu();

  std::vector<FolderFacts> m_folders;
  std::vector<FolderFacts> m_drives;
  std::string m_engine;
  QMenu* m_menu;
  ElidedLabel* m_line;
  QPushButton* m_change;
};

/// "/home/ada · Samsung SSD 980 PRO · PCIe 4.0 x4 · ext4 · 112 GiB of 931 GiB free": what diskFacts() has.
QString folderFactsText(const FolderFacts& folder);

}  // namespace strata::gui
