// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

class QLabel;

namespace strata::gui {

/// What a page shows while it has nothing to show: that there is nothing, and what to do about it.
class EmptyState : public QWidget {
  Q_OBJECT

 public:
  explicit EmptyState(QWidget* parent = nullptr);

  void setText(const QString& heading, const QString& sentence);

  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void applyFont();

  QLabel* m_heading;
  QLabel* m_sentence;
};

}  // namespace strata::gui
