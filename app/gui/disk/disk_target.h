// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <string>
#include <vector>

#include "core/model/folder_facts.h"
#include "core/plan/plan.h"

class QPushButton;

namespace strata::gui {

class ElidedLabel;

/// What the disk test writes to, in one quiet line: folder, file system, drive, free space; and a button that
/// chooses another folder.
class DiskTarget : public QWidget {
  Q_OBJECT

 public:
  explicit DiskTarget(QWidget* parent = nullptr);

  /// Of a plan that tests the disk.
  void showPlan(const Plan& plan);
  /// What made the requests; empty: not known yet.
  void setEngine(const std::string& engine);

 signals:
  void changeWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void applyTheme();

  std::vector<FolderFacts> m_folders;
  std::string m_engine;
  ElidedLabel* m_line;
  QPushButton* m_change;
};

/// "/home/ada · Samsung SSD 980 PRO · PCIe 4.0 x4 · ext4 · 112 GiB of 931 GiB free": what diskFacts() has.
QString folderFactsText(const FolderFacts& folder);

}  // namespace strata::gui
