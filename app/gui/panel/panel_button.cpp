// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/panel_button.h"

#include <QtCore/qlocale.h>
#include <QtCore/qstringlist.h>
#include <QtGui/qcursor.h>
#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>
#include <vector>

#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/mark.h"

namespace strata::gui {

namespace {

constexpr int sideMargin = 10;
constexpr int foldedMargin = 4;
constexpr int lineMargin = 3;
constexpr int compactLineMargin = 2;
/// Note numbers beside a mark: in the folded panel, at least beside the ladder, and where there is room.
constexpr std::size_t foldedNotes = 1;
constexpr std::size_t leastNotes = 2;
constexpr std::size_t mostNotes = 4;
constexpr qreal buttonCorner = 4;

QFont figureFont(QFont font) {
  font.setPointSizeF(font.pointSizeF() * 1.25);
  return font;
}

QFont captionFont(QFont font) {
  font.setPointSizeF(font.pointSizeF() * 0.88);
  return font;
}

QFont bold(QFont font) {
  font.setBold(true);
  return font;
}

int markSize(const QFontMetrics& metrics) {
  return metrics.height() * 6 / 10;
}

/// The first of the numbers of notes, and how many there are besides.
QString firstNotes(const QString& first, int more) {
  return PanelButton::tr("%1 +%2", "numbers of footnotes, how many more")
      .arg(first, QLocale().toString(more));
}

/// The room for so many note numbers, of which two may be a range: a dash is wider than a comma.
int widthOfNotes(const QFontMetrics& metrics, std::size_t notes) {
  return metrics.horizontalAdvance(QStringLiteral("8–8,8,8").left(2 * static_cast<qsizetype>(notes) - 1));
}

int numberIn(const QString& digits) {
  int number = 0;
  for (const QChar digit : digits) number = 10 * number + std::max(0, digit.digitValue());
  return number;
}

/// How many notes "1–3" is.
int countOfNotes(const QString& part) {
  const qsizetype dash = part.indexOf(u'–');
  return dash < 0 ? 1 : numberIn(part.mid(dash + 1)) - numberIn(part.left(dash)) + 1;
}

int widestVerdict(const QFontMetrics& metrics) {
  int widest = 0;
  for (const Grade grade : {Grade::Fair, Grade::Poor})  // a good one has its mark alone
    widest = std::max(widest, metrics.horizontalAdvance(gradeWord(grade)));
  return widest;
}

}  // namespace

PanelButton::PanelButton(Kind kind, QWidget* parent) : QAbstractButton(parent), m_kind(kind) {
  setAttribute(Qt::WA_Hover);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PanelButton::setFace(const PanelFace& face) {
  if (face == m_face) return;
  const bool sameSize = face.text.size() == m_face.text.size() && face.unit == m_face.unit;
  m_face = face;
  setText(face.text);
  setToolTip(face.toolTip);
  setAccessibleName(face.accessibleName);
  setAccessibleDescription(face.accessibleDescription);
  if (!sameSize) updateGeometry();
  update();
}

/// The width of the verdict, its mark and the gaps: the same in each cell, so that figures stand under one
/// another.
int PanelButton::trailingWidth(bool withWord, bool folded, std::size_t notes) const {
  const QFontMetrics metrics(captionFont(font()));
  const int word = m_numbered ? widthOfNotes(metrics, folded ? foldedNotes : notes) : widestVerdict(metrics);
  return markSize(metrics) * 3 / 2 + (withWord ? word + markSize(metrics) / 2 : 0);
}

QString PanelButton::unitBeside() const {
  return m_face.unitBelow ? QString() : m_face.unit;
}

int PanelButton::figureWidth() const {
  const QFontMetrics caption(captionFont(font()));
  const QFontMetrics figure(figureFont(font()));
  const int unit = unitBeside().isEmpty() ? 0 : caption.horizontalAdvance(unitBeside() + u' ');
  // No narrower than the longest figure that comes, so that no column moves while figures change.
  // One with a unit of its own is no rate of a cache.
  const QString longest = unitBeside().isEmpty() ? QStringLiteral("888,888") : QStringLiteral("888.8");
  const int text = std::max(figure.horizontalAdvance(m_face.text), figure.horizontalAdvance(longest));
  return text + unit;
}

bool PanelButton::hasRoomForWord() const {
  return m_numbered || width() >= figureWidth() + trailingWidth(true, m_folded, leastNotes) + 2 * side();
}

void PanelButton::setFolded(bool folded) {
  if (folded == m_folded) return;
  m_folded = folded;
  updateGeometry();
  update();
}

void PanelButton::setCompact(bool compact) {
  if (compact == m_compact) return;
  m_compact = compact;
  updateGeometry();
  update();
}

bool PanelButton::hasOneLine() const {
  const bool isCompact = m_compact && !m_folded && m_lines == 2 && m_kind != Kind::Column;
  return isCompact && (m_kind != Kind::Level || oneLineWidth() <= width());
}

/// The margin above and below.
int PanelButton::upright() const {
  return hasOneLine() ? compactLineMargin : lineMargin;
}

void PanelButton::setNumbered() {
  m_numbered = true;
  updateGeometry();
}

void PanelButton::setUnitsInColumn(bool units) {
  if (units == m_unitsInColumn) return;
  m_unitsInColumn = units;
  update();
}

void PanelButton::setLines(int lines) {
  m_lines = lines;
  updateGeometry();
}

int PanelButton::leastWidth(bool folded) const {
  const int sides = 2 * (folded ? foldedMargin : sideMargin);
  if (m_kind == Kind::Figure) return figureWidth() + trailingWidth(m_numbered, folded, leastNotes) + sides;
  const QFontMetrics caption(captionFont(font()));
  const int name = QFontMetrics(bold(font())).horizontalAdvance(m_face.text);
  const int margins = sides + 2;
  if (m_kind == Kind::Column) {
    const int unit = caption.horizontalAdvance(m_face.unit);
    const int trail = m_numbered ? trailingWidth(true, folded, leastNotes) : 0;
    return margins + trail + (folded ? std::max(name, unit) : name + nameGap() + unit);
  }
  // Folded, it has the width of the whole panel.
  if (folded) return margins + name;
  return margins + std::max(name, caption.horizontalAdvance(m_face.caption));
}

int PanelButton::oneLineWidth() const {
  const int name = QFontMetrics(bold(font())).horizontalAdvance(m_face.text) + 2 * nameGap();
  return name + QFontMetrics(captionFont(font())).horizontalAdvance(m_face.caption) + 2 * sideMargin + 2;
}

/// The number of notes that there is room for. It goes by the width and by whether units stand beside the
/// figures, which all cells of a column share: their figures stand under one another.
std::size_t PanelButton::notesShown() const {
  if (m_folded) return foldedNotes;
  const int figure = QFontMetrics(figureFont(font())).horizontalAdvance(QStringLiteral("888,888"));
  const int unit =
      m_unitsInColumn ? QFontMetrics(captionFont(font())).horizontalAdvance(QStringLiteral(" 888")) : 0;
  std::size_t notes = mostNotes;
  while (notes > leastNotes && width() < figure + unit + trailingWidth(true, false, notes) + 2 * side())
    --notes;
  return notes;
}

/// Note numbers, as there is room, and how many more there are. The tool tip lists all of them.
QString PanelButton::shownNotes() const {
  const QStringList parts = m_face.notes.split(u',');
  const QString first = parts.front().section(u'–', 0, 0);
  if (m_folded) return first;
  const QFontMetrics metrics(captionFont(font()));
  // The number of the others may reach a little into the margin.
  const auto fits = [&](const QString& text) {
    return metrics.horizontalAdvance(text) <= widthOfNotes(metrics, notesShown()) + sideMargin / 2;
  };
  if (fits(m_face.notes)) return m_face.notes;
  int more = 0;
  for (qsizetype shown = parts.size() - 1; shown > 0; --shown) {
    more += countOfNotes(parts[shown]);
    if (const QString text = firstNotes(parts.mid(0, shown).join(u','), more); fits(text)) return text;
  }
  return firstNotes(first, more + countOfNotes(parts.front()) - 1);
}

/// The margin at either side. It is narrow in the folded panel, whose values leave enough free space.
int PanelButton::side() const {
  return m_folded ? foldedMargin : sideMargin;
}

int PanelButton::headTrail() const {
  return m_numbered ? trailingWidth(true, m_folded, notesShown()) : 0;
}

int PanelButton::nameGap() const {
  return fontMetrics().averageCharWidth();
}

QSize PanelButton::sizeHint() const {
  const int caption = QFontMetrics(captionFont(font())).height();
  int height = 2 * upright();
  if (m_kind == Kind::Figure || (m_kind == Kind::Level && !m_folded))
    height += QFontMetrics(figureFont(font())).height() + (hasOneLine() ? 0 : (m_lines - 1) * caption);
  else
    height += fontMetrics().height() + (m_kind == Kind::Column && m_folded ? caption : 0);
  return {leastWidth(m_folded), height};
}

// A button that was moved from below the pointer, by scrolling or by what came above it, is not told so
// before the pointer itself moves.
bool PanelButton::isPointedAt() const {
  return underMouse() && rect().contains(mapFromGlobal(QCursor::pos()));
}

void PanelButton::moveEvent(QMoveEvent* event) {
  QAbstractButton::moveEvent(event);
  update();
}

// How many lines a level has goes by its width.
void PanelButton::resizeEvent(QResizeEvent* event) {
  QAbstractButton::resizeEvent(event);
  if (m_compact && event->size().width() != event->oldSize().width()) updateGeometry();
}

void PanelButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setLayoutDirection(layoutDirection());
  const Theme theme = themeFor(palette());
  const bool pointed = isEnabled() && (isPointedAt() || isDown());
  if (pointed || hasFocus()) {
    painter.setPen(hasFocus() ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(pointed ? QBrush(isDown() ? theme.hairline : theme.accentTint) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -3), buttonCorner, buttonCorner);
  }
  const QRect room = rect().adjusted(side(), upright(), -side(), -upright());
  switch (m_kind) {
    case Kind::Column:
      paintHead(painter, room);
      break;
    case Kind::Level:
      paintLevel(painter, room);
      break;
    case Kind::Figure:
      paintFigure(painter, room);
      break;
  }
}

void PanelButton::paintHead(QPainter& painter, const QRect& whole) const {
  const Theme theme = themeFor(palette());
  // The words stand above the figures, not above their marks, as far as there is room for that.
  const QFontMetrics small(captionFont(font()));
  const int unitRoom = m_folded ? 0 : small.horizontalAdvance(m_face.unit) + nameGap();
  const int spare = whole.width() - QFontMetrics(bold(font())).horizontalAdvance(m_face.text) - unitRoom;
  const int trail = std::clamp(spare, 0, headTrail());
  const QRect room = QStyle::visualRect(layoutDirection(), whole, whole.adjusted(0, 0, -trail, 0));
  const auto trailing = QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | Qt::AlignRight);
  QRect name = room;
  QRect unit = room;
  if (m_folded) {
    name.setHeight(fontMetrics().height());
    unit.setTop(name.bottom() + 1);
  } else {
    const int used = QFontMetrics(captionFont(font())).horizontalAdvance(m_face.unit) + nameGap();
    name = QStyle::visualRect(layoutDirection(), room, name.adjusted(0, 0, -used, 0));
  }
  painter.setFont(captionFont(font()));
  painter.setPen(theme.muted);
  painter.drawText(unit, static_cast<int>(trailing), m_face.unit);
  painter.setFont(bold(font()));
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(name, static_cast<int>(trailing), m_face.text);
}

