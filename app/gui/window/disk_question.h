// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/widgets/fitted_dialog.h"

class QCheckBox;
class QLabel;

namespace strata::gui {

/// Says once, before the first run of the whole machine, that it writes to the disk, and lets a person leave
/// that out.
class DiskQuestion : public FittedDialog {
  Q_OBJECT

 public:
  /// `folder`: where the file will be; empty: not known. `seconds`: of the whole run, at most.
  DiskQuestion(const QString& folder, double seconds, QWidget* parent);

  bool withDisk() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  const QString m_folder;
  const double m_seconds;
  QLabel* m_explanation;
  QCheckBox* m_disk;
  QLabel* m_later;
  QPushButton* m_run;
  QPushButton* m_cancel;
};

}  // namespace strata::gui
