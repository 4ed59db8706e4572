// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/live_run.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpainterpath.h>
#include <QtWidgets/qprogressbar.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/mark.h"

namespace strata::gui {

namespace {

/// Painting takes time of the machine that is being measured.
constexpr int leastMsBetweenChanges = 250;
constexpr int barSteps = 1000;
constexpr int lineGap = 5;
/// A widget of so many characters has room for a figure and the disturbance side by side.
constexpr int wideCharacters = 92;
constexpr int figureCharacters = 34;
/// What a wide window has to spare goes to the figure, whose name may be long.
constexpr int mostFigureCharacters = 56;
constexpr int disturbanceCharacters = 84;
constexpr int remainingCharacters = 15;
constexpr int wideMeterCharacters = 20;
constexpr int meterCharacters = 12;

QFont heavyFont(QFont font) {
  font.setBold(true);
  return font;
}

int barHeight(const QFontMetrics& metrics) {
  return std::max(5, metrics.height() / 3);
}

int signSize(const QFontMetrics& metrics) {
  return metrics.height() * 6 / 10;
}

}  // namespace

void QuietSeconds::take(std::size_t second, double percent) {
  if (second >= m_seconds.size()) m_seconds.resize(second + 1);
  std::optional<double>& worst = m_seconds[second];
  worst = std::max(worst.value_or(0), percent);
}

std::vector<std::optional<double>> QuietSeconds::until(std::size_t second) const {
  std::vector<std::optional<double>> seconds;
  for (std::size_t ago = count; ago-- > 0;) {
    const bool told = second >= ago && second - ago < m_seconds.size();
    seconds.push_back(told ? m_seconds[second - ago] : std::nullopt);
  }
  return seconds;
}

LiveRun::LiveRun(QWidget* parent) : QWidget(parent), m_bar(new QProgressBar(this)) {
  setObjectName(QStringLiteral("liveRun"));
  m_bar->setObjectName(QStringLiteral("progress"));
  m_bar->setRange(0, barSteps);
  m_bar->setTextVisible(false);
  m_change.setSingleShot(true);
  m_change.setInterval(leastMsBetweenChanges);
  connect(&m_change, &QTimer::timeout, this, &LiveRun::showChange);
  begin();
}

void LiveRun::begin() {
  m_parts.clear();
  m_now = {};
  m_figureName.clear();
  m_figure.clear();
  m_disturbance.reset();
  m_busiest.clear();
  m_seconds.clear();
  m_since.start();
  showChange();
}

void LiveRun::setParts(std::vector<RunPart> parts) {
  m_parts = std::move(parts);
  changeSoon();
}

void LiveRun::showNow(const Now& now) {
  const bool another = now.step != m_now.step || now.place != m_now.place || now.stepName != m_now.stepName;
  // A figure of the step before says nothing of this one.
  if (now.step != m_now.step) showFigure({}, {});
  m_now = now;
  if (another) tellState();
  changeSoon();
}

void LiveRun::showFigure(const QString& name, const QString& figure) {
  m_figureName = name;
  m_figure = figure;
  changeSoon();
}

void LiveRun::showDisturbance(const Disturbance& disturbance) {
  m_disturbance = disturbance;
  m_toldAtMs = m_since.elapsed();
  m_seconds.take(static_cast<std::size_t>(m_toldAtMs / 1000),
                 std::max(disturbance.othersPercent, disturbance.stolenPercent.value_or(0)));
  changeSoon();
}

void LiveRun::showBusiest(const QString& sentence) {
  if (sentence == m_busiest) return;
  m_busiest = sentence;
  tellState();
  changeSoon();
}

QString LiveRun::text() const {
  QStringList facts{m_now.place, m_now.stepName.isEmpty() ? tr("Getting ready") : m_now.stepName,
                    m_now.remaining};
  facts.removeAll(QString());
  return joinedFacts(facts);
}

QString LiveRun::disturbance() const {
  if (!m_busiest.isEmpty()) return m_busiest;
  return isTold() ? disturbanceText(*m_disturbance) : QString();
}

/// Steps of disk and network tell nothing of it.
bool LiveRun::isTold() const {
  constexpr qint64 longestMs = 3000;
  return m_disturbance && m_since.elapsed() - m_toldAtMs < longestMs;
}

bool LiveRun::isQuiet() const {
  if (!m_busiest.isEmpty()) return false;
  return !isTold() ||
         std::max(m_disturbance->othersPercent, m_disturbance->stolenPercent.value_or(0)) < quietPercent;
}

void LiveRun::changeSoon() {
  if (!m_change.isActive()) m_change.start();
}

void LiveRun::showChange() {
  m_change.stop();
  m_bar->setValue(static_cast<int>(std::lround(std::clamp(m_now.fraction, 0.0, 1.0) * barSteps)));
  QStringList lines{joinedFacts({m_figureName, m_figure}), disturbance()};
  lines.removeIf([](const QString& line) { return line.trimmed().isEmpty(); });
  if (m_figureName.isEmpty()) lines.clear();
  setToolTip(lines.join(u'\n'));
  update();
}

/// Tells screen readers the state once for each step: figures that change would never let them end a
/// sentence.
void LiveRun::tellState() {
  setAccessibleName(tr("Run in progress"));
  QStringList parts;
  const std::vector<PartState> states = statesOf(m_parts, m_now.step);
  for (std::size_t i = 0; i < m_parts.size(); ++i)
    parts.append((states[i] == PartState::Done      ? tr("%1: done", "part of a run")
                  : states[i] == PartState::Current ? tr("%1: in progress", "part of a run")
                                                    : tr("%1: to come", "part of a run"))
                     .arg(m_parts[i].name));
  if (!m_busiest.isEmpty()) parts.append(m_busiest);
  setAccessibleDescription(parts.join(u'\n'));
  m_bar->setAccessibleName(tr("Progress of the run"));
  m_bar->setAccessibleDescription(text());
}

int LiveRun::linesFor(int width, const QFontMetrics& metrics) {
  return width >= wideCharacters * metrics.averageCharWidth() ? 2 : 3;
}

int LiveRun::heightFor(int width, const QFontMetrics& metrics) {
  const int lines = linesFor(width, metrics);
  return lines * metrics.height() + barHeight(metrics) + lines * lineGap;
}

QSize LiveRun::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * 24, heightFor(width(), fontMetrics())};
}

