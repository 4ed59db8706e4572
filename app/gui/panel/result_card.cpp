// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/result_card.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>
#include <array>

#include "app/gui/look/palettes.h"
#include "app/gui/look/theme.h"
#include "app/gui/panel/ladder_bar.h"
#include "app/gui/panel/panel_faces.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/svg_picture.h"

namespace strata::gui {

namespace {

class CardText {
  Q_DECLARE_TR_FUNCTIONS(ResultCard)
};

constexpr qreal border = 44;
constexpr qreal logoSize = 64;
constexpr qreal headBottom = 132;
constexpr qreal heroTop = 124;
constexpr qreal heroHeight = 96;
constexpr qreal heroGap = 12;
constexpr qreal heroMargin = 12;
constexpr qreal footTop = 636;
constexpr qreal tableWidth = 828;
constexpr qreal levelWidth = 180;
constexpr qreal columnHead = 40;
constexpr qreal tallestRow = 112;
constexpr qreal cellMargin = 14;
constexpr qreal ladderGap = 32;
constexpr qreal lineHeight = 36;  ///< of a figure
constexpr qreal captionHeight = 20;
constexpr qreal cardCorner = 14;

constexpr int titlePixels = 30;
constexpr int headingPixels = 18;
constexpr int figurePixels = 27;
constexpr int textPixels = 16;
constexpr int smallPixels = 14;

/// Writes and draws on the card, mirrored where one reads from right to left.
class Page {
 public:
  explicit Page(QPainter& painter)
      : m_painter(painter),
        m_palette(lightPalette()),
        m_theme(themeFor(m_palette)),
        m_direction(QGuiApplication::layoutDirection()) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(m_direction);
  }

  const Theme& theme() const { return m_theme; }
  QColor text() const { return m_palette.color(QPalette::Text); }
  QColor base() const { return m_palette.color(QPalette::Base); }
  QColor ground() const { return m_palette.color(QPalette::Window); }
  Qt::LayoutDirection direction() const { return m_direction; }
  QPainter& painter() { return m_painter; }

  QRectF placed(const QRectF& box) const {
    return mirrored(box, QRectF(QPointF(0, 0), QSizeF(cardSize)), m_direction);
  }

  /// Writes on one line, shortened where it has to be.
  void write(const QRectF& box, Qt::Alignment side, const QFont& font, const QColor& colour,
             const QString& text) {
    m_painter.setFont(font);
    m_painter.setPen(colour);
    const Qt::Alignment alignment = QStyle::visualAlignment(m_direction, side | Qt::AlignVCenter);
    // Drawn smaller than it is, a text can come out wider than its box by a pixel.
    m_painter.drawText(
        placed(box), static_cast<int>(alignment | Qt::AlignAbsolute) | Qt::TextSingleLine | Qt::TextDontClip,
        QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width()));
  }

  /// Writes on up to `most` lines, from the top of the box on.
  void write(const QRectF& box, Qt::Alignment side, const QFont& font, const QColor& colour,
             const QStringList& lines) {
    for (qsizetype i = 0; i < lines.size(); ++i)
      write(QRectF(box.left(), box.top() + static_cast<qreal>(i) * captionHeight, box.width(), captionHeight),
            side, font, colour, lines[i]);
  }

  void rule(qreal left, qreal right, qreal y, const QColor& colour) {
    m_painter.fillRect(placed({left, y, right - left, 1}), colour);
  }

  void mark(Grade grade, QPointF centre, qreal size) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colourOf(grade, m_theme));
    paintMark(m_painter, markOf(grade), placed(QRectF(centre, QSizeF(0, 0))).center(), size);
  }

 private:
  QPainter& m_painter;
  const QPalette m_palette;
  const Theme m_theme;
  const Qt::LayoutDirection m_direction;
};

/// The program's mark, as in its icon.
void paintLogo(Page& page, const QRectF& box) {
  struct Layer {
    qreal left;
    qreal top;
    QColor colour;
  };
  const std::array layers{Layer{46, 27, QColor(0xf0, 0xb4, 0x29)}, Layer{36, 47, QColor(0x7c, 0xc7, 0xee)},
                          Layer{26, 67, QColor(0x2f, 0x93, 0xcf)}, Layer{16, 87, QColor(0x0a, 0x63, 0x99)}};
  const qreal unit = box.width() / 128;
  const auto drawn = [&](qreal x, qreal y, qreal w, qreal h) {
    return page.placed({box.left() + x * unit, box.top() + y * unit, w * unit, h * unit});
  };
  page.painter().setPen(Qt::NoPen);
  page.painter().setBrush(QColor(0x10, 0x24, 0x2f));
  page.painter().drawRoundedRect(drawn(4, 4, 120, 120), 27 * unit, 27 * unit);
  for (const Layer& layer : layers) {
    page.painter().setBrush(layer.colour);
    page.painter().drawRoundedRect(drawn(layer.left, layer.top, 128 - 2 * layer.left, 16), 4 * unit,
                                   4 * unit);
  }
}

