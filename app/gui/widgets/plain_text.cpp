// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/plain_text.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qlabel.h>

namespace strata::gui {

QLabel* plainLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  return label;
}

bool PlainToolTips::eventFilter(QObject* watched, QEvent* event) {
  // Qt's own label for tool tips is polished before it is given its text.
  if (event->type() == QEvent::Polish && watched->inherits("QTipLabel"))
    static_cast<QLabel*>(watched)->setTextFormat(Qt::PlainText);
  return QObject::eventFilter(watched, event);
}

}  // namespace strata::gui
