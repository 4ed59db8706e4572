// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/disk_bar.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdir.h>
#include <QtCore/qlocale.h>
#include <QtCore/qvariant.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>
#include <array>

#include "app/gui/disk/disk_table.h"
#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/value_text.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

namespace {

constexpr std::array usualSizes{64_MiB, 256_MiB, 1_GiB, 4_GiB, 16_GiB, 64_GiB};
constexpr std::array usualTimes{1, 2, 5, 10, 30, 60};

QComboBox* comboBox(const QString& name, QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setObjectName(name);
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  return box;
}

}  // namespace

DiskBar::DiskBar(QWidget* parent)
    : WrappingPart(parent),
      m_profile(comboBox(QStringLiteral("diskProfileChooser"), this)),
      m_size(comboBox(QStringLiteral("diskSizeChooser"), this)),
      m_time(comboBox(QStringLiteral("diskTimeChooser"), this)),
      m_measure(comboBox(QStringLiteral("diskMeasureChooser"), this)),
      m_endurance(new QPushButton(this)),
      m_readFile(new QPushButton(this)),
      m_forecast(plainLabel(this)) {
  setObjectName(QStringLiteral("diskBar"));
  m_endurance->setObjectName(QStringLiteral("enduranceButton"));
  m_readFile->setObjectName(QStringLiteral("readFileButton"));
  m_forecast->setObjectName(QStringLiteral("diskForecast"));
  m_forecast->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_forecast->setWordWrap(true);
  for (const DiskProfile profile : diskProfiles) m_profile->addItem(QString(), static_cast<int>(profile));
  for (const DiskMeasure measure : {DiskMeasure::Rate, DiskMeasure::Operations, DiskMeasure::Latency})
    m_measure->addItem(QString(), static_cast<int>(measure));
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(0, 0, 0, 0);
  auto* row = new WrapLayout;
  lines->addLayout(row);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{m_profile, m_size, m_time, m_measure, m_endurance, m_readFile})
    row->addWidget(widget);
  lines->addWidget(m_forecast);
  // A fixed height would be that of one line.
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  for (QComboBox* box : {m_profile, m_size, m_time})
    connect(box, &QComboBox::activated, this, &DiskBar::choose);
  connect(m_measure, &QComboBox::currentIndexChanged, this, &DiskBar::measureChosen);
  connect(m_endurance, &QPushButton::clicked, this, &DiskBar::enduranceWanted);
  connect(m_readFile, &QPushButton::clicked, this, &DiskBar::readFileWanted);
  setSettings({});
}

void DiskBar::setSettings(const Settings& settings) {
  m_settings = settings;
  retranslate();
}

void DiskBar::setInRows(bool inRows) {
  m_inRows = inRows;
  m_time->setVisible(inRows);
  m_measure->setVisible(inRows);
}

DiskMeasure DiskBar::measure() const {
  return static_cast<DiskMeasure>(m_measure->currentData().toInt());
}

void DiskBar::showPlan(const Plan& plan, const DiskWrites& writes) {
  if (plan.folders.empty()) return;
  m_needs = Needs{writes, QString::fromStdString(plan.folders.front().path), plan.expectedSeconds};
  showForecast();
}

void DiskBar::choose() {
  Settings settings = m_settings;
  settings.diskProfile = static_cast<DiskProfile>(m_profile->currentData().toInt());
  settings.diskFile = Bytes{m_size->currentData().toULongLong()};
  settings.diskSeconds = m_time->currentData().toInt();
  if (settings == m_settings) return;
  m_needs.reset();
  emit settingsChosen(settings);
}

/// The usual ones, and the one that is set.
void DiskBar::fillSizes() {
  std::vector<Bytes> sizes(usualSizes.begin(), usualSizes.end());
  if (std::ranges::find(sizes, m_settings.diskFile) == sizes.end()) sizes.push_back(m_settings.diskFile);
  std::ranges::sort(sizes);
  m_size->clear();
  for (const Bytes size : sizes)
    m_size->addItem(tr("File of %1", "size").arg(exactSizeText(size, QLocale())),
                    QVariant::fromValue<qulonglong>(size.count));
  m_size->setCurrentIndex(m_size->findData(QVariant::fromValue<qulonglong>(m_settings.diskFile.count)));
}

void DiskBar::fillTimes() {
  std::vector<int> times(usualTimes.begin(), usualTimes.end());
  if (std::ranges::find(times, m_settings.diskSeconds) == times.end())
    times.push_back(m_settings.diskSeconds);
  std::ranges::sort(times);
  m_time->clear();
  for (const int seconds : times)
    m_time->addItem(tr("%1 s per workload").arg(QLocale().toString(seconds)), seconds);
  m_time->setCurrentIndex(m_time->findData(m_settings.diskSeconds));
}

void DiskBar::showForecast() {
  if (!m_needs) {
    m_forecast->clear();
  } else {
    const QString time = aboutText(m_needs->seconds);
    const QString written = m_inRows ? diskWritesText(m_needs->writes)
                                     : tr("Writes %1", "size").arg(sizeText(m_needs->writes.files));
    m_forecast->setText(joinedFacts({written, time}));
    m_forecast->setToolTip(tr("In %1. Strata deletes the file when the test ends.", "folder")
                               .arg(leftToRight(QDir::toNativeSeparators(m_needs->folder))));
  }
  updateGeometry();
}

void DiskBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslate();
  WrappingPart::changeEvent(event);
}

void DiskBar::retranslate() {
  for (int i = 0; i < m_profile->count(); ++i)
    m_profile->setItemText(i, diskProfileText(static_cast<DiskProfile>(m_profile->itemData(i).toInt())));
  m_profile->setCurrentIndex(m_profile->findData(static_cast<int>(m_settings.diskProfile)));
  m_profile->setAccessibleName(tr("Disk profile"));
  m_profile->setToolTip(
      tr("Selects the rows to measure. Classic writes and reads the whole file once, like Nbench. The others "
         "use higher queue depths, like CrystalDiskMark."));
  fillSizes();
  m_size->setAccessibleName(tr("Size of the disk file"));
  m_size->setToolTip(tr("A larger file exceeds the caches of the drive. Setup accepts any size."));
  fillTimes();
  m_time->setAccessibleName(tr("Time per workload"));
  m_time->setToolTip(tr("Measuring time per cell. A longer time gives steadier results."));
  for (int i = 0; i < m_measure->count(); ++i)
    m_measure->setItemText(i, diskMeasureText(static_cast<DiskMeasure>(m_measure->itemData(i).toInt())));
  m_measure->setAccessibleName(tr("What the table shows"));
  m_measure->setToolTip(tr("Selects the large value in each cell. Does not measure again."));
  m_endurance->setText(tr("Sustained write…"));
  m_endurance->setAccessibleName(tr("Sustained write test"));
  m_endurance->setToolTip(tr("Writes for a long time to show when the drive slows down"));
  m_readFile->setText(tr("Read a file…"));
  m_readFile->setAccessibleName(tr("Read an existing file"));
  m_readFile->setToolTip(tr("Measures only reading, from an existing file. Writes nothing."));
  m_forecast->setPalette(withText(QPalette(), themeFor(palette()).muted));
  showForecast();
}

}  // namespace strata::gui

#include "moc_disk_bar.cpp"
