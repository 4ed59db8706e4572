// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/times_row.h"

#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/text/value_text.h"
#include "app/gui/widgets/value_field.h"
#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

namespace {

std::array<int Settings::*, 3> members{&Settings::integerSeconds, &Settings::floatingSeconds,
                                       &Settings::memorySeconds};

std::optional<int> secondsOf(const QString& text) {
  const auto seconds = wholeNumberFromText(text);
  if (!seconds || *seconds < secondsRange.least || *seconds > secondsRange.most) return std::nullopt;
  return seconds;
}

QString steppedSeconds(const QString& text, int by) {
  const int seconds = wholeNumberFromText(text).value_or(secondsRange.least) + by;
  return QLocale().toString(std::clamp(seconds, secondsRange.least, secondsRange.most));
}

}  // namespace

TimesRow::TimesRow(const SetupContext& context, FieldGuard& guard, QWidget* parent)
    : SetupRow(QStringLiteral("times"), context, guard, parent) {
  const std::array<QString, 3> names{QStringLiteral("integerTime"), QStringLiteral("floatingTime"),
                                     QStringLiteral("memoryTime")};
  addLine();
  for (std::size_t i = 0; i < m_times.size(); ++i) {
    Time& time = m_times[i];
    time.field = addLabelledField(names[i], time.label);
    time.field->setCheck([this, i](const QString& text) -> std::optional<QString> {
      if (secondsOf(text)) return std::nullopt;
      return allowed(i);
    });
    time.field->setStep(steppedSeconds);
    time.field->setTidy([](const QString& text) { return steppedSeconds(text, 0); });
  }
  label()->setBuddy(m_times.front().field);
  m_stop = new QCheckBox(this);  // after the fields, as Tab goes
  m_stop->setObjectName(QStringLiteral("stopWhenPrecise"));
  addLine().addWidget(m_stop);
  connect(m_stop, &QCheckBox::clicked, this, &TimesRow::changed);
  retranslate();
}

void TimesRow::load(const Settings& settings) {
  for (std::size_t i = 0; i < m_times.size(); ++i)
    m_times[i].field->setText(fieldLocale().toString(settings.*members[i]));
  m_stop->setChecked(settings.stopWhenPrecise);
}

void TimesRow::readInto(Settings& settings) const {
  for (std::size_t i = 0; i < m_times.size(); ++i)
    settings.*members[i] = secondsOf(m_times[i].field->text()).value_or(settings.*members[i]);
  settings.stopWhenPrecise = m_stop->isChecked();
}

QString TimesRow::allowed(std::size_t time) const {
  const QLocale locale;
  const QString least = locale.toString(secondsRange.least);
  const QString most = locale.toString(secondsRange.most);
  switch (time) {
    case 0:
      return tr("Integer time: a whole number of seconds from %1 to %2.").arg(least, most);
    case 1:
      return tr("Floating time: a whole number of seconds from %1 to %2.").arg(least, most);
    default:
      return tr("Memory time: a whole number of seconds from %1 to %2, per buffer size.").arg(least, most);
  }
}

void TimesRow::retranslate() {
  label()->setText(tr("Times, seconds"));
  m_times[0].label->setText(tr("&Integer"));
  m_times[0].field->setAccessibleName(tr("Integer time, seconds"));
  m_times[1].label->setText(tr("&Floating"));
  m_times[1].field->setAccessibleName(tr("Floating time, seconds"));
  m_times[2].label->setText(tr("&Memory, per size"));
  m_times[2].field->setAccessibleName(tr("Memory time per buffer size, seconds"));
  for (std::size_t i = 0; i < m_times.size(); ++i) {
    m_times[i].field->setToolTip(allowed(i));
    m_times[i].field->setSample(QLocale().toString(1000));
  }
  m_stop->setText(tr("&Stop when precise"));
  m_stop->setAccessibleName(tr("Stop when precise"));
  m_stop->setToolTip(tr(
      "Ends a test early once its result is precise. When off, each test uses its full time, like Nbench."));
}

}  // namespace strata::gui

#include "moc_times_row.cpp"
