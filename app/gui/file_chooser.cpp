// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/file_chooser.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qfileinfo.h>
#include <QtWidgets/qfiledialog.h>

#include <utility>

namespace strata::gui {

namespace {

class FileChooserText {
  Q_DECLARE_TR_FUNCTIONS(FileChooser)
};

}  // namespace

FileChooser nativeFileChooser() {
  return [](QWidget* parent, const QString& suggestedPath, std::function<void(const QString&)> chosen) {
    const QFileInfo suggested(suggestedPath);
    auto* dialog = new QFileDialog(parent, FileChooserText::tr("Save report"), suggested.absolutePath(),
                                   FileChooserText::tr("Text files (*.txt);;All files (*)"));
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    dialog->selectFile(suggested.fileName());
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
  };
}

}  // namespace strata::gui
