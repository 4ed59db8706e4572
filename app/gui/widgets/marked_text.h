// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

class QLabel;
class QSpacerItem;

namespace strata::gui {

/// A sentence with a shape before it, so that its weight does not hang on colour alone: a triangle for what
/// is wrong, a diamond for advice. Hidden while it has nothing to say.
class MarkedText : public QWidget {
  Q_OBJECT
  Q_PROPERTY(QString text READ text)

 public:
  enum class Weight { Wrong, Advice };

  MarkedText(Weight weight, const QString& name, QWidget* parent);

  QString text() const;
  /// Said aloud by screen readers when it is new and something is wrong.
  void setText(const QString& text);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void applyTheme();
  void leaveRoomForShape();
  int shapeSize() const;

  const Weight m_weight;
  QLabel* m_label;
  QSpacerItem* m_roomForShape;
};

}  // namespace strata::gui
