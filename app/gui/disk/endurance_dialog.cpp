// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/endurance_dialog.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <utility>

#include "app/gui/disk/disk_target.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/value_text.h"
#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/marked_text.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/value_field.h"
#include "app/gui/widgets/wrap_layout.h"
#include "core/model/settings.h"
#include "core/plan/plan.h"

namespace strata::gui {

namespace {

constexpr int widthInCharacters = 66;
/// What makers of drives for desktops warrant, roughly: so many times the capacity in all.
constexpr double usualLifeInCapacities = 600;

}  // namespace

EnduranceDialog::EnduranceDialog(std::optional<FolderFacts> folder, Bytes file, std::optional<double> rate,
                                 QWidget* parent)
    : FittedDialog(QStringLiteral("enduranceDialog"), widthInCharacters, parent),
      m_folder(std::move(folder)),
      m_file(file),
      m_rate(rate),
      m_guard(new FieldGuard(this)),
      m_explanation(plainLabel(content())),
      m_bytesLabel(plainLabel(content())),
      m_bytes(new ValueField(QStringLiteral("enduranceBytes"), content())),
      m_message(new MarkedText(MarkedText::Weight::Wrong, QStringLiteral("enduranceMessage"), content())),
      m_verify(new QCheckBox(content())),
      m_cost(plainLabel(content())),
      m_run(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
  m_explanation->setObjectName(QStringLiteral("enduranceExplanation"));
  m_explanation->setWordWrap(true);
  m_bytesLabel->setObjectName(QStringLiteral("enduranceBytesLabel"));
  m_bytesLabel->setBuddy(m_bytes);
  m_verify->setObjectName(QStringLiteral("enduranceVerify"));
  m_cost->setObjectName(QStringLiteral("enduranceCost"));
  m_cost->setWordWrap(true);
  m_cost->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_run->setObjectName(QStringLiteral("enduranceRun"));
  m_cancel->setObjectName(QStringLiteral("enduranceCancel"));
  m_bytes->setText(exactSizeText(usualBytes, QLocale()));
  m_bytes->setCheck([this](const QString&) -> std::optional<QString> {
    if (allowedBytes()) return std::nullopt;
    return tr("A size from %1 to %2, such as 64G.")
        .arg(exactSizeText(leastBytes, QLocale()), exactSizeText(diskFileRange.most, QLocale()));
  });
  m_bytes->setTidy([this](const QString& text) {
    const auto size = allowedBytes();
    return size ? exactSizeText(*size, QLocale()) : text;
  });
  m_guard->watch(*m_bytes, *m_message);
  m_guard->exempt(*m_cancel);

  auto* amount = new WrapLayout;
  amount->addWidget(m_bytesLabel);
  amount->addWidget(m_bytes);
  column().addWidget(m_explanation);
  column().addSpacing(fontMetrics().height() / 2);
  column().addLayout(amount);
  column().addWidget(m_message);
  column().addWidget(m_verify);
  column().addSpacing(fontMetrics().height() / 2);
  column().addWidget(m_cost);
  column().addStretch(1);
  addButtons(*m_run, *m_cancel);
  connect(m_bytes, &ValueField::textEdited, this, &EnduranceDialog::showCost);
  connect(m_verify, &QCheckBox::toggled, this, &EnduranceDialog::showCost);
  connect(m_run, &QPushButton::clicked, this, &EnduranceDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  retranslate();
  m_bytes->setFocus();
  m_bytes->selectAll();
}

std::optional<Bytes> EnduranceDialog::allowedBytes() const {
  const auto size = sizeFromText(m_bytes->text(), QLocale());
  if (!size || *size < leastBytes || *size > diskFileRange.most) return std::nullopt;
  return size;
}

Bytes EnduranceDialog::bytes() const {
  return allowedBytes().value_or(usualBytes);
}

bool EnduranceDialog::verifies() const {
  return m_verify->isChecked();
}

void EnduranceDialog::setBell(std::function<void()> bell) {
  m_guard->setBell(std::move(bell));
}

void EnduranceDialog::accept() {
  if (m_guard->complain()) return;
  QDialog::accept();
}

void EnduranceDialog::showCost() {
  const auto size = allowedBytes();
  if (!size) {
    m_cost->clear();
    return;
  }
  QStringList sentences;
  if (m_folder) sentences.append(tr("Where: %1.", "folder and drive").arg(folderFactsText(*m_folder)));
  sentences.append(tr("Writes %1 in total, in repeated passes over a file of %2. It needs no more space than "
                      "this file. Strata deletes it when the test ends or stops.")
                       .arg(sizeText(*size), sizeText(m_file)));
  const double rate = m_rate.value_or(assumedDiskRate);
  const QString time = aboutText(static_cast<double>(size->count) / (rate * 1e6));
  sentences.append(
      (m_rate ? tr("At %1 MB/s, the fastest rate of this drive's last test, that takes %2. It takes "
                   "longer when the drive slows down.",
                   "rate, duration")
              : tr("At %1 MB/s that takes %2; a faster drive takes less.", "rate, duration"))
          .arg(figureText(rate), time));
  if (m_folder && m_folder->capacity && m_folder->capacity->count > 0) {
    const double rounds = static_cast<double>(size->count) / static_cast<double>(m_folder->capacity->count);
    sentences.append(tr("This wears a flash drive: it writes %1 of this disk's capacity. Desktop drives are "
                        "rated for about %2 full drive writes, so it uses %3 of that.")
                         .arg(percentText(100 * rounds, QLocale()),
                              QLocale().toString(static_cast<int>(usualLifeInCapacities)),
                              percentText(100 * rounds / usualLifeInCapacities, QLocale())));
  } else {
    sentences.append(tr("This wears a flash drive: each write uses a little of its rated life."));
  }
  if (m_verify->isChecked())
    sentences.append(tr("Strata verifies each pass, which takes about twice as long."));
  m_cost->setText(sentences.join(QStringLiteral("\n\n")));
}

void EnduranceDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    m_bytes->tidy();
    retranslate();
    m_guard->refresh();
  }
  FittedDialog::changeEvent(event);
}

void EnduranceDialog::retranslate() {
  setWindowTitle(tr("Sustained write test"));
  m_explanation->setText(
      tr("Shows the rate vs. data written: where the SLC cache of the drive is full, where it gets hot, and "
         "how fast it is then."));
  m_bytesLabel->setText(tr("Total &write"));
  m_bytes->setAccessibleName(tr("Bytes to write in total"));
  m_bytes->setToolTip(tr("Choose more than the SLC cache of the drive, often 10 to 30 % of the free space."));
  m_bytes->setSample(exactSizeText(Bytes{999'999'999}, QLocale()));
  m_verify->setText(tr("&Read back and verify"));
  m_verify->setAccessibleName(tr("Read back and verify"));
  m_verify->setToolTip(tr("Finds blocks that the drive loses, misplaces or corrupts."));
  m_run->setText(tr("Run"));
  m_cancel->setText(tr("Cancel"));
  showCost();
}

}  // namespace strata::gui

#include "moc_endurance_dialog.cpp"