void PanelButton::paintSmall(QPainter& painter, const QString& text, const QRect& line, Qt::Alignment side,
                             bool warns) const {
  const Theme theme = themeFor(palette());
  const QFont small = captionFont(font());
  painter.setFont(small);
  painter.setPen(warns ? theme.fair : theme.muted);
  painter.drawText(line,
                   static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | side)),
                   withoutLastFacts(text, QFontMetrics(small), line.width()));
}

// The figure of another run is left out first; it is in the tool tip too. Nothing is cut.
bool PanelButton::paintChange(QPainter& painter, const QRect& line) const {
  const Theme theme = themeFor(palette());
  const QFontMetrics metrics(captionFont(font()));
  const FigureChange& change = *m_face.change;
  struct Part {
    QString text;
    QColor colour;
  };
  std::vector<Part> parts;
  if (!m_face.valueName.isEmpty()) parts.push_back({m_face.valueName, theme.muted});
  if (!change.change.isEmpty()) parts.push_back({change.change, colourOf(change.standing, theme)});
  if (m_face.valueName.isEmpty()) parts.push_back({change.other, theme.muted});
  const int gap = metrics.horizontalAdvance(QStringLiteral("  "));
  const auto widthOf = [&] {
    int width = gap * (static_cast<int>(parts.size()) - 1);
    for (const Part& part : parts) width += metrics.horizontalAdvance(part.text) + 1;
    return width;
  };
  if (widthOf() > line.width() && m_face.valueName.isEmpty() && parts.size() > 1) parts.pop_back();
  const int width = widthOf();
  if (width > line.width()) return false;
  painter.setFont(captionFont(font()));
  int left = line.right() + 1 - width;
  for (const Part& part : parts) {
    const int room = metrics.horizontalAdvance(part.text) + 1;
    painter.setPen(part.colour);
    painter.drawText(QStyle::visualRect(layoutDirection(), line, {left, line.top(), room, line.height()}),
                     static_cast<int>(Qt::AlignCenter), part.text);
    left += room + gap;
  }
  return true;
}

