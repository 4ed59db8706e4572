// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/gui/files/file_chooser.h"
#include "app/gui/setup/setup_row.h"

class QPushButton;

namespace strata::gui {

class ElidedLabel;

/// How large the file of each folder is, or with the profile Classic of each thread.
class DiskFileRow : public SetupRow {
  Q_OBJECT

 public:
  DiskFileRow(const SetupContext& context, FieldGuard& guard, QWidget* parent);

  void load(const Settings& settings) override;
  void readInto(Settings& settings) const override;
  void showContext() override;
  bool showRefusal(const Reason& reason, const std::vector<QWidget*>& sharers) override;

 protected:
  void changeEvent(QEvent* event) override;
  void retranslate() override;

 private:
  bool inRows() const;
  std::optional<Bytes> allowedSize(const QString& text) const;
  QString allowed() const;

  ValueField* m_size;
  QLabel* m_each;
  QLabel* m_whole;  ///< that the run of the whole machine goes by another size
};

/// Where the files are: set in a dialog of its own.
class DiskFoldersRow : public SetupRow {
  Q_OBJECT

 public:
  DiskFoldersRow(const SetupContext& context, FieldGuard& guard, FolderChooser chooseFolder, QWidget* parent);

  void load(const Settings& settings) override;
  void readInto(Settings& settings) const override;
  bool showRefusal(const Reason& reason, const std::vector<QWidget*>& sharers) override;

 protected:
  void retranslate() override;

 private:
  void edit();
  void showFolders();

  FolderChooser m_chooseFolder;
  std::vector<std::string> m_folders;
  ElidedLabel* m_summary;
  QPushButton* m_set;
};

}  // namespace strata::gui
