// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstringlist.h>
#include <QtWidgets/qscrollarea.h>

class QLabel;

namespace strata::gui {

/// A line or a few for one of several texts at a time. It has room for the longest of them, within reason, so
/// that nothing around it moves when one takes the place of another; what is longer is scrolled. Hidden while
/// there is no text at all.
class ReasonsStrip : public QScrollArea {
  Q_OBJECT
  Q_PROPERTY(QString text READ text)

 public:
  ReasonsStrip(const QString& name, QWidget* parent);

  QString text() const;
  /// The texts that it may show.
  void setTexts(const QStringList& texts);
  void setText(const QString& text);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fit();

  QLabel* m_label;
  QStringList m_texts;
};

}  // namespace strata::gui
