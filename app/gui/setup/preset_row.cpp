// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/preset_row.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include "app/gui/look/theme.h"
#include "app/gui/setup/plan_summary.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/wrap_layout.h"
#include "core/model/sweep_name.h"
#include "core/plan/whole_machine.h"

namespace strata::gui {

PresetRow::PresetRow(const SetupContext& context, FieldGuard& guard, QWidget* parent)
    : SetupRow(QStringLiteral("presets"), context, guard, parent),
      m_about(plainLabel(this)),
      m_times(plainLabel(this)) {
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
  m_times->setObjectName(QStringLiteral("presetTimes"));
  m_times->setWordWrap(true);
  m_times->hide();
  addWide(*m_times);
  label()->setBuddy(m_choices.front().button);
  applyTheme();
  retranslate();
}

void PresetRow::showContext() {
  const Preset* const preset = presetOf(context().settings);
  for (const Choice& choice : m_choices)
    choice.button->setChecked(preset != nullptr && preset->id == choice.id);
  const QString about = preset != nullptr ? presetSentence(preset->id) : tr("Custom values.");
  const auto pace = preset != nullptr ? paceNamed(preset->id) : std::nullopt;
  const QString ofWhole =
      pace ? tr("Run on the Overview then takes %Ln seconds at most.", nullptr,
                static_cast<int>(wholeMachineSeconds(*pace)))
           : tr("Run on the Overview has times of its own: choose them beside its button.");
  m_about->setText(about + QLatin1Char(' ') + ofWhole);
  showTimes();
}

// Tests that go by no setting of a preset take the same time with each: that is beside Run already.
void PresetRow::showTimes() {
  QStringList times, facts;
  for (const Choice& choice : m_choices) {
    const Preset* const offered = findPreset(choice.id);
    const QString time = offered != nullptr ? timeWith(*offered) : QString();
    if (time.isEmpty()) continue;
    times.append(time);
    facts.append(tr("%1 %2", "preset, how long Run takes")
                     .arg(presetName(choice.id), time)
                     .replace(QLatin1Char(' '), QChar(QChar::Nbsp)));
  }
  times.removeDuplicates();
  const bool differ = times.size() > 1;
  m_times->setText(differ ? tr("Run takes about: %1", "a time for each preset").arg(joinedFacts(facts))
                          : QString());
  m_times->setVisible(differ);
}

QPushButton* PresetRow::pressed() const {
  for (const Choice& choice : m_choices)
    if (choice.button->isChecked()) return choice.button;
  return nullptr;
}

QString PresetRow::timeWith(const Preset& preset) const {
  if (!context().whatWouldRun || !context().machine) return {};
  const auto run = context().whatWouldRun(withPreset(preset, context().settings));
  if (!run) return {};
  const auto plan = makePlan(*run, *context().machine, unseenFolders(run->settings));
  return plan ? durationText(plan->expectedSeconds) : QString();
}

void PresetRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) applyTheme();
  SetupRow::changeEvent(event);
}

// Left to the style, a pressed button is hardly told from the others on a dark ground.
void PresetRow::applyTheme() {
  const Theme theme = themeFor(palette());
  const QColor ground = palette().color(QPalette::Base);
  const QColor text = palette().color(QPalette::Text);
  const QString sheet =
      QStringLiteral(
          "QPushButton { background: %1; color: %2; border: 1px solid %3; border-radius: 4px;"
          " padding: 4px 12px; outline: none; }"
          "QPushButton:hover { background: %4; }"
          "QPushButton:checked { background: %5; color: %6; border-color: %5; }"
          "QPushButton:focus { border: 2px solid %2; padding: 3px 11px; }")
          .arg(ground.name(), text.name(), theme.muted.name(), mixed(ground, text, 0.92).name(),
               theme.accent.name(), theme.accentText.name());
  for (const Choice& choice : m_choices)
    if (choice.button->styleSheet() != sheet) choice.button->setStyleSheet(sheet);
  QPalette muted;
  muted.setColor(QPalette::WindowText, theme.muted);
  m_about->setPalette(muted);
  m_times->setPalette(muted);
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
