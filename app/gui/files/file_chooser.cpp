// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/file_chooser.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qfileinfo.h>
#include <QtWidgets/qfiledialog.h>

#include <utility>

namespace strata::gui {

FileChooser nativeFileChooser() {
  return [](QWidget* parent, const FileQuestion& question, std::function<void(const QString&)> chosen) {
    const bool save = question.purpose == FileQuestion::Purpose::Save;
    const QFileInfo suggested(question.suggestedPath);
    auto* dialog = new QFileDialog(parent, question.title,
                                   save ? suggested.absolutePath() : question.suggestedPath, question.filter);
    dialog->setObjectName(save ? QStringLiteral("saveDialog") : QStringLiteral("openDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(save ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(save ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setDefaultSuffix(question.suffix);
    if (save) dialog->selectFile(suggested.fileName());
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
  };
}

namespace {

class FolderChooserText {
  Q_DECLARE_TR_FUNCTIONS(FolderChooser)
};

}  // namespace

FolderChooser nativeFolderChooser() {
  return [](QWidget* parent, const QString& startFolder, std::function<void(const QString&)> chosen) {
    auto* dialog = new QFileDialog(parent, FolderChooserText::tr("Folder for the disk test"), startFolder);
    dialog->setObjectName(QStringLiteral("folderDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
  };
}

}  // namespace strata::gui
