// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/disk_question.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdir.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include "app/gui/text/number_text.h"
#include "app/gui/widgets/plain_text.h"
#include "core/plan/whole_machine.h"

namespace strata::gui {

namespace {

constexpr int questionCharacters = 60;

}  // namespace

DiskQuestion::DiskQuestion(const QString& folder, double seconds, QWidget* parent)
    : FittedDialog(QStringLiteral("diskQuestion"), questionCharacters, parent),
      m_folder(folder),
      m_seconds(seconds),
      m_explanation(plainLabel(content())),
      m_disk(new QCheckBox(content())),
      m_later(plainLabel(content())),
      m_run(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
  m_explanation->setObjectName(QStringLiteral("diskQuestionText"));
  m_later->setObjectName(QStringLiteral("diskQuestionLater"));
  for (QLabel* label : {m_explanation, m_later}) label->setWordWrap(true);
  m_disk->setObjectName(QStringLiteral("diskQuestionDisk"));
  m_disk->setChecked(true);
  m_run->setObjectName(QStringLiteral("diskQuestionRun"));
  m_cancel->setObjectName(QStringLiteral("diskQuestionCancel"));
  column().addWidget(m_explanation);
  column().addSpacing(fontMetrics().height() / 2);
  column().addWidget(m_disk);
  column().addWidget(m_later);
  column().addStretch(1);
  addButtons(*m_run, *m_cancel);
  connect(m_run, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  retranslate();
  m_run->setFocus();
}

bool DiskQuestion::withDisk() const {
  return m_disk->isChecked();
}

void DiskQuestion::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  FittedDialog::changeEvent(event);
}

void DiskQuestion::retranslate() {
  setWindowTitle(tr("Run"));
  const QString what =
      tr("This run measures the whole machine in at most %1 seconds: processor, levels of memory, and disk. "
         "For the disk it writes a file of up to %2, and then reads and writes it for some seconds. Strata "
         "deletes the file afterwards.")
          .arg(QLocale().toString(static_cast<int>(m_seconds)), sizeText(mostWholeMachineFile));
  m_explanation->setText(
      m_folder.isEmpty()
          ? what
          : tr("%1\n\nWhere: %2", "what is written, folder").arg(what, QDir::toNativeSeparators(m_folder)));
  m_disk->setText(tr("Measure the &disk too"));
  m_later->setText(tr("Strata asks this once. To change it later: Run > Whole machine options."));
  // Not "Run" again: two buttons of one name on a screen are one too many.
  m_run->setText(tr("Run now"));
  m_cancel->setText(tr("Cancel"));
}

}  // namespace strata::gui

#include "moc_disk_question.cpp"
