// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/preset_row.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

PresetRow::PresetRow(const SetupContext& context, FieldGuard& guard, QWidget* parent)
    : SetupRow(QStringLiteral("presets"), context, guard, parent), m_about(plainLabel(this)) {
  WrapLayout& line = addLine();
  for (const std::string_view id : {"quick", "default", "thorough", "classic"}) {
    auto* button = new QPushButton(this);
    button->setObjectName(QStringLiteral("preset-") +
                          QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())));
    button->setCheckable(true);
    button->setAutoDefault(false);
    // It fills all fields, bad ones too.
    guard.exempt(*button);
    line.addWidget(button);
    m_choices.push_back({id, button});
    connect(button, &QPushButton::clicked, this, [this, id] {
      // A press on the one that is pressed already leaves it so.
      showContext();
      emit chosen(id);
    });
  }
  m_about->setObjectName(QStringLiteral("presetAbout"));
  m_about->setWordWrap(true);
  addWide(*m_about);
  label()->setBuddy(m_choices.front().button);
  retranslate();
}

void PresetRow::showContext() {
  const Preset* const preset = presetOf(context().settings);
  for (const Choice& choice : m_choices)
    choice.button->setChecked(preset != nullptr && preset->id == choice.id);
  applyTheme();
  m_about->setText(preset != nullptr ? presetSentence(preset->id) : tr("Custom values."));
}

void PresetRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) applyTheme();
  SetupRow::changeEvent(event);
}

// On a dark ground a pressed button is hardly darker than the others.
void PresetRow::applyTheme() {
  const Theme theme = themeFor(palette());
  QPalette accent;
  accent.setColor(QPalette::Button, theme.accent);
  accent.setColor(QPalette::ButtonText, theme.accentText);
  for (const Choice& choice : m_choices)
    choice.button->setPalette(choice.button->isChecked() ? accent : QPalette());
  QPalette muted;
  muted.setColor(QPalette::WindowText, theme.muted);
  m_about->setPalette(muted);
}

void PresetRow::retranslate() {
  label()->setText(tr("&Preset"));
  for (const Choice& choice : m_choices) {
    const QString name = presetName(choice.id);
    choice.button->setText(name);
    choice.button->setAccessibleName(name);
    choice.button->setAccessibleDescription(presetSentence(choice.id));
    choice.button->setToolTip(presetSentence(choice.id));
  }
  showContext();
}

}  // namespace strata::gui

#include "moc_preset_row.cpp"
