// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/regions_row.h"

#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/setup/reason_data.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/value_text.h"
#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/value_field.h"
#include "app/gui/widgets/wrap_layout.h"
#include "core/plan/plan.h"

namespace strata::gui {

namespace {

enum Mode : int { automatic, typed };

/// Trailing regions of zero leave nothing out.
std::vector<Bytes> withoutEmptyEnd(std::vector<Bytes> regions) {
  while (!regions.empty() && regions.back() == 0_B) regions.pop_back();
  return regions;
}

}  // namespace

RegionsRow::RegionsRow(const SetupContext& context, FieldGuard& guard, QWidget* parent)
    : SetupRow(QStringLiteral("regions"), context, guard, parent), m_mode(new QComboBox(this)) {
  m_mode->setObjectName(QStringLiteral("regionsMode"));
  m_mode->addItems({QString(), QString()});
  m_mode->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  addLine().addWidget(m_mode);
  label()->setBuddy(m_mode);
  addLine();
  for (std::size_t i = 0; i < m_fields.size(); ++i) {
    m_fields[i] = addField(QStringLiteral("region%1").arg(i + 1), m_mode);
    m_fields[i]->setCheck([this, i](const QString& text) { return complaintOf(i, text); });
    m_fields[i]->setTidy([this](const QString& text) {
      const auto size = sizeFromText(text, fieldLocale());
      return size && *size > 0_B ? exactSizeText(*size, QLocale()) : QString();
    });
  }
  connect(m_mode, &QComboBox::activated, this, &RegionsRow::chooseMode);
  retranslate();
}

void RegionsRow::load(const Settings& settings) {
  m_loaded = settings.regions;
  m_typed.reset();
  m_mode->setCurrentIndex(settings.regions ? typed : automatic);
  if (settings.regions) showSizes(*settings.regions);
  showMode();
}

void RegionsRow::readInto(Settings& settings) const {
  if (isAutomatic()) {
    settings.regions.reset();
    return;
  }
  std::vector<Bytes> regions;
  for (const ValueField* field : m_fields) {
    const auto size = allowedSize(field->text());
    if (!size) return;
    regions.push_back(*size);
  }
  // What was loaded, when nothing has changed: zeros at its end say the same as none.
  const std::vector<Bytes> kept = withoutEmptyEnd(std::move(regions));
  settings.regions = m_loaded && withoutEmptyEnd(*m_loaded) == kept ? *m_loaded : kept;
}

void RegionsRow::showContext() {
  showMode();
}

bool RegionsRow::isAutomatic() const {
  return m_mode->currentIndex() == automatic;
}

void RegionsRow::chooseMode() {
  const bool nowAutomatic = isAutomatic();
  const bool wasAutomatic = !m_fields.front()->isEnabled();
  if (nowAutomatic == wasAutomatic) return;
  if (nowAutomatic) {
    m_typed.emplace();
    for (std::size_t i = 0; i < m_fields.size(); ++i) (*m_typed)[i] = m_fields[i]->text();
  } else if (m_typed) {
    for (std::size_t i = 0; i < m_fields.size(); ++i) m_fields[i]->setText((*m_typed)[i]);
  }
  showMode();
  guard().refresh();
  emit changed();
}

void RegionsRow::showMode() {
  for (ValueField* field : m_fields) field->setEnabled(!isAutomatic());
  if (isAutomatic())
    showSizes(context().machine ? defaultRegions(*context().machine, context().threads())
                                : std::vector<Bytes>{});
  for (std::size_t i = 0; i < m_fields.size(); ++i) {
    const bool unknown = isAutomatic() && !context().machine;
    m_fields[i]->setPlaceholderText(unknown ? QString() : tr("left out"));
    m_fields[i]->setToolTip(isAutomatic() ? tr("Strata chooses this size from the caches of this machine.")
                                          : allowed(i));
  }
}

void RegionsRow::showSizes(const std::vector<Bytes>& sizes) {
  for (std::size_t i = 0; i < m_fields.size(); ++i) {
    const bool present = i < sizes.size() && sizes[i] > 0_B;
    m_fields[i]->setText(present ? exactSizeText(sizes[i], fieldLocale()) : QString());
    m_fields[i]->setCursorPosition(0);
  }
}

std::optional<Bytes> RegionsRow::allowedSize(const QString& text) const {
  if (text.trimmed().isEmpty()) return 0_B;
  const auto size = sizeFromText(text, fieldLocale());
  if (!size || *size == 0_B) return size;
  if (*size < regionRange.least || *size > regionRange.most) return std::nullopt;
  const auto fits = largestFitting();
  return !fits || *size <= *fits ? size : std::nullopt;
}

// What more threads leave is for the plan to refuse: threads and regions can both be changed then.
std::optional<Bytes> RegionsRow::largestFitting() const {
  if (!context().machine) return std::nullopt;
  return largestRegion(*context().machine, 1).value_or(0_B);
}

std::optional<QString> RegionsRow::complaintOf(std::size_t field, const QString& text) const {
  if (text.trimmed().isEmpty() || allowedSize(text)) return std::nullopt;
  const auto size = sizeFromText(text, fieldLocale());
  const auto fits = largestFitting();
  if (!size || !fits || *size <= *fits) return allowed(field);
  const QLocale locale;
  if (*fits < regionRange.least) return tr("Even the smallest buffers do not fit into the available memory.");
  return tr("Buffer size %1: at most %2, because each thread needs two such buffers in the available memory.")
      .arg(locale.toString(field + 1), sizeTextRoundedDown(*fits, locale));
}

QString RegionsRow::allowed(std::size_t field) const {
  const QLocale locale;
  const Bytes most = std::min(regionRange.most, largestFitting().value_or(regionRange.most));
  return tr("Buffer size %1: from %2 to %3, such as 16K or %4. Strata skips it if it is 0 or empty.")
      .arg(locale.toString(field + 1), exactSizeText(regionRange.least, locale),
           sizeTextRoundedDown(std::max(regionRange.least, most), locale), exactSizeText(1536_KiB, locale));
}

QWidget* RegionsRow::refusedWidget() const {
  if (isAutomatic()) return m_mode;
  const auto larger = [this](const ValueField* a, const ValueField* b) {
    const auto size = [this](const ValueField* field) {
      return sizeFromText(field->text(), fieldLocale()).value_or(0_B);
    };
    return size(a) < size(b);
  };
  return *std::max_element(m_fields.begin(), m_fields.end(), larger);
}

QString RegionsRow::refusalText(const Reason& reason) const {
  const QLocale locale;
  const QString needed = sizeText(bytesIn(reason, "needed_bytes").value_or(0_B), locale);
  const QString available = sizeTextRoundedDown(bytesIn(reason, "available_bytes").value_or(0_B), locale);
  const QString largest = sizeTextRoundedDown(bytesIn(reason, "largest_region_bytes").value_or(0_B), locale);
  if (isAutomatic())
    return tr("With these threads, buffers sized by the caches need %1 of memory, but only %2 is available. "
              "Choose fewer threads, or buffers of at most %3.")
        .arg(needed, available, largest);
  if (context().threads() > 1)
    return tr("With these threads, the buffers need %1 of memory, but only %2 is available. Choose fewer "
              "threads, or buffers of at most %3.")
        .arg(needed, available, largest);
  return tr("Choose at most %1: each thread needs two such buffers, and %2 of memory is available.")
      .arg(largest, available);
}

bool RegionsRow::showRefusal(const Reason& reason, const std::vector<QWidget*>& sharers) {
  if (reason.id != "not-enough-memory") return false;
  std::vector<QWidget*> owners{refusedWidget()};
  owners.insert(owners.end(), sharers.begin(), sharers.end());
  guard().refuse(owners, message(), refusalText(reason));
  return true;
}

void RegionsRow::retranslate() {
  label()->setText(tr("Buffe&r sizes"));
  m_mode->setAccessibleName(tr("Buffer sizes"));
  m_mode->setItemText(automatic, tr("From the cache sizes"));
  m_mode->setItemText(typed, tr("These sizes"));
  for (std::size_t i = 0; i < m_fields.size(); ++i) {
    m_fields[i]->setAccessibleName(tr("Buffer size %1").arg(QLocale().toString(i + 1)));
    m_fields[i]->setSample(exactSizeText(Bytes{999'999'999}, QLocale()));
  }
  showMode();
}

}  // namespace strata::gui

#include "moc_regions_row.cpp"
