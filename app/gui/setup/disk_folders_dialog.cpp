// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/disk_folders_dialog.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdir.h>
#include <QtCore/qoperatingsystemversion.h>
#include <QtGui/qshortcut.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtreewidget.h>

#include <algorithm>
#include <utility>
#include <variant>

#include "app/gui/setup/drive_letters.h"
#include "app/gui/text/value_text.h"
#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/marked_text.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/value_field.h"
#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

namespace {

constexpr int charactersOfDiskFoldersDialog = 66;

QString shownPath(const std::string& folder) {
  return leftToRight(QDir::toNativeSeparators(QString::fromStdString(folder)));
}

}  // namespace

DiskFoldersDialog::DiskFoldersDialog(std::vector<std::string> folders, DiskProfile profile,
                                     FolderChooser chooseFolder, QWidget* parent)
    : FittedDialog(QStringLiteral("diskFoldersDialog"), charactersOfDiskFoldersDialog, parent),
      m_folders(std::move(folders)),
      m_inRows(profile != DiskProfile::Classic),
      m_chooseFolder(std::move(chooseFolder)),
      m_guard(new FieldGuard(this)),
      m_explanation(plainLabel(content())),
      m_list(new QTreeWidget(content())),
      m_add(new QPushButton(content())),
      m_browse(new QPushButton(content())),
      m_remove(new QPushButton(content())),
      m_lettersLabel(plainLabel(content())),
      m_letters(new ValueField(QStringLiteral("driveLetters"), content())),
      m_lettersMessage(
          new MarkedText(MarkedText::Weight::Wrong, QStringLiteral("driveLettersMessage"), content())),
      m_ok(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
  m_explanation->setObjectName(QStringLiteral("diskFoldersExplanation"));
  m_explanation->setWordWrap(true);
  m_list->setObjectName(QStringLiteral("diskFoldersList"));
  m_list->setColumnCount(2);
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAllColumnsShowFocus(true);
  m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  m_list->header()->setSectionsMovable(false);
  m_add->setObjectName(QStringLiteral("addFolder"));
  m_browse->setObjectName(QStringLiteral("browseFolder"));
  m_remove->setObjectName(QStringLiteral("removeFolder"));
  for (QPushButton* button : {m_add, m_browse, m_remove}) button->setAutoDefault(false);
  m_ok->setObjectName(QStringLiteral("diskFoldersOk"));
  m_cancel->setObjectName(QStringLiteral("diskFoldersCancel"));
  makeLettersField();
  layOut();

  connect(m_add, &QPushButton::clicked, this, &DiskFoldersDialog::add);
  connect(m_browse, &QPushButton::clicked, this, &DiskFoldersDialog::browse);
  connect(m_remove, &QPushButton::clicked, this, &DiskFoldersDialog::remove);
  connect(new QShortcut(QKeySequence::Delete, m_list, nullptr, nullptr, Qt::WidgetShortcut),
          &QShortcut::activated, this, &DiskFoldersDialog::remove);
  connect(m_list, &QTreeWidget::itemDoubleClicked, this, &DiskFoldersDialog::browse);
  connect(m_list, &QTreeWidget::currentItemChanged, this, &DiskFoldersDialog::enableButtons);
  connect(m_ok, &QPushButton::clicked, this, &DiskFoldersDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  retranslate();
  m_letters->setText(QString::fromStdString(driveLettersOf(m_folders)));
  showDriveLetters(QOperatingSystemVersion::currentType() == QOperatingSystemVersion::Windows);
  m_list->setFocus();
}

void DiskFoldersDialog::makeLettersField() {
  m_lettersLabel->setObjectName(QStringLiteral("driveLettersLabel"));
  m_lettersLabel->setBuddy(m_letters);
  m_letters->setSample(QStringLiteral("cdefghijklmn"));
  m_letters->setCheck([this](const QString& text) -> std::optional<QString> {
    const QString complaint = complaintOfLetters(text);
    if (complaint.isEmpty()) return std::nullopt;
    return complaint;
  });
  m_guard->watch(*m_letters, *m_lettersMessage);
  m_guard->exempt(*m_cancel);
  connect(m_letters, &ValueField::textEdited, this, &DiskFoldersDialog::takeLetters);
}

void DiskFoldersDialog::layOut() {
  auto* commands = new QVBoxLayout;
  commands->addWidget(m_add);
  commands->addWidget(m_browse);
  commands->addWidget(m_remove);
  commands->addStretch(1);
  auto* middle = new QHBoxLayout;
  middle->addWidget(m_list, 1);
  middle->addLayout(commands);
  auto* letters = new WrapLayout;
  letters->addWidget(m_lettersLabel);
  letters->addWidget(m_letters);
  column().addWidget(m_explanation);
  column().addLayout(middle, 1);
  column().addLayout(letters);
  column().addWidget(m_lettersMessage);
  addButtons(*m_ok, *m_cancel);
  fitList();
}

void DiskFoldersDialog::fitList() {
  constexpr int rows = 6;
  m_list->setMinimumHeight(rows * m_list->fontMetrics().lineSpacing() * 5 / 4);
}

void DiskFoldersDialog::showDriveLetters(bool shown) {
  m_lettersLabel->setVisible(shown);
  m_letters->setVisible(shown);
}

void DiskFoldersDialog::setBell(std::function<void()> bell) {
  m_guard->setBell(std::move(bell));
}

void DiskFoldersDialog::accept() {
  if (m_letters->isVisible() && m_guard->complain()) return;
  QDialog::accept();
}

void DiskFoldersDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) fitList();
  FittedDialog::changeEvent(event);
}

