// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

namespace strata::gui {

class EmptyState;

/// The runs that are kept. This version keeps none, and says how to keep a report.
class HistoryPage : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryPage(QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  EmptyState* m_empty;
};

}  // namespace strata::gui
