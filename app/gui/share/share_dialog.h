// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/gui/files/file_chooser.h"
#include "app/gui/widgets/fitted_dialog.h"
#include "core/report/anonymised.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace strata::gui {

class NoticeBar;

/// "Share…": shows what is left out of a copy of a run and what stays, and saves it. It stays open where the
/// file could not be written, and says what to do.
class ShareDialog : public FittedDialog {
  Q_OBJECT

 public:
  ShareDialog(std::shared_ptr<const Run> run, FileChooser chooseFile, QWidget* parent);

 signals:
  /// A sentence for the status bar.
  void shared(const QString& sentence);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void layOut();
  void fitList();
  void retranslate();
  void anonymise();
  void showChanges();
  void save();
  void write(const QString& path);

  const std::shared_ptr<const Run> m_run;
  const FileChooser m_chooseFile;
  Anonymised m_shared;
  QLabel* m_explanation;
  QCheckBox* m_keepTexts;
  QLabel* m_listLabel;
  QTreeWidget* m_list;
  QLabel* m_stays;
  NoticeBar* m_notice;
  QPushButton* m_save;
  QPushButton* m_cancel;
};

}  // namespace strata::gui
