// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/gui/widgets/notice_bar.h"
#include "core/disk/leftovers.h"
#include "core/model/reason.h"

namespace strata::gui {

/// Tells of files that interrupted disk tests have left, and offers to delete them. Nothing is asked for
/// unless a button is pressed; closing the bar leaves the question for the next start.
class LeftoverBar : public NoticeBar {
  Q_OBJECT

 public:
  explicit LeftoverBar(QWidget* parent = nullptr);

  void offer(const std::vector<Leftover>& leftovers);
  /// What came of the removal that was asked for: what could not be removed, and why.
  void showRemoved(const std::vector<Error>& errors);

 signals:
  void removalAsked(const std::vector<strata::Leftover>& leftovers);
  void keepingAsked(const std::vector<strata::Leftover>& leftovers);
  /// All are deleted.
  void done(const QString& sentence);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void remove();
  void keep();
  void retranslate();

  std::vector<Leftover> m_leftovers;
  QPushButton* m_delete;
  QPushButton* m_keep;
};

}  // namespace strata::gui
