// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/compared_row.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>

#include "app/gui/results/compared_figures.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

ComparedRow::ComparedRow(const QString& name, QWidget* parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_name(name), m_label(plainLabel(this)) {
  setObjectName(name + QStringLiteral("Row"));
  m_label->setObjectName(name + QStringLiteral("Label"));
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->addWidget(m_label);
  retranslate();
  hide();
}

void ComparedRow::offerCompared(ComparedChoice& choice) {
  auto* chooser = new ComparedChooser(choice, this);
  chooser->setObjectName(m_name + QStringLiteral("Chooser"));
  m_row->addWidget(chooser);
  m_label->setBuddy(chooser);
  const auto showIfAny = [this, &choice] { setVisible(!choice.offered().empty() || !choice.own().empty()); };
  connect(&choice, &ComparedChoice::ownChanged, this, showIfAny);
  showIfAny();
}

void ComparedRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void ComparedRow::retranslate() {
  m_label->setText(tr("Compare with:"));
}

}  // namespace strata::gui

#include "moc_compared_row.cpp"
