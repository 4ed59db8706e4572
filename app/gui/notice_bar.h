// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qframe.h>

class QLabel;
class QToolButton;

namespace strata::gui {

/// A message that stays until it is answered: what could not be done, and what to do about it. Unlike a
/// dialog it stands in nobody's way.
class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  explicit NoticeBar(QWidget* parent = nullptr);

  void show(const QString& message);
  void dismiss();
  QString message() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void applyTheme();

  QLabel* m_text;
  QToolButton* m_close;
};

}  // namespace strata::gui
