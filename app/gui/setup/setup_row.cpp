// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/setup_row.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>

#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/marked_text.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/value_field.h"
#include "app/gui/widgets/wrap_layout.h"
#include "core/model/core_kinds.h"
#include "core/plan/plan.h"

namespace strata::gui {

int SetupContext::threads() const {
  if (settings.threadMode == ThreadMode::Count) return settings.threads;
  return machine ? threadCount(settings, chosenCores()) : 1;
}

Machine SetupContext::chosenCores() const {
  auto chosen = onlyCores(*machine, settings.cores);
  return chosen ? *std::move(chosen) : *machine;
}

std::vector<FolderFacts> unseenFolders(const Settings& settings) {
  std::vector<std::string> paths = settings.diskFolders;
  if (paths.empty()) paths.emplace_back();
  std::vector<FolderFacts> folders;
  for (const std::string& path : paths) {
    FolderFacts facts;
    facts.path = path;
    facts.free = Bytes{std::uint64_t{1} << 62};
    facts.device = path;
    folders.push_back(std::move(facts));
  }
  return folders;
}

SetupRow::SetupRow(const QString& name, const SetupContext& context, FieldGuard& guard, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_guard(guard),
      m_label(plainLabel(this)),
      m_message(new MarkedText(MarkedText::Weight::Wrong, name + QStringLiteral("Message"), this)),
      m_lines(new QVBoxLayout(this)) {
  setObjectName(name);
  m_label->setObjectName(name + QStringLiteral("Label"));
  m_lines->setContentsMargins(0, 0, 0, 0);
  m_lines->addWidget(m_message);
}

int SetupRow::firstLineHeight() const {
  return m_firstLine == nullptr ? 0 : m_firstLine->sizeHint().height();
}

bool SetupRow::showRefusal(const Reason&, const std::vector<QWidget*>&) {
  return false;
}

QWidget* SetupRow::sharesIn(const Reason&) const {
  return nullptr;
}

void SetupRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    // Good values are written anew, as the new locale does; a bad text stays what was typed.
    for (ValueField* field : m_fields) field->tidy();
    m_locale = QLocale();
    retranslate();
  }
  QWidget::changeEvent(event);
}

WrapLayout& SetupRow::addLine() {
  m_line = new WrapLayout;
  if (m_firstLine == nullptr) m_firstLine = m_line;
  m_lines->insertLayout(m_lines->count() - 1, m_line);
  return *m_line;
}

void SetupRow::addWide(QWidget& widget) {
  m_lines->insertWidget(m_lines->count() - 1, &widget);
}

ValueField* SetupRow::addField(const QString& name, QWidget* mode) {
  auto* field = new ValueField(name, this);
  watch(field, mode);
  m_line->addWidget(field);
  return field;
}

ValueField* SetupRow::addLabelledField(const QString& name, QLabel*& label) {
  // One item of the line, so that a label is never left behind at its end.
  auto* pair = new QWidget(this);
  label = plainLabel(pair);
  label->setObjectName(name + QStringLiteral("Label"));
  auto* field = new ValueField(name, pair);
  label->setBuddy(field);
  watch(field, nullptr);
  auto* row = new QHBoxLayout(pair);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(label);
  row->addWidget(field);
  m_line->addWidget(pair);
  return field;
}

void SetupRow::watch(ValueField* field, QWidget* mode) {
  m_fields.push_back(field);
  m_guard.watch(*field, *m_message, mode);
  connect(field, &ValueField::textEdited, this, &SetupRow::changed);
}

}  // namespace strata::gui

#include "moc_setup_row.cpp"