void paintHead(Page& page, const ResultCard& card) {
  paintLogo(page, {border, border - 6, logoSize, logoSize});
  const qreal left = border + logoSize + 20;
  // There may be two dates.
  const qreal dateWidth =
      std::max<qreal>(280, QFontMetricsF(pictureFont(textPixels)).horizontalAdvance(card.date) + 2);
  const qreal width = cardSize.width() - border - dateWidth - left;
  page.write({left, border - 12, width, 42}, Qt::AlignLeft, pictureFont(titlePixels, true), page.text(),
             card.machine);
  page.write({left, border + 30, cardSize.width() - border - left, 28}, Qt::AlignLeft,
             pictureFont(textPixels), page.theme().muted,
             card.system.isEmpty() ? card.facts
                                   : CardText::tr("%1 · %2", "machine, system").arg(card.facts, card.system));
  page.write({cardSize.width() - border - dateWidth, border - 8, dateWidth, 34}, Qt::AlignRight,
             pictureFont(textPixels), page.theme().muted, card.date);
}

/// Broken between words; the last line has all that is left.
QStringList brokenText(const QString& text, const QFont& font, qreal width, int most) {
  const QFontMetricsF metrics(font);
  QStringList lines;
  for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
    const QString longer = lines.isEmpty() ? word : lines.last() + u' ' + word;
    if (lines.isEmpty() || (lines.size() < most && metrics.horizontalAdvance(longer) > width))
      lines.append(word);
    else
      lines.last() = longer;
  }
  return lines;
}

/// Lines that have room below the figures of a row.
int linesBelow(qreal rowHeight) {
  return std::clamp(static_cast<int>((rowHeight - lineHeight - 4) / captionHeight), 1, 3);
}

/// The height at which all figures of a row begin, however many lines stand below them.
qreal figureTop(qreal top, qreal rowHeight) {
  return top + (rowHeight - lineHeight - linesBelow(rowHeight) * captionHeight) / 2;
}

/// Below the figure stands what it is worth, where that is not reliable, and its caption. A word beside it
/// would take room from the figure, which must never be shortened.
void paintFigure(Page& page, const QRectF& cell, const PanelFace& face) {
  const QFont small = pictureFont(smallPixels);
  constexpr qreal markSize = 12;
  constexpr qreal gap = 7;
  const qreal right = cell.right() - cellMargin;
  const qreal captionWidth = right - cell.left() - 2;
  qreal top = figureTop(cell.top(), cell.height());
  if (face.grade) page.mark(*face.grade, {right - markSize / 2, top + lineHeight / 2 + 1}, markSize);
  const QString text = face.text.isEmpty() ? CardText::tr("–", "no figure") : face.text;
  page.write({cell.left(), top, right - markSize - gap - cell.left(), lineHeight}, Qt::AlignRight,
             pictureFont(figurePixels), face.settled ? page.text() : page.theme().muted, text);
  top += lineHeight;
  int room = linesBelow(cell.height());
  if (face.grade && !face.verdict.isEmpty()) {
    page.write({cell.left(), top, right - cell.left(), captionHeight}, Qt::AlignRight, small,
               colourOf(*face.grade, page.theme()), face.verdict);
    top += captionHeight;
    --room;
  }
  if (room > 0)
    page.write({cell.left() + 2, top, captionWidth, captionHeight}, Qt::AlignRight, small, page.theme().muted,
               brokenText(face.caption, small, captionWidth, room));
}

/// Where the levels begin.
qreal tableTop(const ResultCard& card) {
  return card.heroes.empty() ? headBottom : heroTop + heroHeight + 6;
}

