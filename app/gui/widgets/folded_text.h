// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtGui/qfont.h>
#include <QtWidgets/qwidget.h>

class QLabel;
class QToolButton;

namespace strata::gui {

/// The first lines, `most` at most, of a text that is wrapped between words at that width in pixels. What
/// does not fit is left out: the last line then ends in "…" behind a whole word.
QString firstLines(const QString& text, const QFont& font, int width, int most);

/// Notes: their first two lines, or what they say in brief, and a button for the rest where there is more.
/// Opened, it stays open with other texts too. Screen readers hear all of it.
class FoldedText : public QWidget {
  Q_OBJECT
  Q_PROPERTY(QString text READ text)

 public:
  /// `name` is that of the object, and begins those of its parts.
  FoldedText(const QString& name, QWidget* parent);

  /// All of it, whether it is shown or not.
  QString text() const { return m_text; }
  /// `brief` is shown in place of a text that takes more than two lines, until that is opened.
  void setText(const QString& text, const QString& brief = {});
  /// Whether it has the height of its two lines with less text too, so that nothing moves when more comes.
  void setKeepsRoom(bool keeps);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fit();
  void applyTheme();

  QString m_text;
  QString m_brief;
  bool m_open = false;
  bool m_keepsRoom = false;
  QLabel* m_label;
  QToolButton* m_more;
};

}  // namespace strata::gui
