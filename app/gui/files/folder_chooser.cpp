// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/folder_chooser.h"

#include <QtCore/qcoreapplication.h>
#include <QtWidgets/qfiledialog.h>

#include <utility>

namespace strata::gui {

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
