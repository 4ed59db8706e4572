// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/about_box.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qlocale.h>
#include <QtGui/qtextdocument.h>
#include <QtWidgets/qmessagebox.h>

#include "core/model/run.h"

namespace strata::gui {

namespace {

struct AboutBox {
  Q_DECLARE_TR_FUNCTIONS(AboutBox)
};

}  // namespace

void openAboutBox(const Program& program, const QString& statePath, QWidget* parent) {
  auto* box = new QMessageBox(QMessageBox::NoIcon, AboutBox::tr("About Strata"),
                              AboutBox::tr("Strata %1").arg(QString::fromStdString(program.version)),
                              QMessageBox::Ok, parent);
  box->setObjectName(QStringLiteral("aboutBox"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setIconPixmap(parent->windowIcon().pixmap(64, 64));
  QString text =
      AboutBox::tr(
          "A benchmark of CPU, caches, memory, disk and network.\n\nMethod %1, built by %2.\n\nFree "
          "software under the GNU General Public License, version 3 or later. It comes without any warranty.")
          .arg(QLocale().toString(program.method), QString::fromStdString(program.compiler));
  if (!statePath.isEmpty())
    text += QStringLiteral("\n\n") + AboutBox::tr("Settings and runs are kept in %1.")
                                         .arg(QDir::toNativeSeparators(QFileInfo(statePath).absolutePath()));
  // A message box guesses whether its text is HTML, and the name of a folder may look like it.
  box->setInformativeText(Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal));
  box->open();
}

}  // namespace strata::gui