void paintHero(Page& page, const QRectF& box, const Hero& hero) {
  page.painter().setPen(page.theme().hairline);
  page.painter().setBrush(Qt::NoBrush);
  page.painter().drawRoundedRect(page.placed(box), cardCorner / 2, cardCorner / 2);
  const QFont small = pictureFont(smallPixels);
  const QRectF room = box.adjusted(heroMargin, 10, -heroMargin, 0);
  constexpr qreal markSize = 12;
  const bool isDoubtful = hero.grade && *hero.grade != Grade::Good;
  page.write({room.left(), room.top(), room.width() - (isDoubtful ? markSize + 4 : 0), captionHeight},
             Qt::AlignLeft, pictureFont(smallPixels, true), page.theme().muted, hero.name);
  if (isDoubtful)
    page.mark(*hero.grade, {room.right() - markSize / 2, room.top() + captionHeight / 2}, markSize);
  const QFont large = pictureFont(figurePixels, true);
  const QString figure = hero.figure.isEmpty() ? CardText::tr("–", "no figure") : hero.figure;
  const qreal width = QFontMetricsF(large).horizontalAdvance(figure) + 2;
  const qreal top = room.top() + captionHeight;
  page.write({room.left(), top, width, lineHeight}, Qt::AlignLeft, large,
             hero.settled ? page.text() : page.theme().muted, figure);
  page.write({room.left() + width + 8, top + 3, room.width() - width - 8, lineHeight}, Qt::AlignLeft,
             pictureFont(textPixels), page.theme().muted, hero.unit);
  page.write({room.left(), top + lineHeight, room.width(), captionHeight}, Qt::AlignLeft, small,
             page.theme().muted, hero.line);
}

void paintHeroes(Page& page, const ResultCard& card) {
  const auto count = static_cast<qreal>(card.heroes.size());
  const qreal width = (cardSize.width() - 2 * border - (count - 1) * heroGap) / count;
  qreal left = border;
  for (const Hero& hero : card.heroes) {
    paintHero(page, {left, heroTop, width, heroHeight}, hero);
    left += width + heroGap;
  }
}

void paintTable(Page& page, const ResultCard& card) {
  const ResultNotes notes = notesOf(card.panel);
  const qreal begin = tableTop(card);
  const qreal left = border;
  const qreal right = border + tableWidth;
  const qreal columnWidth = (tableWidth - levelWidth) / static_cast<qreal>(allPanelColumns.size());
  const auto rows = static_cast<qreal>(card.panel.rows.size());
  const qreal rowHeight =
      std::min(tallestRow, (footTop - 14 - begin - columnHead) / std::max<qreal>(1, rows));
  const QFont heading = pictureFont(headingPixels, true);
  const QFont small = pictureFont(smallPixels);
  page.write(
      {left, begin, levelWidth, columnHead}, Qt::AlignLeft, pictureFont(textPixels), page.theme().muted,
      card.panel.threads == PanelThreads::One ? CardText::tr("One thread") : CardText::tr("All threads"));
  for (const PanelColumn column : allPanelColumns) {
    const PanelFace face = faceOfColumn(column, card.unit);
    const qreal end =
        left + levelWidth + columnWidth * static_cast<qreal>(static_cast<int>(column) + 1) - cellMargin;
    const qreal unitWidth = QFontMetricsF(small).horizontalAdvance(face.unit) + 1;
    page.write({end - unitWidth, begin + 1, unitWidth, columnHead}, Qt::AlignRight, small, page.theme().muted,
               face.unit);
    page.write({end - columnWidth, begin, columnWidth - unitWidth - 8, columnHead}, Qt::AlignRight, heading,
               page.text(), face.text);
  }
  qreal top = begin + columnHead;
  for (std::size_t row = 0; row < card.panel.rows.size(); ++row, top += rowHeight) {
    page.rule(left, right, top, page.theme().hairline);
    const PanelFace level = faceOfLevel(card.panel, row);
    const qreal sizeWidth = levelWidth - cellMargin;
    const QStringList size = brokenText(level.caption, small, sizeWidth, std::min(2, linesBelow(rowHeight)));
    const qreal levelTop = figureTop(top, rowHeight);
    page.write({left, levelTop, sizeWidth, lineHeight}, Qt::AlignLeft, pictureFont(22, true), page.text(),
               level.text);
    page.write({left, levelTop + lineHeight, sizeWidth, captionHeight}, Qt::AlignLeft, small,
               level.warns ? page.theme().fair : page.theme().muted, size);
    for (const PanelColumn column : allPanelColumns) {
      const qreal cellLeft = left + levelWidth + columnWidth * static_cast<qreal>(static_cast<int>(column));
      paintFigure(page, {cellLeft, top, columnWidth, rowHeight},
                  faceOfFigure(card.panel, row, column, card.unit, notes));
    }
  }
  page.rule(left, right, top, page.theme().hairline);
}

