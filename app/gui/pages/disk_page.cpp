// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/disk_page.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>

#include "app/gui/disk/disk_bar.h"
#include "app/gui/disk/disk_rows_view.h"
#include "app/gui/disk/disk_table.h"
#include "app/gui/disk/disk_target.h"
#include "app/gui/pages/test_page.h"
#include "app/gui/run/live_results.h"
#include "app/gui/text/disk_text.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/value_text.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/plain_text.h"
#include "core/model/disk_profile.h"

namespace strata::gui {

namespace {

bool hasDiskRows(const Plan& plan) {
  return std::ranges::any_of(plan.steps, [](const Step& step) {
    return std::ranges::any_of(step.cells,
                               [](const PlannedCell& cell) { return diskCellOf(cell).has_value(); });
  });
}

}  // namespace

DiskPage::DiskPage(LiveResults& results, LiveResults& ofFile, QWidget* parent)
    : ResultsPage(parent),
      m_results(results),
      m_fileResults(ofFile),
      m_top(new QWidget(this)),
      m_target(new DiskTarget(m_top)),
      m_bar(new DiskBar(m_top)),
      m_layers(new CurrentStack(this)),
      m_classic(new TestPage(results, TestGroup::Disk, m_layers)),
      m_rows(new DiskRowsView(results, m_layers)),
      m_fileView(makeFileView()) {
  setObjectName(QStringLiteral("diskPage"));
  m_classic->setObjectName(QStringLiteral("classicDisk"));
  m_rows->setObjectName(QStringLiteral("diskRows"));
  m_layers->setObjectName(QStringLiteral("diskLayers"));
  for (QWidget* layer : {static_cast<QWidget*>(m_classic), static_cast<QWidget*>(m_rows), m_fileView})
    m_layers->addWidget(layer);

  m_top->setObjectName(QStringLiteral("diskTop"));
  auto* top = new QVBoxLayout(m_top);
  top->setContentsMargins(20, 0, 20, 0);
  top->setSpacing(6);
  top->addWidget(m_target);
  top->addWidget(m_bar);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(6);
  whole->addWidget(m_top);
  whole->addWidget(m_layers, 1);

  connect(m_target, &DiskTarget::changeWanted, this, &DiskPage::foldersWanted);
  connect(m_target, &DiskTarget::drivesWanted, this, &DiskPage::drivesWanted);
  connect(m_target, &DiskTarget::folderChosen, this, &DiskPage::folderChosen);
  connect(m_bar, &DiskBar::settingsChosen, this, &DiskPage::settingsChosen);
  connect(m_bar, &DiskBar::enduranceWanted, this, &DiskPage::enduranceWanted);
  connect(m_bar, &DiskBar::readFileWanted, this, &DiskPage::readFileWanted);
  connect(m_bar, &DiskBar::measureChosen, this, [this] { m_rows->setMeasure(m_bar->measure()); });
  connect(m_classic, &ResultsPage::shownChartChanged, this, &ResultsPage::shownChartChanged);
  connect(m_rows, &DiskRowsView::measureWanted, this, &ResultsPage::measureWanted);
  connect(m_rows, &DiskRowsView::engineKnown, m_target, &DiskTarget::setEngine);
  connect(m_fileRows, &DiskRowsView::measureWanted, this,
          [this](const RunRequest& request) { emit measureWanted(ofFileRead(request)); });
  for (const DiskRowsView* rows : {m_rows, m_fileRows})
    connect(rows, &DiskRowsView::shownChartChanged, this, &ResultsPage::shownChartChanged);
  connect(m_back, &QPushButton::clicked, this, &DiskPage::showDisk);
  connect(&results, &LiveResults::begun, this, &DiskPage::followRun);
  connect(&ofFile, &LiveResults::begun, this, &DiskPage::followFile);
  retranslate();
  show(Settings{});
}

DiskPage::~DiskPage() = default;

QWidget* DiskPage::makeFileView() {
  auto* view = new QWidget(m_layers);
  view->setObjectName(QStringLiteral("fileRead"));
  m_fileName = plainLabel(view);
  m_fileName->setObjectName(QStringLiteral("fileReadName"));
  m_fileName->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_fileName->setWordWrap(true);
  m_back = new QPushButton(view);
  m_back->setObjectName(QStringLiteral("backToDisk"));
  m_back->setAutoDefault(false);
  m_fileRows = new DiskRowsView(m_fileResults, view, {"read"});
  m_fileRows->setObjectName(QStringLiteral("fileRows"));
  auto* head = new QHBoxLayout;
  head->setContentsMargins(20, 0, 20, 0);
  head->addWidget(m_fileName, 1);
  head->addWidget(m_back);
  auto* column = new QVBoxLayout(view);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addLayout(head);
  column->addWidget(m_fileRows, 1);
  return view;
}

bool DiskPage::isOfFile() const {
  return m_layers->currentWidget() == m_fileView;
}

void DiskPage::showLayer(QWidget* layer) {
  m_layers->setCurrentWidget(layer);
  m_top->setVisible(layer != m_fileView);
  emit shownChartChanged();
}

RunRequest DiskPage::ofFileRead(RunRequest request) const {
  const Plan& read = *m_fileResults.plan();
  request.selection.disk.fileToRead = read.diskFileToRead;
  request.selection.disk.ops = {"read"};
  request.diskProfile = read.settings.diskProfile;
  return request;
}

RunRequest DiskPage::request() const {
  return isOfFile() ? ofFileRead(otherRequest(TestGroup::Disk)) : otherRequest(TestGroup::Disk);
}

ChartPanel* DiskPage::shownChart() const {
  if (isOfFile()) return m_fileRows->shownChart();
  return m_layers->currentWidget() == m_rows ? m_rows->shownChart() : m_classic->shownChart();
}

void DiskPage::setInvitation(const QString& heading, const QString& sentence) {
  m_classic->setInvitation(heading, sentence);
  m_rows->setInvitation(heading, sentence);
}

void DiskPage::showForecast(const Plan& plan) {
  if (plan.folders.empty() || plan.diskFileToRead) return;
  m_target->showPlan(plan);
  m_bar->showPlan(plan, m_rates.writesOf(plan));
  emit folderKnown(plan.folders.front());
}

bool DiskPage::showsEarlier() const {
  return m_layers->currentWidget() == m_rows;
}

std::vector<const ResultRow*> DiskPage::shownRows(const LiveResults& results) const {
  if (isOfFile()) return ResultsPage::shownRows(m_fileResults);
  const bool inRows = m_layers->currentWidget() == m_rows;
  const std::vector<DiskRow> rows = diskRows(m_settings.diskProfile, m_settings.diskCustom);
  std::vector<const ResultRow*> shown;
  for (const ResultRow* row : ResultsPage::shownRows(results)) {
    const auto cell = diskCellOf(*row);
    const bool isOfProfile = cell && (cell->isEndurance || std::ranges::find(rows, cell->row) != rows.end());
    if (inRows ? isOfProfile : !cell) shown.push_back(row);
  }
  return shown;
}

void DiskPage::setMachine(const Machine& machine) {
  m_classic->setMachine(machine);
}

RateUnit DiskPage::unitHere(RateUnit chosen) const {
  return unitOfDrives(chosen);
}

void DiskPage::setRateUnit(RateUnit unit) {
  unit = unitHere(unit);
  m_classic->setRateUnit(unit);
  for (DiskRowsView* rows : {m_rows, m_fileRows}) rows->setRateUnit(unit);
}

void DiskPage::takeRates(const Run& run) {
  m_rates.take(run);
  emit ratesChanged(m_rates);
}

void DiskPage::setDrives(const std::vector<FolderFacts>& drives) {
  m_target->setDrives(drives);
}

void DiskPage::setSettings(const Settings& settings) {
  m_bar->setSettings(settings);
  show(settings);
  emit requestChanged();
}

void DiskPage::show(const Settings& settings) {
  m_settings = settings;
  const bool inRows = settings.diskProfile != DiskProfile::Classic;
  m_bar->setInRows(inRows);
  if (inRows) m_rows->setSettings(settings);
  showLayer(inRows ? static_cast<QWidget*>(m_rows) : m_classic);
}

void DiskPage::showDisk() {
  show(m_settings);
  emit requestChanged();
}

// A run that was started elsewhere may be of another profile.
void DiskPage::followRun() {
  const auto& plan = m_results.plan();
  if (!plan || std::ranges::find(plan->steps, TestGroup::Disk, &Step::group) == plan->steps.end()) return;
  if (!hasDiskRows(*plan)) {
    if (isOfFile()) show(plan->settings);
    return;
  }
  Settings shown = plan->settings;
  // An endurance test has a row whatever the profile.
  if (shown.diskProfile == DiskProfile::Classic) shown.diskProfile = DiskProfile::Default;
  show(shown);
  m_rows->showChartFor(*plan);
}

void DiskPage::followFile() {
  const Plan& plan = *m_fileResults.plan();
  retranslate();
  m_fileRows->setSettings(plan.settings);
  m_fileRows->showChartFor(plan);
  showLayer(m_fileView);
  emit requestChanged();
}

void DiskPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  ResultsPage::changeEvent(event);
}

void DiskPage::retranslate() {
  m_back->setText(tr("Back to the disk"));
  m_back->setAccessibleName(tr("Back to the disk"));
  m_back->setToolTip(
      tr("Shows the disk test again. The results of this file stay until you read another file."));
  const auto& plan = m_fileResults.plan();
  if (!plan || !plan->diskFileToRead) return;
  const QFileInfo file(QDir::fromNativeSeparators(QString::fromStdString(*plan->diskFileToRead)));
  m_fileName->setText(tr("Reading %1, %2, in %3", "name of a file, its size, its folder")
                          .arg(leftToRight(file.fileName()), sizeText(plan->diskFile, QLocale()),
                               leftToRight(QDir::toNativeSeparators(file.absolutePath()))));
}

}  // namespace strata::gui

#include "moc_disk_page.cpp"
