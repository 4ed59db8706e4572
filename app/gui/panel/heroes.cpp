// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/heroes.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qstringlist.h>
#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qgridlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>

#include "app/gui/look/theme.h"
#include "app/gui/panel/panel_faces.h"
#include "app/gui/results/result_row.h"
#include "app/gui/text/disk_text.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/table_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

class HeroText {
  Q_DECLARE_TR_FUNCTIONS(Hero)
};

const PanelRow* rowOfLevel(const Panel& panel, int level) {
  const auto at =
      std::ranges::find_if(panel.rows, [&](const PanelRow& row) { return row.level.level == level; });
  return at == panel.rows.end() ? nullptr : &*at;
}

void fillHero(Hero& hero, const std::optional<ResultRow>& row, RateUnit unit) {
  if (!row) return;
  const auto figure = figureOf(*row, unit);
  if (!figure) return;
  hero.figure = figureText(figure->value);
  hero.unit = figure->unit;
  hero.grade = gradeOf(*row);
  hero.settled = row->result.has_value();
}

/// "all threads 71.2 · 7.20×": the figure of all beside that of one, and their ratio where one run has both.
QStringList besideOne(const std::optional<ResultRow>& one, const std::optional<ResultRow>& all,
                      RateUnit unit) {
  if (!all) return {};
  const auto together = figureOf(*all, unit);
  if (!together) return {};
  QStringList parts{HeroText::tr("all threads %1", "figure").arg(figureText(together->value))};
  const auto alone = one && runOfShown(*one) == runOfShown(*all) ? valueOf(*one) : std::nullopt;
  if (alone && *alone > 0)
    parts.append(HeroText::tr("%1×", "so many times the figure of one thread")
                     .arg(figureText(*valueOf(*all) / *alone)));
  return parts;
}

/// What is usual on other machines, and on this one where enough runs were kept.
QString usualText(QStringList ofOthers, const std::optional<ResultRow>& own) {
  if (!ofOthers.isEmpty()) ofOthers.append(word("usual-rule"));
  if (const QString expected = own ? expectedTextOf(*own) : QString(); !expected.isEmpty())
    ofOthers.append(expected);
  return ofOthers.join(u'\n');
}

/// The result of one thread with that of all threads beside it, or that of all threads where one was not
/// measured. `alone`: the line where there is nothing beside it.
Hero arithmeticHero(const QString& name, const std::optional<ResultRow>& one,
                    const std::optional<ResultRow>& all, int allThreads, const QString& alone) {
  Hero hero{name, {}, {}, {}};
  // Operations have no other unit.
  constexpr auto unit = RateUnit::MegabytesPerSecond;
  fillHero(hero, one ? one : all, unit);
  if (one && allThreads > 1)
    hero.line = joinedFacts(besideOne(one, all, unit));
  else if (all && allThreads > 1)
    hero.line = HeroText::tr("all threads");
  if (hero.line.isEmpty()) hero.line = alone;
  hero.usual = usualText({}, one ? one : all);
  return hero;
}

/// Reading memory by one thread: by itself, or while the others of a run of all wait.
std::optional<ResultRow> aloneInMemory(const Panel& one, const Panel& all) {
  const PanelFigure* alone = figureAt(one, levelOfMemory, PanelColumn::Read);
  if (alone != nullptr && alone->row) return alone->row;
  const PanelFigure* together = figureAt(all, levelOfMemory, PanelColumn::Read);
  return together == nullptr ? std::nullopt : together->beside;
}

Hero memoryHero(const Panel& one, const Panel& all, RateUnit unit) {
  Hero hero{HeroText::tr("Memory bandwidth"), {}, {}, {}};
  const QStringList usual{HeroText::tr("Usual, all threads: %1").arg(word("usual-memory-read"))};
  hero.usual = usualText(usual, {});
  const PanelRow* ofAll = rowOfLevel(all, levelOfMemory);
  if (rowOfLevel(one, levelOfMemory) == nullptr || ofAll == nullptr) return hero;
  const PanelFigure& together = (*ofAll)[PanelColumn::Read];
  const std::optional<ResultRow> alone = aloneInMemory(one, all);
  fillHero(hero, alone, unit);
  hero.usual = usualText(usual, alone);
  QStringList parts;
  if (all.allThreads > 1) parts = besideOne(alone, together.row, unit);
  const std::optional<ResultRow>& most = together.row ? together.row : alone;
  if (most)
    if (const QString share = valueText(cellValue(CellColumn::Limit, *most)); !share.isEmpty())
      parts.append(HeroText::tr("%1 of peak", "percent").arg(share));
  hero.line = parts.isEmpty() ? columnName(PanelColumn::Read) : joinedFacts(parts);
  return hero;
}

