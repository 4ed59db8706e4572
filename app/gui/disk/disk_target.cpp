// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/disk_target.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdir.h>
#include <QtCore/qlocale.h>
#include <QtGui/qaction.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>

#include "app/gui/disk/disk_table.h"
#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/text/value_text.h"
#include "app/gui/widgets/elided_label.h"
#include "core/report/disk_text.h"

namespace strata::gui {

QString folderFactsText(const FolderFacts& folder) {
  const std::string path = folder.path.empty() ? QDir::currentPath().toStdString() : folder.path;
  QStringList facts{leftToRight(QDir::toNativeSeparators(QString::fromStdString(path)))};
  for (const std::string& fact : diskFacts(folder, wordsOfDrives()))
    facts.append(isolated(QString::fromStdString(fact)));
  return joinedFacts(facts);
}

namespace {

/// A person looks for the drive and its room; the rest is for who wants to know.
QString briefText(FolderFacts folder) {
  folder.mountOptions.clear();
  folder.physicalSector.reset();
  return folderFactsText(folder);
}

}  // namespace

DiskTarget::DiskTarget(QWidget* parent)
    : QWidget(parent),
      m_menu(new QMenu(this)),
      m_line(new ElidedLabel(this)),
      m_change(new QPushButton(this)) {
  setObjectName(QStringLiteral("diskTarget"));
  m_line->setObjectName(QStringLiteral("diskTargetLine"));
  m_line->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  m_change->setObjectName(QStringLiteral("changeFolder"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_line, 1);
  row->addWidget(m_change);
  m_menu->setObjectName(QStringLiteral("drivesMenu"));
  m_change->setMenu(m_menu);
  connect(m_menu, &QMenu::aboutToShow, this, &DiskTarget::fillMenu);
  applyTheme();
  retranslate();
}

void DiskTarget::showPlan(const Plan& plan) {
  if (plan.folders.empty()) return;
  m_folders.clear();
  for (const FolderFacts& folder : plan.folders)
    if (std::ranges::find(m_folders, folder.path, &FolderFacts::path) == m_folders.end())
      m_folders.push_back(folder);
  retranslate();
}

void DiskTarget::setDrives(const std::vector<FolderFacts>& drives) {
  // A menu that is open and grows would leave the screen: the next time it has them.
  m_drives = drives;
}

void DiskTarget::showEvent(QShowEvent* event) {
  emit drivesWanted();
  QWidget::showEvent(event);
}

void DiskTarget::fillMenu() {
  m_menu->clear();
  std::vector<FolderFacts> choices = m_drives;
  const auto isTested = [this](const FolderFacts& one) {
    return m_folders.size() == 1 && m_folders.front().path == one.path;
  };
  // A folder of one's own lies on one of these drives, and is none of them.
  if (m_folders.size() == 1 && std::ranges::none_of(choices, isTested))
    choices.insert(choices.begin(), m_folders.front());
  for (const FolderFacts& drive : choices) {
    // An ampersand in the name of a folder is no mnemonic.
    QAction* action = m_menu->addAction(briefText(drive).replace(QStringLiteral("&"), QStringLiteral("&&")));
    action->setCheckable(true);
    action->setChecked(isTested(drive));
    connect(action, &QAction::triggered, this, [this, path = drive.path] { emit folderChosen(path); });
  }
  if (!m_drives.empty()) m_menu->addSeparator();
  QAction* other = m_menu->addAction(tr("Other folders…"));
  other->setObjectName(QStringLiteral("otherFolders"));
  connect(other, &QAction::triggered, this, &DiskTarget::changeWanted);
}

void DiskTarget::setEngine(const std::string& engine) {
  if (engine == m_engine) return;
  m_engine = engine;
  retranslate();
}

void DiskTarget::retranslate() {
  m_change->setText(tr("Drive"));
  m_change->setAccessibleName(tr("Drive to test"));
  m_change->setToolTip(tr("Chooses the drive to test, or the folders for the test files."));
  if (m_folders.empty()) {
    m_line->setText(tr("Checking the folder…"));
    return;
  }
  const FolderFacts& folder = m_folders.front();
  QStringList facts{briefText(folder)};
  if (m_folders.size() > 1)
    facts.append(tr("and %Ln more folders", nullptr, static_cast<int>(m_folders.size()) - 1));
  if (!m_engine.empty()) facts.append(diskEngineText(m_engine));
  QStringList details = facts;
  details.front() = folderFactsText(folder);
  m_line->setText(joinedFacts(facts), joinedFacts(details));
}

void DiskTarget::applyTheme() {
  m_line->setPalette(withText(QPalette(), themeFor(palette()).muted));
}

void DiskTarget::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) applyTheme();
  QWidget::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_disk_target.cpp"
