// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/threads_row.h"

#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/text/value_text.h"
#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/value_field.h"
#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

namespace {

std::optional<int> countOf(const QString& text) {
  const auto count = wholeNumberFromText(text);
  if (!count || *count < threadsRange.least || *count > threadsRange.most) return std::nullopt;
  return count;
}

QString countText(int count) {
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale.toString(count);
}

QString steppedCount(const QString& text, int by) {
  const int count = wholeNumberFromText(text).value_or(threadsRange.least) + by;
  return countText(std::clamp(count, threadsRange.least, threadsRange.most));
}

}  // namespace

// The items stand in the order of ThreadMode.
ThreadsRow::ThreadsRow(const SetupContext& context, FieldGuard& guard, QWidget* parent)
    : SetupRow(QStringLiteral("threads"), context, guard, parent), m_mode(new QComboBox(this)) {
  m_mode->setObjectName(QStringLiteral("threadsMode"));
  m_mode->addItems({QString(), QString(), QString(), QString()});
  m_mode->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  addLine().addWidget(m_mode);
  label()->setBuddy(m_mode);
  m_count = addField(QStringLiteral("threadCount"), m_mode);
  m_count->setCheck([](const QString& text) -> std::optional<QString> {
    if (countOf(text)) return std::nullopt;
    return allowed();
  });
  m_count->setStep(steppedCount);
  m_count->setTidy([](const QString& text) { return steppedCount(text, 0); });
  connect(m_mode, &QComboBox::activated, this, &ThreadsRow::chooseMode);
  retranslate();
}

void ThreadsRow::load(const Settings& settings) {
  m_mode->setCurrentIndex(static_cast<int>(settings.threadMode));
  m_typed = countText(settings.threads);
  m_count->setText(m_typed);
  showMode();
}

void ThreadsRow::readInto(Settings& settings) const {
  settings.threadMode = static_cast<ThreadMode>(m_mode->currentIndex());
  const bool counted = settings.threadMode == ThreadMode::Count;
  settings.threads = countOf(counted ? m_count->text() : m_typed).value_or(settings.threads);
}

void ThreadsRow::showContext() {
  showMode();
}

QWidget* ThreadsRow::sharesIn(const Reason& reason) const {
  if (reason.id != "not-enough-memory" || context().threads() < 2) return nullptr;
  return m_count->isEnabled() ? static_cast<QWidget*>(m_count) : m_mode;
}

void ThreadsRow::chooseMode() {
  const bool counted = m_mode->currentIndex() == static_cast<int>(ThreadMode::Count);
  if (m_count->isEnabled() && !counted) m_typed = m_count->text();
  if (!m_count->isEnabled() && counted) m_count->setText(m_typed);
  m_count->setEnabled(counted);
  emit changed();  // the context follows, and showMode with it
  showMode();
  guard().refresh();
}

void ThreadsRow::showMode() {
  const auto mode = static_cast<ThreadMode>(m_mode->currentIndex());
  m_count->setEnabled(mode == ThreadMode::Count);
  if (mode == ThreadMode::Count || context().settings.threadMode != mode) return;
  m_count->setText(context().machine ? countText(context().threads()) : QString());
}

QString ThreadsRow::allowed() {
  return tr("A whole number from %1 to %2.").arg(countText(threadsRange.least), countText(threadsRange.most));
}

void ThreadsRow::retranslate() {
  label()->setText(tr("&Threads"));
  m_mode->setAccessibleName(tr("Threads"));
  m_mode->setItemText(static_cast<int>(ThreadMode::Count), tr("Number"));
  m_mode->setItemText(static_cast<int>(ThreadMode::Auto), tr("One per CPU"));
  m_mode->setItemText(static_cast<int>(ThreadMode::Cores), tr("One per core"));
  m_mode->setItemText(static_cast<int>(ThreadMode::Scale), tr("Scale up to"));
  m_mode->setItemData(static_cast<int>(ThreadMode::Scale),
                      tr("Scaling test: runs each test with 1, 2, 4 threads and so on, up to all"),
                      Qt::ToolTipRole);
  m_count->setAccessibleName(tr("Number of threads"));
  m_count->setToolTip(allowed());
  m_count->setSample(countText(10 * threadsRange.most));
  showMode();
}

}  // namespace strata::gui

#include "moc_threads_row.cpp"
