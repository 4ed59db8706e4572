// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/gui/widgets/fitted_dialog.h"
#include "core/history/stored_data.h"

class QLabel;

namespace strata::gui {

/// Asks whether all that Strata keeps is to be removed. It removes nothing itself: the window still uses
/// these files.
class DataQuestion : public FittedDialog {
  Q_OBJECT

 public:
  DataQuestion(StoredData stored, QWidget* parent);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  const StoredData m_data;
  QLabel* m_explanation;
  QPushButton* m_remove;
  QPushButton* m_cancel;
};

/// Removes all that Strata keeps in that folder, once no window uses it any more, and says on standard error
/// what went wrong. Returns the exit status of the program.
int removeData(const std::string& folder);

}  // namespace strata::gui