void LiveRun::placeBar() {
  m_bar->setGeometry(0, fontMetrics().height() + lineGap, width(), barHeight(fontMetrics()));
  QPalette bar;
  bar.setColor(QPalette::Highlight, themeFor(palette()).accent);
  m_bar->setPalette(bar);
}

void LiveRun::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeBar();
}

void LiveRun::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) placeBar();
  if (event->type() == QEvent::LanguageChange) tellState();
  QWidget::changeEvent(event);
}

void LiveRun::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setLayoutDirection(layoutDirection());
  const QFontMetrics metrics = fontMetrics();
  const int height = metrics.height();
  paintParts(painter, {0, 0, width(), height});
  const QRect second(0, height + barHeight(metrics) + 2 * lineGap, width(), height);
  if (linesFor(width(), metrics) == 3) {
    paintFigure(painter, second);
    paintDisturbance(painter, second.translated(0, height + lineGap));
    return;
  }
  const int character = metrics.averageCharWidth();
  const int figure = std::clamp(width() - disturbanceCharacters * character, figureCharacters * character,
                                mostFigureCharacters * character);
  paintFigure(painter, {0, second.top(), figure, height});
  paintDisturbance(painter, {figure, second.top(), width() - figure, height});
}

QRect LiveRun::at(const QRect& line, int left, int width) const {
  return QStyle::visualRect(layoutDirection(), rect(),
                            QRect(line.left() + left, line.top(), std::max(0, width), line.height()));
}

void LiveRun::paintText(QPainter& painter, const QRect& line, int left, int width,
                        const QString& text) const {
  painter.drawText(
      at(line, left, width),
      static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | Qt::AlignLeft)),
      withoutLastFacts(text, painter.fontMetrics(), std::max(0, width)));
}

