// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qstackedwidget.h>

namespace strata::gui {

/// A stack that is as large as what it shows, not as the largest of all that it could show.
class CurrentStack : public QStackedWidget {
  Q_OBJECT

 public:
  explicit CurrentStack(QWidget* parent = nullptr);

  /// Adds it with room around; returns what is to be made current to show it.
  QWidget* addFramed(QWidget* content, const QMargins& margins);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  /// Its pages take what height there is, and scroll or shorten what does not fit.
  bool hasHeightForWidth() const override { return false; }
};

}  // namespace strata::gui
