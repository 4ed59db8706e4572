// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

namespace strata::gui {

class WrapLayout;

/// Tools above a view, in reading order, on as many lines as its width asks for, and as high as those.
class ToolRow : public QWidget {
  Q_OBJECT

 public:
  explicit ToolRow(QWidget* parent = nullptr);

  /// Adds the widget at the end. One that expands takes what its line leaves.
  void addWidget(QWidget* tool);
  /// What is added from now on stands apart from the others, at the end of the line.
  void addSpace();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  int heightOfLines() const;

  WrapLayout* m_row;
};

}  // namespace strata::gui
