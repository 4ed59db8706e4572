// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/ladder_section.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>

#include <utility>

#include "app/gui/look/theme.h"
#include "app/gui/panel/ladder_view.h"
#include "app/gui/results/published_figures.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

LadderSection::LadderSection(QWidget* parent)
    : QWidget(parent),
      m_ladder(new LadderView(this)),
      m_choiceRow(new QHBoxLayout),
      m_choiceLabel(plainLabel(this)),
      m_source(new ElidedLabel(this)) {
  setObjectName(QStringLiteral("ladderSection"));
  m_choiceLabel->setObjectName(QStringLiteral("publishedLabel"));
  m_choiceLabel->hide();
  m_source->setObjectName(QStringLiteral("publishedSource"));
  // A long name must not take the chart its room.
  m_source->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_source->hide();
  m_choiceRow->addWidget(m_choiceLabel);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_ladder);
  column->addLayout(m_choiceRow);
  column->addWidget(m_source);
  column->addStretch(1);
  retranslate();
  showRungs();
}

void LadderSection::offerPublished(PublishedChoice& choice) {
  if (choice.offered().empty()) return;
  m_published = &choice;
  auto* chooser = new PublishedChooser(choice, this);
  m_choiceRow->addWidget(chooser, 1);
  m_choiceLabel->setBuddy(chooser);
  m_choiceLabel->show();
  connect(&choice, &PublishedChoice::changed, this, &LadderSection::showRungs);
  showRungs();
}

void LadderSection::setRungs(std::vector<Rung> own, RateUnit unit) {
  m_own = std::move(own);
  m_unit = unit;
  showRungs();
}

void LadderSection::showRungs() {
  const PublishedFigures* const published = m_published == nullptr ? nullptr : m_published->chosen();
  std::vector<Rung> rungs = m_own;
  if (published != nullptr) rungs = withPublished(std::move(rungs), published->layers, m_unit);
  // Figures of charts alone say nothing here.
  const bool said = published != nullptr && !published->layers.empty();
  m_ladder->setRungs(std::move(rungs), said ? published->label : QString());
  m_ladder->setVisible(!m_ladder->rungs().empty());
  m_source->setVisible(published != nullptr);
  if (published != nullptr) m_source->setText(tr("Source: %1").arg(published->sourceText()));
  setVisible(m_published != nullptr || !m_own.empty());
}

void LadderSection::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange)
    m_source->setPalette(withText(palette(), themeFor(palette()).muted));
  QWidget::changeEvent(event);
}

void LadderSection::retranslate() {
  m_choiceLabel->setText(tr("Published:"));
  m_source->setPalette(withText(palette(), themeFor(palette()).muted));
  showRungs();
}

}  // namespace strata::gui
