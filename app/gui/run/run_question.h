// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/gui/widgets/fitted_dialog.h"
#include "core/model/test.h"

class QLabel;

namespace strata::gui {

/// Says what a run does to something of a person's before it begins: Run now, or Cancel.
class RunQuestion : public FittedDialog {
  Q_OBJECT

 public:
  /// The parts are named after the dialog: `name` and "Text", "Run", "Cancel".
  RunQuestion(const QString& name, int characters, QWidget* parent);

 protected:
  void changeEvent(QEvent* event) override;
  /// Shows all texts in the language of now. Constructors of derived classes call it at their end.
  virtual void retranslate();
  /// The label that explains what the run does: the first thing in the dialog.
  QLabel& explanation() { return *m_explanation; }

 private:
  QLabel* m_explanation;
  QPushButton* m_run;
  QPushButton* m_cancel;
};

/// Calls `start` at once, or where these tests disturb a picture that somebody is looking at, when a person
/// has agreed in a dialog over `parent`; never where they have not.
void startUnlessPictureIsWanted(TestSet tests, QWidget* parent, std::function<void()> start);

}  // namespace strata::gui
