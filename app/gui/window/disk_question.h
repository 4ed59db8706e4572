// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/run/run_question.h"

class QCheckBox;

namespace strata::gui {

/// Says once, before the first run of the whole machine, that it writes to the disk, and lets a person leave
/// that out.
class DiskQuestion : public RunQuestion {
  Q_OBJECT

 public:
  /// `folder`: where the file will be; empty: not known. `seconds`: of the whole run, at most.
  DiskQuestion(const QString& folder, double seconds, QWidget* parent);

  bool withDisk() const;

 protected:
  void retranslate() override;

 private:
  const QString m_folder;
  const double m_seconds;
  QCheckBox* m_disk;
  QLabel* m_later;
};

}  // namespace strata::gui
