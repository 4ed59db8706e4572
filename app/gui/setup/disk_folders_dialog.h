// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/gui/files/file_chooser.h"
#include "app/gui/widgets/fitted_dialog.h"
#include "core/model/disk_profile.h"

class QLabel;
class QPushButton;
class QTreeWidget;

namespace strata::gui {

class FieldGuard;
class MarkedText;
class ValueField;

/// "Set disk…": the folders of the disk test, of the profile Classic one a thread. Looks at no folder itself:
/// whether one can be used is found out with the plan.
class DiskFoldersDialog : public FittedDialog {
  Q_OBJECT

 public:
  DiskFoldersDialog(std::vector<std::string> folders, DiskProfile profile, FolderChooser chooseFolder,
                    QWidget* parent);

  const std::vector<std::string>& folders() const { return m_folders; }

  /// A line for drive letters, which only Windows has: shown there from the start.
  void showDriveLetters(bool shown);
  /// QApplication::beep unless told otherwise.
  void setBell(std::function<void()> bell);

 public slots:
  void accept() override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void layOut();
  void fitList();
  void makeLettersField();
  void retranslate();
  void showFolders();
  QString userOf(std::size_t folder) const;  ///< "File 1", "Thread 1"
  void enableButtons();
  void add();
  void browse();
  void remove();
  int selected() const;
  QString startFolder() const;
  void takeLetters();
  QString complaintOfLetters(const QString& text) const;

  std::vector<std::string> m_folders;
  bool m_inRows;  ///< a file in each; else one a thread
  FolderChooser m_chooseFolder;
  FieldGuard* m_guard;
  QLabel* m_explanation;
  QTreeWidget* m_list;
  QPushButton* m_add;
  QPushButton* m_browse;
  QPushButton* m_remove;
  QLabel* m_lettersLabel;
  ValueField* m_letters;
  MarkedText* m_lettersMessage;
  QPushButton* m_ok;
  QPushButton* m_cancel;
};

}  // namespace strata::gui
