// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/published_row.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>

#include "app/gui/look/theme.h"
#include "app/gui/results/published_figures.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

PublishedRow::PublishedRow(QWidget* parent)
    : QWidget(parent),
      m_row(new QHBoxLayout(this)),
      m_label(plainLabel(this)),
      m_source(new ElidedLabel(this)) {
  setObjectName(QStringLiteral("publishedRow"));
  m_label->setObjectName(QStringLiteral("publishedLabel"));
  m_source->setObjectName(QStringLiteral("publishedSource"));
  // A long name must not make the page wider.
  m_source->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->addWidget(m_label);
  m_row->addWidget(m_source, 1);
  retranslate();
  hide();
}

void PublishedRow::offerPublished(PublishedChoice& choice) {
  if (choice.offered().empty()) return;
  m_published = &choice;
  auto* chooser = new PublishedChooser(choice, this);
  m_row->insertWidget(1, chooser);
  m_label->setBuddy(chooser);
  connect(&choice, &PublishedChoice::changed, this, &PublishedRow::retranslate);
  retranslate();
  show();
}

void PublishedRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslate();
  QWidget::changeEvent(event);
}

void PublishedRow::retranslate() {
  m_label->setText(tr("Reference:"));
  m_source->setPalette(withText(palette(), themeFor(palette()).muted));
  const PublishedFigures* const published = m_published == nullptr ? nullptr : m_published->chosen();
  m_source->setText(published == nullptr ? QString() : tr("Source: %1").arg(published->sourceText()));
}

}  // namespace strata::gui

#include "moc_published_row.cpp"
