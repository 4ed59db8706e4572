// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/legend_row.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qstyleoption.h>

#include <algorithm>
#include <cmath>

#include "app/gui/look/theme.h"
#include "app/gui/widgets/mark.h"

namespace strata::gui {

namespace {

constexpr int sidePadding = 5;
constexpr int heightPadding = 3;
constexpr int legendSampleGap = 5;
constexpr int entryGap = 4;
constexpr qreal legendCorner = 4;

}  // namespace

LegendButton::LegendButton(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
}

void LegendButton::setEntry(const LegendEntry& entry, bool shown) {
  const QString name = QString::fromStdString(entry.name);
  const bool sameText = entry.name == m_entry.name;
  m_entry = entry;
  setObjectName(QStringLiteral("legend-") + QString::fromStdString(entry.key));
  setText(name);
  setChecked(shown);
  setAccessibleName(shown ? tr("%1, shown", "a line of the chart").arg(name)
                          : tr("%1, hidden", "a line of the chart").arg(name));
  setToolTip(shown ? tr("Hide in chart and table") : tr("Show in chart and table"));
  if (!sameText) updateGeometry();
  update();
}

qreal LegendButton::sampleRoom() const {
  return sampleWidth(m_entry.style, fontMetrics().height());
}

QSize LegendButton::sizeHint() const {
  return {static_cast<int>(std::ceil(sampleRoom())) + legendSampleGap +
              fontMetrics().horizontalAdvance(text()) + 2 * sidePadding,
          fontMetrics().height() + 2 * heightPadding};
}

void LegendButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme theme = themeFor(palette());
  if (underMouse() || hasFocus()) {
    painter.setPen(hasFocus() ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(underMouse() ? QBrush(theme.accentTint) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), legendCorner, legendCorner);
  }
  const auto place = [&](const QRectF& box) { return mirrored(box, rect(), layoutDirection()); };
  const qreal sample = sampleRoom();
  const auto tall = static_cast<qreal>(fontMetrics().height());
  paintSample(painter, m_entry.style, theme, place({sidePadding, heightPadding, sample, tall}), !isChecked());
  painter.setPen(isChecked() ? palette().color(QPalette::WindowText) : theme.muted);
  const qreal textLeft = sidePadding + sample + legendSampleGap;
  painter.drawText(place({textLeft, heightPadding, width() - textLeft, tall}),
                   static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading) | Qt::TextDontClip, text());
}

LegendRow::LegendRow(QWidget* before, QWidget* parent) : QWidget(parent), m_before(before) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void LegendRow::setEntries(const std::vector<LegendEntry>& entries, const std::set<std::string>& hidden) {
  if (m_entries == entries && m_hidden == hidden) return;
  m_entries = entries;
  m_hidden = hidden;
  QStringList names;
  while (m_buttons.size() > entries.size()) {
    // The button may be the one that was pressed, so it must not be deleted at once.
    m_buttons.back()->hide();
    m_buttons.back()->deleteLater();
    m_buttons.pop_back();
  }
  while (m_buttons.size() < entries.size()) {
    auto* button = new LegendButton(this);
    connect(button, &QAbstractButton::clicked, this, [this, button] { emit pressed(button->key()); });
    button->show();
    // New widgets come last in the order of Tab; these belong where the legend is.
    setTabOrder(m_buttons.empty() ? m_before : m_buttons.back(), button);
    m_buttons.push_back(button);
  }
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    const LegendEntry& entry = entries[i];
    m_buttons[i]->setEntry(entry, !hidden.contains(entry.key));
    names.append(QString::fromStdString(entry.name));
  }
  setAccessibleDescription(names.join(QStringLiteral(", ")));
  updateGeometry();
  place();
}

std::pair<QList<QRect>, int> LegendRow::arrange(int width) const {
  QList<QRect> places;
  int x = 0;
  int y = 0;
  int height = 0;
  for (const LegendButton* button : m_buttons) {
    const QSize size = button->sizeHint();
    if (x > 0 && x + size.width() > width) {
      x = 0;
      y += size.height();
    }
    places.append(QRect(QPoint(x, y), QSize(std::min(size.width(), width), size.height())));
    height = y + size.height();
    x += size.width() + entryGap;
  }
  return {places, height};
}

void LegendRow::place() {
  const QList<QRect> places = arrange(width()).first;
  for (qsizetype i = 0; i < places.size(); ++i)
    m_buttons[static_cast<std::size_t>(i)]->setGeometry(
        QStyle::visualRect(layoutDirection(), rect(), places[i]));
}

QSize LegendRow::sizeHint() const {
  int width = 0;
  for (const LegendButton* button : m_buttons) width += button->sizeHint().width() + entryGap;
  return {width, m_buttons.empty() ? 0 : m_buttons.front()->sizeHint().height()};
}

QSize LegendRow::minimumSizeHint() const {
  int width = 0;
  for (const LegendButton* button : m_buttons) width = std::max(width, button->sizeHint().width());
  return {width, m_buttons.empty() ? 0 : m_buttons.front()->sizeHint().height()};
}

int LegendRow::heightForWidth(int width) const {
  return arrange(width).second;
}

void LegendRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
    updateGeometry();
    place();
  }
  QWidget::changeEvent(event);
}

void LegendRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

}  // namespace strata::gui

#include "moc_legend_row.cpp"
