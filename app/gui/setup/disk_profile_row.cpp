// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/disk_profile_row.h"

#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/text/disk_text.h"
#include "app/gui/text/value_text.h"
#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/value_field.h"
#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

namespace {

enum Order : int { serial, random };

std::optional<int> numberIn(const QString& text, Range<int> range) {
  const auto number = wholeNumberFromText(text);
  if (!number || *number < range.least || *number > range.most) return std::nullopt;
  return number;
}

QString numberText(int number) {
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale.toString(number);
}

QString allowedSeconds(Range<int> range) {
  return DiskProfileRow::tr("Time per workload: a whole number of seconds from %1 to %2.")
      .arg(numberText(range.least), numberText(range.most));
}

QString allowedPercent(Range<int> range) {
  return DiskProfileRow::tr("Reads: a whole number of percent from %1 to %2.")
      .arg(numberText(range.least), numberText(range.most));
}

QString allowedDepth(Range<int> range) {
  return DiskProfileRow::tr("Queue depth per thread: a whole number from %1 to %2.")
      .arg(numberText(range.least), numberText(range.most));
}

QString allowedThreads(Range<int> range) {
  return DiskProfileRow::tr("Threads on the file: a whole number from %1 to %2.")
      .arg(numberText(range.least), numberText(range.most));
}

QString allowedBlock() {
  const QLocale locale;
  return DiskProfileRow::tr("Block size: a power of two from %1 to %2, such as 4K.")
      .arg(exactSizeText(diskBlockRange.least, locale), exactSizeText(diskBlockRange.most, locale));
}

std::optional<Bytes> blockIn(const QString& text, const QLocale& locale) {
  const auto size = sizeFromText(text, locale);
  if (!size || *size < diskBlockRange.least || *size > diskBlockRange.most) return std::nullopt;
  const bool powerOfTwo = (size->count & (size->count - 1)) == 0;
  return powerOfTwo ? size : std::nullopt;
}

}  // namespace

DiskProfileRow::DiskProfileRow(const SetupContext& context, FieldGuard& guard, QWidget* parent)
    : SetupRow(QStringLiteral("diskProfile"), context, guard, parent), m_profile(new QComboBox(this)) {
  m_profile->setObjectName(QStringLiteral("diskProfileMode"));
  m_profile->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  for (const DiskProfile profile : diskProfiles) m_profile->addItem(QString(), static_cast<int>(profile));
  addLine().addWidget(m_profile);
  label()->setBuddy(m_profile);
  m_seconds = addNumber(QStringLiteral("diskSeconds"), secondsRange, allowedSeconds);
  m_readPercent = addNumber(QStringLiteral("diskReadPercent"), readPercentRange, allowedPercent);
  m_order = new QComboBox(this);
  m_order->setObjectName(QStringLiteral("diskOrder"));
  m_order->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_order->addItems({QString(), QString()});
  addLine().addWidget(m_order);
  m_block = addBlock();
  m_depth = addNumber(QStringLiteral("diskDepth"), queueDepthRange, allowedDepth);
  m_threads = addNumber(QStringLiteral("diskThreads"), threadsRange, allowedThreads);
  m_zeros = new QCheckBox(this);
  m_zeros->setObjectName(QStringLiteral("diskZeros"));
  addLine().addWidget(m_zeros);
  connect(m_profile, &QComboBox::activated, this, [this] {
    showProfile();
    this->guard().refresh();
    emit changed();
  });
  connect(m_order, &QComboBox::activated, this, &DiskProfileRow::changed);
  connect(m_zeros, &QCheckBox::clicked, this, &DiskProfileRow::changed);
  retranslate();
}

DiskProfileRow::Field DiskProfileRow::addNumber(const QString& name, Range<int> range,
                                                QString (*allowed)(Range<int>)) {
  Field made;
  made.field = addLabelledField(name, made.label);
  made.field->setCheck([range, allowed](const QString& text) -> std::optional<QString> {
    if (numberIn(text, range)) return std::nullopt;
    return allowed(range);
  });
  const auto stepped = [range](const QString& text, int by) {
    const int number = wholeNumberFromText(text).value_or(range.least) + by;
    return numberText(std::clamp(number, range.least, range.most));
  };
  made.field->setStep(stepped);
  made.field->setTidy([stepped](const QString& text) { return stepped(text, 0); });
  return made;
}

DiskProfileRow::Field DiskProfileRow::addBlock() {
  Field made;
  made.field = addLabelledField(QStringLiteral("diskBlock"), made.label);
  made.field->setCheck([this](const QString& text) -> std::optional<QString> {
    if (blockIn(text, fieldLocale())) return std::nullopt;
    return allowedBlock();
  });
  made.field->setTidy([this](const QString& text) {
    const auto size = blockIn(text, fieldLocale());
    return size ? exactSizeText(*size, QLocale()) : text;
  });
  return made;
}

