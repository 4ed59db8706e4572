// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/series/repeat_dialog.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qformlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qspinbox.h>

#include <utility>

#include "app/gui/text/labels.h"
#include "app/gui/widgets/plain_text.h"
#include "core/stats/difference.h"

namespace strata::gui {

namespace {

constexpr int charactersOfRepeatDialog = 70;

}  // namespace

RepeatDialog::RepeatDialog(QString what, std::optional<double> secondsOfOne, QWidget* parent)
    : FittedDialog(QStringLiteral("repeatDialog"), charactersOfRepeatDialog, parent),
      m_what(std::move(what)),
      m_secondsOfOne(secondsOfOne),
      m_explanation(plainLabel(content())),
      m_testsLabel(plainLabel(content())),
      m_tests(plainLabel(content())),
      m_countLabel(plainLabel(content())),
      m_count(new QSpinBox(content())),
      m_timeLabel(plainLabel(content())),
      m_time(plainLabel(content())),
      m_hint(plainLabel(content())),
      m_run(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
  m_explanation->setObjectName(QStringLiteral("repeatExplanation"));
  m_explanation->setWordWrap(true);
  m_tests->setObjectName(QStringLiteral("repeatTests"));
  m_tests->setWordWrap(true);
  m_count->setObjectName(QStringLiteral("repeatCount"));
  m_count->setRange(leastCount, mostCount);
  m_count->setValue(usualCount);
  m_countLabel->setBuddy(m_count);
  m_time->setObjectName(QStringLiteral("repeatTime"));
  m_hint->setObjectName(QStringLiteral("repeatHint"));
  m_hint->setWordWrap(true);
  m_run->setObjectName(QStringLiteral("repeatRun"));
  m_cancel->setObjectName(QStringLiteral("repeatCancel"));

  column().addWidget(m_explanation);
  column().addSpacing(fontMetrics().height() / 2);
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
  form->addRow(m_testsLabel, m_tests);
  form->addRow(m_countLabel, m_count);
  form->addRow(m_timeLabel, m_time);
  column().addLayout(form);
  column().addWidget(m_hint);
  column().addStretch(1);
  addButtons(*m_run, *m_cancel);
  connect(m_run, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(m_count, &QSpinBox::valueChanged, this, &RepeatDialog::showTime);
  retranslate();
  m_count->setFocus();
  m_count->selectAll();
}

int RepeatDialog::count() const {
  return m_count->value();
}

void RepeatDialog::showTime() {
  m_time->setText(m_secondsOfOne ? aboutText(*m_secondsOfOne * count()) : tr("not known yet"));
  m_hint->setText(
      count() < static_cast<int>(leastRepetitions)
          ? tr("To compare two series, each needs at least %Ln repetitions.", nullptr,
               static_cast<int>(leastRepetitions))
          : tr("Strata saves each finished repetition to the history. Stop keeps the finished ones."));
}

void RepeatDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  FittedDialog::changeEvent(event);
}

void RepeatDialog::retranslate() {
  setWindowTitle(tr("Repeat"));
  m_explanation->setText(
      tr("Repeats the same tests, each time with new threads and memory. The spread of the repetitions shows "
         "the noise, so that you can compare series."));
  m_testsLabel->setText(tr("Tests:"));
  m_tests->setText(m_what);
  m_countLabel->setText(tr("&Repetitions:"));
  m_count->setAccessibleName(tr("Repetitions"));
  m_count->setLocale(QLocale());
  m_timeLabel->setText(tr("Time:"));
  m_run->setText(tr("Run"));
  m_cancel->setText(tr("Cancel"));
  showTime();
}

}  // namespace strata::gui

#include "moc_repeat_dialog.cpp"
