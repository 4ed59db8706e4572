// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qframe.h>

#include <functional>

class QLabel;
class QToolButton;

namespace strata::gui {

/// A message that stays until it is answered: what could not be done, and what to do about it. Unlike a
/// dialog it stands in nobody's way.
class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  explicit NoticeBar(QWidget* parent = nullptr);

  /// `message` makes the text in the language that is spoken when it is called: now, and again when that
  /// changes.
  void show(std::function<QString()> message);
  void dismiss();
  QString message() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void applyTheme();
  void retranslate();

  std::function<QString()> m_message;
  QLabel* m_text;
  QToolButton* m_close;
};

}  // namespace strata::gui