Hero latencyHero(const Panel& one, RateUnit unit) {
  Hero hero{HeroText::tr("Memory latency"), {}, {}, {}};
  const QStringList usual{HeroText::tr("Usual over the whole region: %1").arg(word("usual-memory-latency"))};
  hero.usual = usualText(usual, {});
  QStringList parts;
  if (const PanelRow* memory = rowOfLevel(one, levelOfMemory)) {
    const PanelFigure& latency = (*memory)[PanelColumn::Latency];
    fillHero(hero, latency.row, unit);
    hero.usual = usualText(usual, latency.row);
    // Most other programs report this as the latency of memory.
    const auto whole = latency.row && latency.beside ? valueOf(*latency.beside) : std::nullopt;
    if (whole) parts.append(HeroText::tr("whole region %1", "latency").arg(figureText(*whole)));
  }
  const PanelRow* last = nullptr;
  const auto add = [&](const PanelRow& row) {
    const auto& latency = row[PanelColumn::Latency].row;
    const auto ns = latency ? valueOf(*latency) : std::nullopt;
    if (ns)
      parts.append(HeroText::tr("%1 %2", "level, figure").arg(levelName(row.level.level), figureText(*ns)));
  };
  for (const PanelRow& row : one.rows) {
    if (row.level.level <= 0 || !row.isDistinct) continue;
    if (row.level.level == 1) add(row);
    last = &row;
  }
  // There is no room for three.
  if (last != nullptr && last->level.level != 1 && parts.size() < 2) add(*last);
  hero.line = parts.isEmpty() ? levelName(levelOfMemory) : joinedFacts(parts);
  return hero;
}

Hero diskHero(const Panel& one, RateUnit unit) {
  Hero hero{kindName(TestGroup::Disk), {}, {}, {}};
  fillHero(hero, one.others.diskRead, unit);
  hero.usual = usualText({HeroText::tr("Usual for a hard disk: %1").arg(word("usual-hard-disk")),
                          HeroText::tr("Usual for a SATA SSD: %1").arg(word("usual-sata-ssd")),
                          HeroText::tr("Usual for an NVMe SSD: %1").arg(word("usual-nvme-ssd"))},
                         one.others.diskRead);
  QStringList parts;
  if (const auto& wait = one.others.diskWait) {
    if (const auto half = latencyNsAt(*wait, 0.5))
      parts.append(HeroText::tr("4K %1", "time of a random read of 4 KiB").arg(timeText(*half)));
    if (const auto most = latencyNsAt(*wait, 0.99))
      parts.append(HeroText::tr("p99 %1", "99 of 100 took at most that").arg(timeText(*most)));
  }
  if (const auto& write = one.others.diskWrite; parts.isEmpty() && write && valueOf(*write))
    parts.append(
        HeroText::tr("%1 %2", "operation, figure").arg(operationName("write"), figureTextOf(*write, unit)));
  hero.line = parts.isEmpty() ? operationName("read") : joinedFacts(parts);
  return hero;
}

}  // namespace

std::array<Hero, 2> processorHeroesOf(const Panel& one, const Panel& all) {
  const QString alone = HeroText::tr("one thread");
  return {
      arithmeticHero(testName(Test::Integer), one.others.integer, all.others.integer, all.allThreads, alone),
      arithmeticHero(testName(Test::Floating), one.others.floating, all.others.floating, all.allThreads,
                     alone)};
}

std::array<Hero, 4> heroesOf(const Panel& one, const Panel& all, RateUnit unit,
                             const AgainstPanels* against) {
  std::array<Hero, 4> heroes{arithmeticHero(kindName(TestGroup::Processor), one.others.integer,
                                            all.others.integer, all.allThreads, testName(Test::Integer)),
                             memoryHero(one, all, unit), latencyHero(one, unit), diskHero(one, unit)};
  if (against == nullptr) return heroes;
  const auto compare = [&](Hero& hero, const std::optional<ResultRow>& own,
                           const std::optional<ResultRow>& other) {
    hero.change = changeOf(own, other, unit, *against);
  };
  const bool ofAll = !one.others.integer && all.others.integer;
  compare(heroes[0], ofAll ? all.others.integer : one.others.integer,
          (ofAll ? against->all : against->one).others.integer);
  compare(heroes[1], aloneInMemory(one, all), aloneInMemory(against->one, against->all));
  const auto latencyOf = [](const Panel& panel) {
    const PanelFigure* figure = figureAt(panel, levelOfMemory, PanelColumn::Latency);
    return figure == nullptr ? std::nullopt : figure->row;
  };
  compare(heroes[2], latencyOf(one), latencyOf(against->one));
  compare(heroes[3], one.others.diskRead, against->one.others.diskRead);
  return heroes;
}