DiskProfile DiskProfileRow::profile() const {
  return static_cast<DiskProfile>(m_profile->currentData().toInt());
}

void DiskProfileRow::load(const Settings& settings) {
  m_profile->setCurrentIndex(m_profile->findData(static_cast<int>(settings.diskProfile)));
  m_seconds.field->setText(numberText(settings.diskSeconds));
  m_readPercent.field->setText(numberText(settings.diskReadPercent));
  m_order->setCurrentIndex(settings.diskCustom.random ? random : serial);
  m_block.field->setText(exactSizeText(settings.diskCustom.block, fieldLocale()));
  m_depth.field->setText(numberText(settings.diskCustom.queueDepth));
  m_threads.field->setText(numberText(settings.diskCustom.threads));
  m_zeros->setChecked(settings.diskZeros);
  showProfile();
}

void DiskProfileRow::readInto(Settings& settings) const {
  const auto read = [](const Field& from, Range<int> range, int& into) {
    into = numberIn(from.field->text(), range).value_or(into);
  };
  settings.diskProfile = profile();
  read(m_seconds, secondsRange, settings.diskSeconds);
  read(m_readPercent, readPercentRange, settings.diskReadPercent);
  settings.diskCustom.random = m_order->currentIndex() == random;
  settings.diskCustom.block =
      blockIn(m_block.field->text(), fieldLocale()).value_or(settings.diskCustom.block);
  read(m_depth, queueDepthRange, settings.diskCustom.queueDepth);
  read(m_threads, threadsRange, settings.diskCustom.threads);
  settings.diskZeros = m_zeros->isChecked();
}

void DiskProfileRow::setUsed(const Field& field, bool used) {
  field.field->setEnabled(used);
  field.field->parentWidget()->setVisible(used);
}

void DiskProfileRow::showProfile() {
  const bool inRows = profile() != DiskProfile::Classic;
  const bool custom = profile() == DiskProfile::Custom;
  setUsed(m_seconds, inRows);
  setUsed(m_readPercent, profile() == DiskProfile::Mixed);
  m_order->setVisible(custom);
  for (const Field& field : {m_block, m_depth, m_threads}) setUsed(field, custom);
  m_zeros->setVisible(inRows && profile() != DiskProfile::Database);
  updateGeometry();
}

void DiskProfileRow::retranslate() {
  label()->setText(tr("Disk profile"));
  m_profile->setAccessibleName(tr("Disk profile"));
  for (int i = 0; i < m_profile->count(); ++i)
    m_profile->setItemText(i, diskProfileText(static_cast<DiskProfile>(m_profile->itemData(i).toInt())));
  m_profile->setToolTip(
      tr("Selects the rows to measure. Classic writes and reads the whole file once, like Nbench."));
  m_seconds.label->setText(tr("Seco&nds per workload"));
  m_seconds.field->setAccessibleName(tr("Time per workload, seconds"));
  m_seconds.field->setToolTip(allowedSeconds(secondsRange));
  m_readPercent.label->setText(tr("Reads, percent"));
  m_readPercent.field->setAccessibleName(tr("Reads, percent of all requests"));
  m_readPercent.field->setToolTip(allowedPercent(readPercentRange));
  m_order->setAccessibleName(tr("Access pattern"));
  m_order->setItemText(serial, tr("Sequential"));
  m_order->setItemText(random, tr("Random"));
  m_order->setToolTip(tr("Sequential: the blocks in file order. Random: each block once, shuffled."));
  m_block.label->setText(tr("Block"));
  m_block.field->setAccessibleName(tr("Block size per request"));
  m_block.field->setToolTip(allowedBlock());
  m_depth.label->setText(tr("&Queue depth"));
  m_depth.field->setAccessibleName(tr("Queue depth per thread"));
  m_depth.field->setToolTip(allowedDepth(queueDepthRange));
  m_threads.label->setText(tr("Threads"));
  m_threads.field->setAccessibleName(tr("Threads on the file"));
  m_threads.field->setToolTip(allowedThreads(threadsRange));
  m_block.field->setSample(exactSizeText(Bytes{888'888}, QLocale()));
  m_seconds.field->setSample(numberText(1000));
  m_readPercent.field->setSample(numberText(1000));
  for (const Field& field : {m_depth, m_threads}) field.field->setSample(numberText(10000));
  m_zeros->setText(tr("Also with all-&zero data (0-fill)"));
  m_zeros->setAccessibleName(tr("Also with all-zero data (0-fill)"));
  m_zeros->setToolTip(
      tr("Shows how drives and file systems handle compressible data. Do not compare disks by it."));
  showProfile();
}

}  // namespace strata::gui

#include "moc_disk_profile_row.cpp"