void paintLadderOf(Page& page, const ResultCard& card) {
  const qreal left = border + tableWidth + ladderGap;
  const qreal top = tableTop(card) + 6;
  const QRectF box(left, top, cardSize.width() - border - left, footTop - 14 - top);
  page.painter().setPen(Qt::NoPen);
  page.painter().setBrush(page.ground());
  page.painter().drawRoundedRect(page.placed(box), cardCorner, cardCorner);
  if (card.rungs.empty()) return;
  const QRectF room = box.adjusted(18, 14, -18, -14);
  page.write({room.left(), room.top(), room.width(), 26}, Qt::AlignLeft, pictureFont(headingPixels, true),
             page.text(), ladderTitle(quantityOf(card.rungs)));
  const qreal rungHeight = std::min<qreal>(66, (room.height() - 36) / static_cast<qreal>(card.rungs.size()));
  paintLadder(page.painter(), card.rungs, page.placed(room.adjusted(0, 36, 0, 0)), rungHeight,
              {page.theme(), page.text(), page.ground(), pictureFont(textPixels), page.direction()});
}

/// Paints how many figures are good, fair and poor, then the settings and the version of Strata.
void paintFoot(Page& page, const ResultCard& card) {
  std::array<int, 3> counts{};
  for (const PanelRow& row : card.panel.rows)
    for (const PanelFigure& figure : row.figures)
      if (const auto grade = figure.row ? gradeOf(*figure.row) : std::nullopt)
        ++counts[static_cast<std::size_t>(*grade)];
  const QFont font = pictureFont(textPixels);
  const QFontMetricsF metrics(font);
  qreal x = border;
  constexpr qreal top = footTop + 12;
  for (const Grade grade : {Grade::Good, Grade::Fair, Grade::Poor}) {
    const int count = counts[static_cast<std::size_t>(grade)];
    if (count == 0) continue;
    const QString text =
        CardText::tr("%1 %2", "how many figures, verdict").arg(QLocale().toString(count), gradeWord(grade));
    page.mark(grade, {x + 7, top + 12}, 13);
    const qreal width = metrics.horizontalAdvance(text) + 2;
    page.write({x + 22, top, width, 24}, Qt::AlignLeft, font, colourOf(grade, page.theme()), text);
    x += 22 + width + 24;
  }
  const QString program = CardText::tr("Strata %1", "version").arg(card.version);
  const qreal programWidth = QFontMetricsF(pictureFont(textPixels, true)).horizontalAdvance(program) + 2;
  page.write({cardSize.width() - border - programWidth, top, programWidth, 24}, Qt::AlignRight,
             pictureFont(textPixels, true), page.text(), program);
  page.write({border, top + 26, cardSize.width() - 2 * border, 22}, Qt::AlignLeft, pictureFont(smallPixels),
             page.theme().muted, card.settings);
}

void paintCard(QPainter& painter, ResultCard card) {
  // A card leaves the network out where nobody measured it.
  std::erase_if(card.panel.rows,
                [](const PanelRow& row) { return row.level.level == levelOfNetwork && !isMeasuredRow(row); });
  Page page(painter);
  painter.fillRect(QRect(QPoint(0, 0), cardSize), page.base());
  paintHead(page, card);
  if (!card.heroes.empty()) paintHeroes(page, card);
  paintTable(page, card);
  paintLadderOf(page, card);
  paintFoot(page, card);
}

}  // namespace

bool hasFigures(const Panel& panel) {
  return std::any_of(panel.rows.begin(), panel.rows.end(), [](const PanelRow& row) {
    return std::any_of(row.figures.begin(), row.figures.end(), [](const PanelFigure& figure) {
      return figure.row && measuredOf(*figure.row) != nullptr;
    });
  });
}

QImage imageOf(const ResultCard& card, double scale) {
  QImage image(cardSize * scale, QImage::Format_RGB32);
  QPainter painter(&image);
  painter.scale(scale, scale);
  paintCard(painter, card);
  return image;
}

QByteArray svgOf(const ResultCard& card) {
  return svgPicture(cardSize, card.machine, ladderText(card.rungs),
                    [&](QPainter& painter) { paintCard(painter, card); });
}

}  // namespace strata::gui