void PanelButton::paintCaption(QPainter& painter, const QRect& line, Qt::Alignment side) const {
  QRect first = line;
  if (m_lines > 2) {
    const int height = QFontMetrics(captionFont(font())).height();
    first.setHeight(height);
    paintSmall(painter, m_face.more, {line.left(), first.bottom() + 1, line.width(), height}, side, false);
  }
  if (m_face.change && paintChange(painter, first)) return;
  const bool isTooLong = !fitsIn(first.width(), m_face.caption, QFontMetrics(captionFont(font())));
  paintSmall(painter, isTooLong && !m_face.brief.isEmpty() ? m_face.brief : m_face.caption, first, side,
             m_face.warns && m_kind == Kind::Level);
}

void PanelButton::paintLevel(QPainter& painter, const QRect& room) const {
  const QFont heavy = bold(font());
  const bool isBeside = m_folded || hasOneLine();
  const int first = isBeside ? room.height() : QFontMetrics(figureFont(font())).height();
  const QRect name(room.topLeft(), QSize(room.width(), first));
  painter.setFont(heavy);
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(
      name, static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | Qt::AlignLeft)),
      m_face.text);
  const int used = QFontMetrics(heavy).horizontalAdvance(m_face.text) + 2 * nameGap();
  paintCaption(painter,
               isBeside ? QStyle::visualRect(layoutDirection(), room, name.adjusted(used, 0, 0, 0))
                        : room.adjusted(0, first, 0, 0),
               Qt::AlignLeft);
}

