// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace strata::gui {

/// A command line that does the same, to look at and to copy.
class CommandView : public QWidget {
  Q_OBJECT

 public:
  /// What the command does: what Run does, or the classic tests with the settings.
  enum class Does { Run, Settings };

  CommandView(Does does, QWidget* parent);

  QString command() const;
  void setCommand(const QString& command);
  /// Why the command is not to be copied, as the tool tip; empty: it is.
  void setObstacle(const QString& why);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslate();
  void showToolTip();
  void fitFont();
  void fitHeight();
  void copy();

  Does m_does;
  QLabel* m_label;
  QPlainTextEdit* m_text;
  QPushButton* m_copy;
  QString m_obstacle;
  int m_lines = 0;
};

}  // namespace strata::gui
