// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/history_page.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>

#include "app/gui/pages/empty_state.h"

namespace strata::gui {

HistoryPage::HistoryPage(QWidget* parent) : QWidget(parent), m_empty(new EmptyState(this)) {
  setObjectName(QStringLiteral("historyPage"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_empty);
  retranslate();
}

void HistoryPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void HistoryPage::retranslate() {
  m_empty->setText(tr("No runs are kept yet"),
                   tr("To keep what a run has shown, save its report with File, Save report."));
}

}  // namespace strata::gui