/// What is left before the figure, as seen from left to right.
QRect PanelButton::roomOfFigure(const QRect& room) const {
  const int trail = trailingWidth(hasRoomForWord(), m_folded, notesShown());
  const QFontMetrics caption(captionFont(font()));
  const int unit = unitBeside().isEmpty() ? 0 : caption.horizontalAdvance(unitBeside() + u' ');
  const QString shown = m_face.text.isEmpty() ? QStringLiteral("–") : m_face.text;
  const int figure = QFontMetrics(figureFont(font())).horizontalAdvance(shown);
  return room.adjusted(0, 0, -(trail + unit + figure + nameGap()), 0);
}

QString PanelButton::captionBeside() const {
  const int width = roomOfFigure(rect().adjusted(side(), 0, -side(), 0)).width();
  const QFontMetrics metrics(captionFont(font()));
  // Half a fact would say nothing; the tool tip has all of them.
  for (const QString& text : {m_face.caption, m_face.brief, m_face.caption.section(factSeparator(), 0, 0)})
    if (!text.isEmpty() && fitsIn(width, text, metrics)) return text;
  return {};
}

void PanelButton::paintFigure(QPainter& painter, const QRect& room) const {
  const Theme theme = themeFor(palette());
  const QFont small = captionFont(font());
  const QFontMetrics caption(small);
  const int first = QFontMetrics(figureFont(font())).height();
  const auto at = [&](const QRect& box) { return QStyle::visualRect(layoutDirection(), room, box); };
  const auto align = [&](Qt::Alignment side) {
    return static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | side));
  };
  const int size = markSize(caption);
  const bool withWord = hasRoomForWord();
  int right = room.right() + 1 - trailingWidth(withWord, m_folded, notesShown());
  if (!m_face.grade && m_numbered) {
    painter.setPen(theme.muted);
    painter.setFont(small);
    painter.drawText(at({right + size / 2, room.top(), room.right() + 1 - right - size / 2, first}),
                     align(Qt::AlignLeft) | Qt::TextDontClip, shownNotes());
  }
  if (m_face.grade) {
    // The mark of an earlier run is dimmed as its figure is.
    const QColor colour = m_face.settled ? colourOf(*m_face.grade, theme) : theme.muted;
    const int left = right + size / 2;
    if (withWord) {
      painter.setPen(colour);
      painter.setFont(small);
      const int wordLeft = left + size * 3 / 2;
      painter.drawText(at({wordLeft, room.top(), room.right() + 1 - wordLeft, first}),
                       align(Qt::AlignLeft) | Qt::TextDontClip, m_numbered ? shownNotes() : m_face.verdict);
    }
    painter.setBrush(colour);
    painter.setPen(Qt::NoPen);
    const QRect box = at({left, room.top() + (first - size) / 2, size, size});
    paintMark(painter, markOf(*m_face.grade), QRectF(box).center(), size);
  }
  painter.setPen(theme.muted);
  if (const QString unit = unitBeside(); !unit.isEmpty()) {
    painter.setFont(small);
    const int width = caption.horizontalAdvance(unit);
    painter.drawText(at({right - width, room.top(), width, first}), align(Qt::AlignRight), unit);
    right -= caption.horizontalAdvance(unit + u' ');
  }
  if (m_face.settled) painter.setPen(palette().color(QPalette::Text));
  painter.setFont(figureFont(font()));
  // A dash stands there before the first run: an empty cell would not look like something to press.
  painter.drawText(at({room.left(), room.top(), right - room.left(), first}), align(Qt::AlignRight),
                   m_face.text.isEmpty() ? QStringLiteral("–") : m_face.text);
  if (hasOneLine())
    paintSmall(painter, captionBeside(), at(roomOfFigure(room)), Qt::AlignRight, false);
  else
    paintCaption(painter, room.adjusted(0, first, 0, 0), Qt::AlignRight);
  if (!m_face.live) return;
  // A line below a figure that is being measured: it shows the eye where the run is.
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.accent);
  painter.drawRect(at({room.left() + room.width() / 2, height() - 3, room.width() - room.width() / 2, 2}));
}

void PanelButton::keyPressEvent(QKeyEvent* event) {
  const bool mirrored = layoutDirection() == Qt::RightToLeft;
  switch (event->key()) {
    case Qt::Key_Left:
      emit neighbourWanted(mirrored ? 1 : -1, 0);
      return;
    case Qt::Key_Right:
      emit neighbourWanted(mirrored ? -1 : 1, 0);
      return;
    case Qt::Key_Up:
      emit neighbourWanted(0, -1);
      return;
    case Qt::Key_Down:
      emit neighbourWanted(0, 1);
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      click();
      return;
    default:
      QAbstractButton::keyPressEvent(event);
  }
}

void PanelButton::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QAbstractButton::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_panel_button.cpp"
