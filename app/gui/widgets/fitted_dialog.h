// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qdialog.h>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace strata::gui {

class WrapLayout;

/// A dialog as high as its content, which scrolls where the screen is too small for it: at any zoom all of it
/// can be reached. Grows with what is said later, up to the screen; never shrinks by itself, so that nothing
/// jumps while values are typed.
class FittedDialog : public QDialog {
  Q_OBJECT

 public:
  /// `characters`: how wide it opens, in characters of its font.
  FittedDialog(const QString& name, int characters, QWidget* parent);

  QSize sizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

  /// Parent of what scrolls.
  QWidget* content() const { return m_content; }
  QVBoxLayout& column() const { return *m_column; }
  /// The line of buttons below, the last at its end.
  WrapLayout& bar() const { return *m_bar; }

  /// OK and Cancel, in the order of the system, at the end of the bar.
  void addButtons(QPushButton& ok, QPushButton& cancel);

  /// Makes the dialog as high as its content, lower too: for when a person hides or shows parts of it.
  void fitToContent();
  /// Scrolls to it.
  void reveal(QWidget& widget);
  /// Scrolls to that part of it.
  void revealPart(const QWidget& widget, const QRect& part);

 private:
  int mostHeight() const;
  int leastWidth() const;
  int neededHeight() const;
  void growToFit();
  void moveIntoScreen();
  void scrollIfNeeded();

  const int m_characters;
  bool m_growing = false;
  bool m_smallByChoice = false;
  QScrollArea* m_scroll;
  QWidget* m_content;
  QVBoxLayout* m_column;
  WrapLayout* m_bar;
};

}  // namespace strata::gui