void LiveRun::paintParts(QPainter& painter, const QRect& line) const {
  const Theme theme = themeFor(palette());
  const QFontMetrics metrics = fontMetrics();
  const QFontMetrics heavy(heavyFont(font()));
  const int remaining =
      std::max(remainingCharacters * metrics.averageCharWidth(), metrics.horizontalAdvance(m_now.remaining));
  painter.setFont(font());
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(
      at(line, line.width() - remaining, remaining),
      static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | Qt::AlignRight)),
      m_now.remaining);
  const int room = line.width() - remaining - metrics.averageCharWidth();
  if (m_parts.empty()) return paintText(painter, line, 0, room, text());
  const int mark = signSize(metrics);
  const int gap = 2 * metrics.averageCharWidth();
  std::vector<int> widths;
  // Room for the bold name, so that none moves when its turn comes.
  for (const RunPart& part : m_parts)
    widths.push_back(mark + mark / 2 + heavy.horizontalAdvance(part.name) + 1);
  const std::vector<PartState> states = statesOf(m_parts, m_now.step);
  const auto current = std::ranges::find(states, PartState::Current);
  const auto place = current == states.end() ? 0 : static_cast<std::size_t>(current - states.begin());
  const QString leftOut = QStringLiteral("…");
  const int leftOutWidth = metrics.horizontalAdvance(leftOut);
  int left = 0;
  std::size_t next = 0;
  const auto tellLeftOut = [&](std::size_t until) {
    if (until == next) return;
    painter.setFont(font());
    painter.setPen(theme.muted);
    paintText(painter, line, left, leftOutWidth + gap, leftOut);
    left += leftOutWidth + gap;
  };
  for (const std::size_t part : shownParts(widths, gap, leftOutWidth, room, place)) {
    tellLeftOut(part);
    next = part + 1;
    const QRect box = at(line, left, mark);
    const QPointF centre = QRectF(box).center();
    const qreal radius = mark / 2.0 - 0.5;
    painter.setBrush(Qt::NoBrush);
    switch (states[part]) {
      case PartState::Done: {
        painter.setPen(
            QPen(theme.good, std::max(1.5, mark / 6.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        QPainterPath tick(centre + QPointF(-0.9 * radius, 0.05 * radius));
        tick.lineTo(centre + QPointF(-0.25 * radius, 0.7 * radius));
        tick.lineTo(centre + QPointF(0.9 * radius, -0.7 * radius));
        painter.drawPath(tick);
        break;
      }
      case PartState::Current:
        painter.setPen(QPen(theme.accent, std::max(1.5, mark / 7.0)));
        painter.drawEllipse(centre, radius, radius);
        painter.setBrush(theme.accent);
        painter.drawEllipse(centre, radius / 3, radius / 3);
        break;
      case PartState::ToCome:
        painter.setPen(QPen(theme.muted, 1));
        painter.drawEllipse(centre, radius, radius);
        break;
    }
    painter.setFont(states[part] == PartState::Current ? heavyFont(font()) : font());
    painter.setPen(states[part] == PartState::ToCome ? theme.muted : palette().color(QPalette::Text));
    const int name = mark + mark / 2;
    // One that is longer than all of the line is cut, rather than written over the time left.
    paintText(painter, line, left + name, std::min(widths[part], room - left) - name, m_parts[part].name);
    left += widths[part] + gap;
  }
  tellLeftOut(m_parts.size());
}

void LiveRun::paintFigure(QPainter& painter, const QRect& line) const {
  const Theme theme = themeFor(palette());
  const QFontMetrics metrics = fontMetrics();
  const int gap = metrics.averageCharWidth();
  painter.setFont(font());
  painter.setPen(theme.muted);
  const int room = line.width() - gap;
  QStringList facts{m_now.place, m_figureName.isEmpty() ? m_now.stepName : m_figureName};
  facts.removeAll(QString());
  const QString what = joinedFacts(facts);
  const int figure = m_figure.isEmpty() ? 0 : std::min(room, metrics.horizontalAdvance(m_figure) + 1);
  const int named = std::clamp(metrics.horizontalAdvance(what) + 1, 0, std::max(0, room - figure - gap));
  paintText(painter, line, 0, named, what);
  painter.setPen(palette().color(QPalette::Text));
  paintText(painter, line, named + gap, figure, m_figure);
}

void LiveRun::paintDisturbance(QPainter& painter, const QRect& line) const {
  const Theme theme = themeFor(palette());
  const QFontMetrics metrics = fontMetrics();
  painter.setFont(font());
  painter.setPen(theme.muted);
  const QString heading = tr("Background load", "what others take from the measured CPUs");
  const int gap = metrics.averageCharWidth();
  const int named = metrics.horizontalAdvance(heading) + gap;
  paintText(painter, line, 0, named, heading);
  const bool wide = linesFor(width(), metrics) == 2;
  const int meter = (wide ? wideMeterCharacters : meterCharacters) * metrics.averageCharWidth();
  paintMeter(painter, at(line, named, meter));
  int left = named + meter + gap;
  const bool quiet = isQuiet();
  if (!quiet) {
    const int mark = signSize(metrics);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.fair);
    paintMark(painter, markOf(Grade::Fair), QRectF(at(line, left, mark)).center(), mark);
    left += mark + mark / 2;
  }
  painter.setPen(quiet ? theme.muted : theme.fair);
  paintText(painter, line, left, line.width() - left, disturbance());
}

/// A bar for each second of the latest minute, the root of the share: 1 % is to be seen beside 40 %.
void LiveRun::paintMeter(QPainter& painter, const QRect& room) const {
  const Theme theme = themeFor(palette());
  const auto now = static_cast<std::size_t>(m_since.elapsed() / 1000);
  const std::vector<std::optional<double>> seconds = m_seconds.until(now);
  const qreal step = qreal(room.width()) / static_cast<qreal>(QuietSeconds::count);
  painter.setPen(Qt::NoPen);
  for (std::size_t i = 0; i < seconds.size(); ++i) {
    const qreal left = room.left() + static_cast<qreal>(i) * step;
    const qreal share = seconds[i] ? std::sqrt(std::min(1.0, *seconds[i] / 100)) : 0;
    const qreal tall = seconds[i] ? std::max<qreal>(2, share * room.height()) : 1;
    painter.setBrush(!seconds[i] ? theme.hairline : *seconds[i] < quietPercent ? theme.accent : theme.fair);
    painter.drawRect(mirrored(QRectF(left, room.bottom() + 1 - tall, std::max<qreal>(1, step - 1), tall),
                              room, layoutDirection()));
  }
}

}  // namespace strata::gui

#include "moc_live_run.cpp"
