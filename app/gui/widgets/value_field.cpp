// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/value_field.h"

#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtGui/qtextoption.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qstyleoption.h>
#include <QtWidgets/qtooltip.h>

#include <algorithm>

#include "app/gui/look/theme.h"

namespace strata::gui {

ValueField::ValueField(const QString& name, QWidget* parent) : QLineEdit(parent) {
  setObjectName(name);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(this, &QLineEdit::textEdited, this, &ValueField::tellMeaning);
}

void ValueField::setSample(const QString& sample) {
  m_sample = sample;
  updateGeometry();
}

std::optional<QString> ValueField::complaint() const {
  if (!isEnabled() || !m_check) return std::nullopt;
  return m_check(text());
}

void ValueField::tidy() {
  if (!m_tidy || !isEnabled() || complaint()) return;
  if (const QString tidied = m_tidy(text()); tidied != text()) setText(tidied);
}

QString ValueField::meaning() const {
  if (!m_tidy || !isEnabled() || text().trimmed().isEmpty()) return {};
  const QString tidied = m_tidy(text());
  const bool hasUnit = std::ranges::any_of(tidied, [](QChar c) { return c.isLetter(); });
  const auto bare = [](QString of) {
    of.removeIf([](QChar c) { return c.isSpace(); });
    return of;
  };
  return hasUnit && bare(tidied).compare(bare(text()), Qt::CaseInsensitive) != 0 ? tidied : QString();
}

void ValueField::setMarked(bool marked) {
  if (m_marked == marked) return;
  m_marked = marked;
  update();
}

QSize ValueField::sizeHint() const {
  const QMargins margins = textMargins();
  // The margin inside the frame that QLineEdit keeps for itself, and the cursor.
  constexpr int ownMargins = 2 * 2 + 2;
  const QSize content(
      fontMetrics().horizontalAdvance(m_sample) + ownMargins + margins.left() + margins.right(),
      QLineEdit::sizeHint().height());
  QStyleOptionFrame option;
  initStyleOption(&option);
  const QSize framed = style()->sizeFromContents(QStyle::CT_LineEdit, &option, content, this);
  return {framed.width(), QLineEdit::sizeHint().height()};
}

QSize ValueField::minimumSizeHint() const {
  return sizeHint();
}

void ValueField::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  tellMeaning();
  // Another window, a menu or a list of choices: the person has not left the field.
  const Qt::FocusReason reason = event->reason();
  if (reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason ||
      reason == Qt::MenuBarFocusReason)
    return;
  emit left();
}

QString ValueField::shownMeaning() const {
  const QString value = hasFocus() ? meaning() : QString();
  return value.isEmpty() ? QString() : QStringLiteral("= ") + value;
}

QRect ValueField::innerRect() const {
  constexpr int inset = 6;  // the frame, and QLineEdit's own margin
  return rect().adjusted(inset, 0, -inset, 0);
}

bool ValueField::fitsBehindText(const QString& shown) const {
  return fontMetrics().horizontalAdvance(text() + u' ' + shown) <= innerRect().width();
}

void ValueField::tellMeaning() {
  const QString shown = shownMeaning();
  const bool isBelow = !shown.isEmpty() && !fitsBehindText(shown);
  if (isBelow)
    QToolTip::showText(mapToGlobal(QPoint(0, height())), shown, this);
  else if (m_tellsBelow)
    QToolTip::hideText();
  m_tellsBelow = isBelow;
}

void ValueField::paintMeaning() {
  const QString shown = shownMeaning();
  if (shown.isEmpty() || !fitsBehindText(shown)) return;
  const QRect inner = innerRect();
  QPainter painter(this);
  painter.setPen(themeFor(palette()).muted);
  const Qt::Alignment trailing =
      QStyle::visualAlignment(layoutDirection(), Qt::AlignTrailing | Qt::AlignVCenter);
  painter.drawText(QRectF(inner), shown, QTextOption(trailing));
}

void ValueField::keyPressEvent(QKeyEvent* event) {
  const int by = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
  if (by == 0 || !m_step || event->modifiers().testFlag(Qt::ShiftModifier)) {
    QLineEdit::keyPressEvent(event);
    return;
  }
  setText(m_step(text(), by));
  selectAll();
  // Typed as much as stepped: what hangs on the value follows.
  emit textEdited(text());
}

void ValueField::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  paintMeaning();
  if (!m_marked) return;
  constexpr qreal penWidth = 2;
  constexpr qreal radius = 2.5;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(themeFor(palette()).poor, penWidth));
  const qreal inset = penWidth / 2;
  painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
}

}  // namespace strata::gui

#include "moc_value_field.cpp"
