// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/hero_row.h"

#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qgridlayout.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/look/theme.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

constexpr int cardGap = 12;
constexpr std::array heroNames{"Processor", "Memory", "Latency", "Disk"};

}  // namespace

/// One figure in a frame: its name, the figure as large as it may be, and a line of what matters besides.
class HeroCard : public QWidget {
 public:
  HeroCard(const QString& name, QWidget* parent)
      : QWidget(parent),
        m_name(plainLabel(this)),
        m_figure(plainLabel(this)),
        m_unit(plainLabel(this)),
        m_line(plainLabel(this)) {
    setObjectName(QStringLiteral("hero") + name);
    m_name->setObjectName(QStringLiteral("heroName") + name);
    m_figure->setObjectName(QStringLiteral("heroFigure") + name);
    m_unit->setObjectName(QStringLiteral("heroUnit") + name);
    m_line->setObjectName(QStringLiteral("heroLine") + name);
    m_line->setWordWrap(true);
    auto* figure = new QHBoxLayout;
    figure->setSpacing(8);
    figure->addWidget(m_figure, 0, Qt::AlignBaseline);
    figure->addWidget(m_unit, 0, Qt::AlignBaseline);
    figure->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(2);
    column->addWidget(m_name);
    column->addLayout(figure);
    column->addWidget(m_line);
    column->addStretch(1);
    applyTheme();
  }

  void setHero(const Hero& hero) {
    if (hero == m_hero) return;
    m_hero = hero;
    m_name->setText(hero.name);
    m_figure->setText(hero.figure.isEmpty() ? QStringLiteral("–") : hero.figure);
    m_unit->setText(hero.unit);
    m_line->setText(hero.line);
    applyTheme();
    update();
  }

  /// The least width that breaks neither the longest word of the line nor the value.
  int leastWidth() const {
    const QMargins margins = layout()->contentsMargins();
    const int figure =
        std::max(m_figure->sizeHint().width(), figureMetrics().horizontalAdvance(QStringLiteral("888,888"))) +
        8 + m_unit->sizeHint().width();
    return margins.left() + margins.right() +
           std::max({figure, m_name->sizeHint().width() + markRoom(), m_line->minimumSizeHint().width()});
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeFor(palette());
    painter.setPen(theme.hairline);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (!m_hero.grade || *m_hero.grade == Grade::Good) return;
    // A mark in the corner shows that a result is in doubt; the table has the reason.
    const int size = fontMetrics().height() * 6 / 10;
    const QRectF box =
        mirrored(QRectF(width() - 14 - size, 10 + (fontMetrics().height() - size) / 2.0, size, size), rect(),
                 layoutDirection());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(*m_hero.grade, theme));
    paintMark(painter, markOf(*m_hero.grade), box.center(), size);
  }

  void changeEvent(QEvent* event) override {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) applyTheme();
    QWidget::changeEvent(event);
  }

 private:
  int markRoom() const { return fontMetrics().height(); }

  QFont figureFont() const {
    QFont large = font();
    large.setPointSizeF(std::max(1.0, large.pointSizeF()) * 1.9);
    large.setBold(true);
    return large;
  }

  QFontMetrics figureMetrics() const { return QFontMetrics(figureFont()); }

  void applyTheme() {
    const Theme theme = themeFor(palette());
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_figure->setFont(figureFont());
    const QPalette muted = withText(palette(), theme.muted);
    m_name->setPalette(muted);
    m_unit->setPalette(muted);
    m_line->setPalette(muted);
    m_figure->setPalette(m_hero.settled ? palette() : muted);
  }

  Hero m_hero;
  QLabel* m_name;
  QLabel* m_figure;
  QLabel* m_unit;
  QLabel* m_line;
};

HeroRow::HeroRow(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)), m_cards{} {
  setObjectName(QStringLiteral("heroes"));
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setSpacing(cardGap);
  for (std::size_t i = 0; i < m_cards.size(); ++i)
    m_cards[i] = new HeroCard(QString::fromLatin1(heroNames[i]), this);
  arrange();
}

void HeroRow::setHeroes(const std::array<Hero, 4>& heroes) {
  for (std::size_t i = 0; i < m_cards.size(); ++i) m_cards[i]->setHero(heroes[i]);
  fold();
}

int HeroRow::leastCardWidth() const {
  int least = 0;
  for (const HeroCard* card : m_cards) least = std::max(least, card->leastWidth());
  return least;
}

QSize HeroRow::minimumSizeHint() const {
  const int width = std::max(this->width(), leastCardWidth());
  return {leastCardWidth(), m_grid->heightForWidth(width)};
}

bool HeroRow::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) fold();
  return QWidget::event(event);
}

void HeroRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
  if (event->size().width() != event->oldSize().width()) updateGeometry();
}

void HeroRow::fold() {
  int columns = 4;
  while (columns > 1 && width() < columns * leastCardWidth() + (columns - 1) * cardGap) columns /= 2;
  if (columns == m_columns) return;
  m_columns = columns;
  arrange();
  updateGeometry();
}

void HeroRow::arrange() {
  for (int i = 0; i < static_cast<int>(m_cards.size()); ++i) {
    m_grid->addWidget(m_cards[static_cast<std::size_t>(i)], i / m_columns, i % m_columns);
    m_grid->setColumnStretch(i, i < m_columns ? 1 : 0);
  }
}

}  // namespace strata::gui
