// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/field_guard.h"

#include <QtWidgets/qapplication.h>

#include <algorithm>
#include <utility>

#include "app/gui/widgets/marked_text.h"
#include "app/gui/widgets/value_field.h"

namespace strata::gui {

FieldGuard::FieldGuard(QObject* parent) : QObject(parent), m_bell(&QApplication::beep) {}

void FieldGuard::watch(ValueField& field, MarkedText& message, QWidget* mode) {
  const Watched watched{&field, &message, mode};
  m_watched.push_back(watched);
  // Later: only then has the focus arrived where it goes.
  connect(&field, &ValueField::left, this, [this, watched] { checkLeft(watched); }, Qt::QueuedConnection);
  connect(&field, &ValueField::textEdited, this, [this, &field] {
    if (!field.complaint()) unmark(field, false);
  });
}

void FieldGuard::exempt(QWidget& widget) {
  m_exempt.push_back(&widget);
}

bool FieldGuard::hasBadField() const {
  return std::any_of(m_watched.begin(), m_watched.end(),
                     [](const Watched& watched) { return watched.field && watched.field->complaint(); });
}

bool FieldGuard::complain() {
  for (const Watched& watched : m_watched) {
    if (!watched.field) continue;
    const auto text = watched.field->complaint();
    if (!text) continue;
    complainOf(*watched.field, *watched.message, *text);
    return true;
  }
  return false;
}

bool FieldGuard::complainOfRefusal() {
  const auto refused = std::find_if(m_marks.begin(), m_marks.end(),
                                    [](const Mark& mark) { return mark.refused && mark.owner; });
  if (refused == m_marks.end()) return false;
  returnTo(*refused->owner, *refused->message);
  return true;
}

void FieldGuard::refuse(const std::vector<QWidget*>& owners, MarkedText& message, const QString& text) {
  std::vector<QWidget*> refused;
  for (const Mark& mark : m_marks)
    if (mark.refused && mark.text == text) refused.push_back(mark.owner);
  // The same again is no news: the message would be read aloud once more.
  if (refused == owners) return;
  dropRefusal();
  for (QWidget* owner : owners) mark({owner, &message, text, true});
}

void FieldGuard::dropRefusal() {
  const std::vector<Mark> marks = m_marks;
  for (const Mark& mark : marks)
    if (mark.refused && mark.owner) unmark(*mark.owner, true);
}

void FieldGuard::refresh() {
  for (const Watched& watched : m_watched) {
    if (!watched.field) continue;
    const auto own = [&](const Mark& mark) { return mark.owner == watched.field && !mark.refused; };
    if (std::none_of(m_marks.begin(), m_marks.end(), own)) continue;
    unmark(*watched.field, false);
    if (const auto text = watched.field->complaint())
      mark({watched.field.data(), watched.message, *text, false});
  }
}

void FieldGuard::checkLeft(const Watched& watched) {
  ValueField* field = watched.field;
  if (field == nullptr || !field->isVisible() || field->hasFocus()) return;
  const QWidget* now = QApplication::focusWidget();
  // A list of choices or a menu is a window of its own; the person is at the control that opened it.
  if (const QWidget* popup = QApplication::activePopupWidget()) now = popup->parentWidget();
  if (now == nullptr || now->window() != field->window()) return;
  field->tidy();
  const auto text = field->complaint();
  if (!text) {
    unmark(*field, false);
    return;
  }
  if (now == watched.mode || std::find(m_exempt.begin(), m_exempt.end(), now) != m_exempt.end()) return;
  complainOf(*field, *watched.message, *text);
}

void FieldGuard::complainOf(ValueField& field, MarkedText& message, const QString& text) {
  unmark(field, false);
  mark({&field, &message, text, false});
  m_bell();
  returnTo(field, message);
}

void FieldGuard::returnTo(QWidget& owner, MarkedText& message) {
  // A list of choices that the same click has opened would keep the keys to itself.
  if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
  owner.setFocus(Qt::OtherFocusReason);
  if (auto* field = qobject_cast<ValueField*>(&owner)) field->selectAll();
  emit complained(&owner, &message);
}

void FieldGuard::mark(Mark mark) {
  QWidget& owner = *mark.owner;
  MarkedText& message = *mark.message;
  // What a screen reader says of the field when the focus comes back to it.
  owner.setAccessibleDescription(mark.text);
  if (auto* field = qobject_cast<ValueField*>(&owner)) field->setMarked(true);
  m_marks.push_back(std::move(mark));
  show(message);
}

void FieldGuard::unmark(const QWidget& owner, bool refused) {
  const auto gone = std::find_if(m_marks.begin(), m_marks.end(), [&](const Mark& mark) {
    return mark.owner == &owner && mark.refused == refused;
  });
  if (gone == m_marks.end()) return;
  const Mark was = std::move(*gone);
  m_marks.erase(gone);
  const auto other =
      std::find_if(m_marks.begin(), m_marks.end(), [&](const Mark& mark) { return mark.owner == &owner; });
  was.owner->setAccessibleDescription(other == m_marks.end() ? QString() : other->text);
  if (auto* field = qobject_cast<ValueField*>(was.owner.data())) field->setMarked(other != m_marks.end());
  show(*was.message);
}

void FieldGuard::show(MarkedText& message) const {
  const auto latest = std::find_if(m_marks.rbegin(), m_marks.rend(),
                                   [&](const Mark& mark) { return mark.message == &message; });
  message.setText(latest == m_marks.rend() ? QString() : latest->text);
}

}  // namespace strata::gui

#include "moc_field_guard.cpp"