namespace {

constexpr int cardGap = 12;
constexpr int cardSide = 14;
constexpr int cardTop = 10;
constexpr int compactCardTop = 5;
constexpr int cardLineGap = 2;
/// The size of a figure, in that of the text.
constexpr double figureSize = 1.9;
constexpr double compactFigureSize = 1.6;

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
    column->setContentsMargins(cardSide, cardTop, cardSide, cardTop);
    column->setSpacing(cardLineGap);
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
    QStringList details;
    if (hero.change) details.append(hero.change->sentence);
    if (!hero.usual.isEmpty()) details.append(hero.usual);
    setToolTip(details.join(u'\n'));
    setAccessibleDescription(toolTip());
    applyTheme();
    update();
  }

  void setCompact(bool compact) {
    m_compact = compact;
    layout()->setContentsMargins(cardSide, top(), cardSide, top());
    layout()->setSpacing(compact ? 0 : cardLineGap);
    applyTheme();
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
    if (m_hero.change) paintChange(painter, theme);
    if (!m_hero.grade || *m_hero.grade == Grade::Good) return;
    // A mark in the corner shows that a result is in doubt; the table has the reason.
    const int size = fontMetrics().height() * 6 / 10;
    const QRectF box =
        mirrored(QRectF(width() - cardSide - size, top() + (fontMetrics().height() - size) / 2.0, size, size),
                 rect(), layoutDirection());
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_hero.settled ? colourOf(*m_hero.grade, theme) : theme.muted);
    paintMark(painter, markOf(*m_hero.grade), box.center(), size);
  }

  void changeEvent(QEvent* event) override {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) applyTheme();
    QWidget::changeEvent(event);
  }

 private:
  int top() const { return m_compact ? compactCardTop : cardTop; }
  int markRoom() const { return fontMetrics().height(); }

  // In the free room beside the figure, so that nothing moves when a run is chosen: the difference, and below
  // it the other figure as far as there is room for it.
  void paintChange(QPainter& painter, const Theme& theme) const {
    QFont small = font();
    small.setPointSizeF(std::max(1.0, small.pointSizeF()) * 0.88);
    const QFontMetrics metrics(small);
    const QRect figure = QStyle::visualRect(layoutDirection(), rect(), m_figure->geometry());
    const QRect unit = QStyle::visualRect(layoutDirection(), rect(), m_unit->geometry());
    const int left = std::max(figure.right(), m_unit->text().isEmpty() ? 0 : unit.right()) + cardGap;
    const int room = width() - layout()->contentsMargins().right() - left;
    painter.setFont(small);
    const auto draw = [&](int line, int lines, const QString& text, const QColor& colour) {
      const int height = figure.height() / lines;
      painter.setPen(colour);
      painter.drawText(
          QStyle::visualRect(layoutDirection(), rect(), {left, figure.top() + line * height, room, height}),
          static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | Qt::AlignRight)),
          text);
    };
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) < room; };
    const FigureChange& change = *m_hero.change;
    const QString other = HeroText::tr("vs %1", "the figure of another run").arg(change.other);
    const bool hasChange = !change.change.isEmpty() && fits(change.change);
    const bool hasOther = fits(other) && (!hasChange || figure.height() >= 2 * metrics.height());
    if (hasChange) draw(0, hasOther ? 2 : 1, change.change, colourOf(change.standing, theme));
    if (hasOther) draw(hasChange ? 1 : 0, hasChange ? 2 : 1, other, theme.muted);
  }

  QFont figureFont() const {
    QFont large = font();
    large.setPointSizeF(std::max(1.0, large.pointSizeF()) * (m_compact ? compactFigureSize : figureSize));
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
  bool m_compact = false;
  QLabel* m_name;
  QLabel* m_figure;
  QLabel* m_unit;
  QLabel* m_line;
};

HeroRow::HeroRow(std::span<const char* const> names, QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout(this)), m_columns(static_cast<int>(names.size())) {
  setObjectName(QStringLiteral("heroes"));
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setSpacing(cardGap);
  for (const char* name : names) m_cards.push_back(new HeroCard(QString::fromLatin1(name), this));
  arrange();
}

void HeroRow::setHeroes(std::span<const Hero> heroes) {
  for (std::size_t i = 0; i < m_cards.size(); ++i) m_cards[i]->setHero(heroes[i]);
  fold();
}

void HeroRow::setCompact(bool compact) {
  for (HeroCard* card : m_cards) card->setCompact(compact);
  fold();
  updateGeometry();
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
  auto columns = static_cast<int>(m_cards.size());
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

#include "moc_heroes.cpp"
