// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/disk_rows.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdir.h>
#include <QtCore/qstringlist.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <utility>

#include "app/gui/look/theme.h"
#include "app/gui/setup/disk_folders_dialog.h"
#include "app/gui/setup/reason_data.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/text/value_text.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/value_field.h"
#include "app/gui/widgets/wrap_layout.h"
#include "core/plan/whole_machine.h"

namespace strata::gui {

DiskFileRow::DiskFileRow(const SetupContext& context, FieldGuard& guard, QWidget* parent)
    : SetupRow(QStringLiteral("diskFile"), context, guard, parent),
      m_each(plainLabel(this)),
      m_whole(plainLabel(this)) {
  WrapLayout& line = addLine();
  m_size = addField(QStringLiteral("diskFileSize"));
  m_size->setCheck([this](const QString& text) -> std::optional<QString> {
    if (allowedSize(text)) return std::nullopt;
    return allowed();
  });
  m_size->setTidy([this](const QString& text) {
    const auto size = allowedSize(text);
    return size ? exactSizeText(*size, QLocale()) : text;
  });
  label()->setBuddy(m_size);
  m_each->setObjectName(QStringLiteral("diskFileEach"));
  line.addWidget(m_each);
  m_whole->setObjectName(QStringLiteral("diskFileOfWhole"));
  m_whole->setWordWrap(true);
  m_whole->hide();
  addWide(*m_whole);
  retranslate();
}

void DiskFileRow::load(const Settings& settings) {
  m_size->setText(exactSizeText(settings.diskFile, fieldLocale()));
  m_size->setCursorPosition(0);
  showContext();
}

bool DiskFileRow::inRows() const {
  return context().settings.diskProfile != DiskProfile::Classic;
}

void DiskFileRow::showContext() {
  m_size->setAccessibleName(inRows() ? tr("Size of the disk file in each folder")
                                     : tr("Size of the disk file of each thread"));
  m_each->setText(inRows() ? tr("for each folder") : tr("for each thread"));
  const auto run = context().whatWouldRun ? context().whatWouldRun(context().settings) : std::nullopt;
  const bool isWhole = run && run->selection.wholeMachine && run->selection.tests.contains(TestGroup::Disk);
  m_whole->setText(
      isWhole
          ? tr("Run on the Overview uses a file of at most %1 instead.").arg(sizeText(mostWholeMachineFile))
          : QString());
  m_whole->setVisible(isWhole);
  m_whole->setPalette(withText(QPalette(), themeFor(palette()).muted));
}

void DiskFileRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) showContext();
  SetupRow::changeEvent(event);
}

void DiskFileRow::readInto(Settings& settings) const {
  settings.diskFile = allowedSize(m_size->text()).value_or(settings.diskFile);
}

std::optional<Bytes> DiskFileRow::allowedSize(const QString& text) const {
  const auto size = sizeFromText(text, fieldLocale());
  if (!size || *size < diskFileRange.least || *size > diskFileRange.most) return std::nullopt;
  return size;
}

QString DiskFileRow::allowed() const {
  const QLocale locale;
  return tr("A size from %1 to %2, such as 256M or %3.")
      .arg(exactSizeText(diskFileRange.least, locale), exactSizeText(diskFileRange.most, locale),
           exactSizeText(1536_MiB, locale));
}

bool DiskFileRow::showRefusal(const Reason& reason, const std::vector<QWidget*>&) {
  if (reason.id != "not-enough-disk") return false;
  const Bytes largest = bytesIn(reason, "largest_file_bytes").value_or(0_B);
  if (largest < diskFileRange.least) return false;  // no size would do: the folder is what must change
  const QLocale locale;
  guard().refuse(
      {m_size}, message(),
      (inRows() ? tr("At most %1 for each folder: %2 is free in %3.")
                : tr("At most %1 for each thread: %2 is free in %3."))
          .arg(sizeTextRoundedDown(largest, locale),
               sizeTextRoundedDown(bytesIn(reason, "free_bytes").value_or(0_B), locale),
               leftToRight(QDir::toNativeSeparators(textIn(reason, "folder").value_or(QString())))));
  return true;
}

void DiskFileRow::retranslate() {
  label()->setText(tr("&Disk file"));
  m_size->setToolTip(allowed());
  m_size->setSample(exactSizeText(Bytes{999'999'999}, QLocale()));
  showContext();
}

DiskFoldersRow::DiskFoldersRow(const SetupContext& context, FieldGuard& guard, FolderChooser chooseFolder,
                               QWidget* parent)
    : SetupRow(QStringLiteral("diskFolders"), context, guard, parent),
      m_chooseFolder(std::move(chooseFolder)),
      m_summary(new ElidedLabel(this)),
      m_set(new QPushButton(this)) {
  m_summary->setObjectName(QStringLiteral("diskFoldersSummary"));
  m_summary->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_set->setObjectName(QStringLiteral("setDisk"));
  WrapLayout& line = addLine();
  line.addWidget(m_set);
  line.addWidget(m_summary);
  connect(m_set, &QPushButton::clicked, this, &DiskFoldersRow::edit);
  retranslate();
}

void DiskFoldersRow::load(const Settings& settings) {
  m_folders = settings.diskFolders;
  showFolders();
}

void DiskFoldersRow::readInto(Settings& settings) const {
  settings.diskFolders = m_folders;
}

void DiskFoldersRow::edit() {
  auto* dialog = new DiskFoldersDialog(m_folders, context().settings.diskProfile, m_chooseFolder, window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    m_folders = dialog->folders();
    showFolders();
    emit changed();
  });
  dialog->open();
}

void DiskFoldersRow::showFolders() {
  if (m_folders.empty()) {
    m_summary->setText(
        tr("Current folder: %1").arg(leftToRight(QDir::toNativeSeparators(QDir::currentPath()))));
    return;
  }
  QStringList paths;
  for (const std::string& folder : m_folders)
    paths << leftToRight(QDir::toNativeSeparators(QString::fromStdString(folder)));
  m_summary->setText(QLocale().createSeparatedList(paths));
}

bool DiskFoldersRow::showRefusal(const Reason& reason, const std::vector<QWidget*>&) {
  if (reason.id == "not-enough-disk") {
    guard().refuse(
        {m_set}, message(),
        tr("Only %1 is free in %2, not enough for a test file. Choose another folder.")
            .arg(sizeTextRoundedDown(bytesIn(reason, "free_bytes").value_or(0_B), QLocale()),
                 leftToRight(QDir::toNativeSeparators(textIn(reason, "folder").value_or(QString())))));
    return true;
  }
  if (reason.id != "folder-missing" && reason.id != "folder-not-writable" &&
      reason.id != "device-not-answering")
    return false;
  guard().refuse({m_set}, message(), reasonText(reason));
  return true;
}

void DiskFoldersRow::retranslate() {
  label()->setText(tr("Disk folders"));
  m_set->setText(tr("Set dis&k…"));
  m_set->setAccessibleName(tr("Set disk folders"));
  m_set->setToolTip(tr("Chooses the folders for the test files."));
  showFolders();
}

}  // namespace strata::gui

#include "moc_disk_rows.cpp"
