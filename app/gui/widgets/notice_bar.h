// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qframe.h>

#include <functional>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace strata::gui {

/// A message that stays until it is answered: what could not be done, and what to do about it. Unlike a
/// dialog it stands in nobody's way.
class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  /// `name` is that of the object, and begins those of its parts.
  explicit NoticeBar(QWidget* parent = nullptr, const QString& name = QStringLiteral("notice"));

  /// `message` makes the text in the language that is spoken when it is called: now, and again when that
  /// changes.
  void show(std::function<QString()> message);
  void dismiss();
  QString message() const;

  /// Nothing went wrong: the text has the colour of any other.
  void setCalm();

  /// The bar then closes only by its buttons: what it reports goes on, and the bar stays as long.
  void setAnsweredByButtons();

  /// Shows a new message in the same notice, after a change.
  void refresh();

  /// Adds a button to answer with, after those that are there; the bar owns it.
  void addButton(QPushButton* button);
  /// The same with one that takes back what the notice tells of: as long as that can be seen, the keys to
  /// undo press it.
  void addUndo(QPushButton* button);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void applyTheme();
  void retranslate();

  std::function<QString()> m_message;
  bool m_calm = false;
  QHBoxLayout* m_row;
  QLabel* m_text;
  QToolButton* m_close;
};

}  // namespace strata::gui
