// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/disk_question.h"

#include <QtCore/qdir.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qlabel.h>

#include "app/gui/text/number_text.h"
#include "app/gui/widgets/plain_text.h"
#include "core/plan/whole_machine.h"

namespace strata::gui {

namespace {

constexpr int questionCharacters = 60;

}  // namespace

DiskQuestion::DiskQuestion(const QString& folder, double seconds, QWidget* parent)
    : RunQuestion(QStringLiteral("diskQuestion"), questionCharacters, parent),
      m_folder(folder),
      m_seconds(seconds),
      m_disk(new QCheckBox(content())),
      m_later(plainLabel(content())) {
  m_later->setObjectName(QStringLiteral("diskQuestionLater"));
  m_later->setWordWrap(true);
  m_disk->setObjectName(QStringLiteral("diskQuestionDisk"));
  m_disk->setChecked(true);
  column().addSpacing(fontMetrics().height() / 2);
  column().addWidget(m_disk);
  column().addWidget(m_later);
  column().addStretch(1);
  DiskQuestion::retranslate();
}

bool DiskQuestion::withDisk() const {
  return m_disk->isChecked();
}

void DiskQuestion::retranslate() {
  RunQuestion::retranslate();
  const QString what =
      tr("This run measures the whole machine in at most %1 seconds: processor, levels of memory, and disk. "
         "For the disk it writes a file of up to %2, and then reads and writes it for some seconds. Strata "
         "deletes the file afterwards.")
          .arg(QLocale().toString(static_cast<int>(m_seconds)), sizeText(mostWholeMachineFile));
  explanation().setText(
      m_folder.isEmpty()
          ? what
          : tr("%1\n\nWhere: %2", "what is written, folder").arg(what, QDir::toNativeSeparators(m_folder)));
  m_disk->setText(tr("Measure the &disk too"));
  m_later->setText(tr("Strata asks this once. To change it later: Run > Whole machine options."));
}

}  // namespace strata::gui

#include "moc_disk_question.cpp"
