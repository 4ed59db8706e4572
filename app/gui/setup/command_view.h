// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace strata::gui {

/// The command line that does the same, to look at and to copy.
class CommandView : public QWidget {
  Q_OBJECT

 public:
  explicit CommandView(QWidget* parent);

  QString command() const;
  void setCommand(const QString& command);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslate();
  void fitFont();
  void fitHeight();
  void copy();

  QLabel* m_label;
  QPlainTextEdit* m_text;
  QPushButton* m_copy;
  int m_lines = 0;
};

}  // namespace strata::gui
