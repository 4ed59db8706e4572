// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/dock_title.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qdockwidget.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qtoolbutton.h>

#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

DockTitle::DockTitle(QDockWidget* dock)
    : QWidget(dock),
      m_dock(dock),
      m_title(plainLabel(this)),
      m_float(new QToolButton(this)),
      m_close(new QToolButton(this)) {
  setObjectName(QStringLiteral("dockTitle"));
  m_title->setObjectName(QStringLiteral("dockTitleText"));
  m_float->setObjectName(QStringLiteral("dockFloat"));
  m_close->setObjectName(QStringLiteral("dockClose"));
  m_float->setIcon(style()->standardIcon(QStyle::SP_TitleBarNormalButton));
  m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(10, 2, 4, 2);
  row->setSpacing(2);
  row->addWidget(m_title, 1);
  for (QToolButton* button : {m_float, m_close}) {
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
  }
  connect(m_float, &QToolButton::clicked, dock, [dock] { dock->setFloating(!dock->isFloating()); });
  connect(m_close, &QToolButton::clicked, dock, &QWidget::close);
  connect(dock, &QWidget::windowTitleChanged, m_title, &QLabel::setText);
  connect(dock, &QDockWidget::topLevelChanged, this, &DockTitle::retranslate);
  retranslate();
}

void DockTitle::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void DockTitle::retranslate() {
  m_title->setText(m_dock->windowTitle());
  const QString floatText =
      m_dock->isFloating() ? tr("Put back into the window") : tr("Take out of the window");
  m_float->setToolTip(floatText);
  m_float->setAccessibleName(floatText);
  m_close->setToolTip(tr("Hide; View, Report pane shows it again"));
  m_close->setAccessibleName(tr("Hide"));
}

}  // namespace strata::gui

#include "moc_dock_title.cpp"