void DiskFoldersDialog::retranslate() {
  setWindowTitle(tr("Disk folders"));
  m_explanation->setText(m_inRows ? tr("The disk test uses one file in each folder, all at the same time. "
                                       "Folders on one drive share its throughput.")
                                  : tr("Each thread has its file in its own folder. With more threads than "
                                       "folders, the list starts again. Extra folders stay unused."));
  m_list->setHeaderLabels({m_inRows ? tr("File") : tr("Thread"), tr("Folder")});
  m_list->setAccessibleName(m_inRows ? tr("Disk folders") : tr("Disk folders, one for each thread"));
  m_add->setText(tr("&Add…"));
  m_add->setAccessibleName(tr("Add a folder"));
  m_browse->setText(tr("&Browse…"));
  m_browse->setAccessibleName(m_inRows ? tr("Choose another folder for the selected file")
                                       : tr("Choose another folder for the selected thread"));
  m_remove->setText(tr("&Remove"));
  m_remove->setAccessibleName(tr("Remove the selected folder"));
  m_lettersLabel->setText(tr("Or &drives, as letters"));
  m_letters->setAccessibleName(m_inRows ? tr("Letters of the drives")
                                        : tr("Letters of the drives, one for each thread"));
  m_letters->setPlaceholderText(QStringLiteral("cde"));
  m_ok->setText(tr("&OK"));
  m_cancel->setText(tr("&Cancel"));
  m_guard->refresh();
  showFolders();
}

QString DiskFoldersDialog::userOf(std::size_t folder) const {
  const QString number = QLocale().toString(folder + 1);
  return m_inRows ? tr("File %1").arg(number) : tr("Thread %1").arg(number);
}

void DiskFoldersDialog::showFolders() {
  const int before = std::max(0, selected());
  m_list->clear();
  if (m_folders.empty()) {
    auto* item = new QTreeWidgetItem(
        m_list, {m_inRows ? userOf(0) : tr("All", "threads"),
                 tr("Current folder: %1").arg(shownPath(QDir::currentPath().toStdString()))});
    item->setFlags(Qt::ItemIsEnabled);
  }
  for (std::size_t i = 0; i < m_folders.size(); ++i)
    new QTreeWidgetItem(m_list, {userOf(i), shownPath(m_folders[i])});
  if (!m_folders.empty())
    m_list->setCurrentItem(m_list->topLevelItem(std::min(before, m_list->topLevelItemCount() - 1)));
  enableButtons();
}

void DiskFoldersDialog::enableButtons() {
  const bool any = selected() >= 0;
  // A button that goes grey under the focus would leave the keyboard nowhere.
  if (!any && (m_browse->hasFocus() || m_remove->hasFocus())) m_add->setFocus();
  m_browse->setEnabled(any);
  m_remove->setEnabled(any);
}

int DiskFoldersDialog::selected() const {
  return m_folders.empty() || m_list->currentItem() == nullptr
             ? -1
             : m_list->indexOfTopLevelItem(m_list->currentItem());
}

QString DiskFoldersDialog::startFolder() const {
  const int at = selected();
  return at < 0 ? QDir::currentPath() : QString::fromStdString(m_folders[static_cast<std::size_t>(at)]);
}

void DiskFoldersDialog::add() {
  m_chooseFolder(this, startFolder(), [this](const QString& path) {
    m_folders.push_back(QDir::toNativeSeparators(path).toStdString());
    m_letters->setText(QString::fromStdString(driveLettersOf(m_folders)));
    showFolders();
    m_list->setCurrentItem(m_list->topLevelItem(m_list->topLevelItemCount() - 1));
  });
}

void DiskFoldersDialog::browse() {
  const int at = selected();
  if (at < 0) return;
  m_chooseFolder(this, startFolder(), [this, at](const QString& path) {
    if (static_cast<std::size_t>(at) >= m_folders.size()) return;
    m_folders[static_cast<std::size_t>(at)] = QDir::toNativeSeparators(path).toStdString();
    m_letters->setText(QString::fromStdString(driveLettersOf(m_folders)));
    showFolders();
  });
}

void DiskFoldersDialog::remove() {
  const int at = selected();
  if (at < 0) return;
  m_folders.erase(m_folders.begin() + at);
  m_letters->setText(QString::fromStdString(driveLettersOf(m_folders)));
  showFolders();
}

void DiskFoldersDialog::takeLetters() {
  auto read = foldersOfDriveLetters(m_letters->text().toStdString());
  auto* folders = std::get_if<std::vector<std::string>>(&read);
  if (folders == nullptr) return;
  // An empty line says nothing about folders that are no drives.
  if (folders->empty() && driveLettersOf(m_folders).empty()) return;
  m_folders = std::move(*folders);
  showFolders();
}

QString DiskFoldersDialog::complaintOfLetters(const QString& text) const {
  const std::string letters = text.toStdString();
  const auto read = foldersOfDriveLetters(letters);
  const auto* fault = std::get_if<DriveLetterFault>(&read);
  if (fault == nullptr) return {};
  const QString wrong = QString::fromStdString(letters.substr(fault->at)).left(1);
  if (fault->kind == DriveLetterFault::Kind::Twice)
    return tr("The list has drive %1 twice. Type each letter once, such as cde.").arg(wrong.toUpper());
  return tr("\"%1\" is not a drive letter. Type letters from a to z, such as cde.").arg(wrong);
}

}  // namespace strata::gui

#include "moc_disk_folders_dialog.cpp"
