// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/series/against_dialog.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qgridlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qspinbox.h>

#include <utility>

#include "app/gui/text/labels.h"
#include "app/gui/widgets/plain_text.h"
#include "core/stats/sign_test.h"

namespace strata::gui {

namespace {

constexpr int charactersOfAgainstDialog = 76;
constexpr int mostPairs = 99;

}  // namespace

AgainstDialog::AgainstDialog(NamedRequest given, QWidget* parent)
    : FittedDialog(QStringLiteral("againstDialog"), charactersOfAgainstDialog, parent),
      m_given(std::move(given)),
      m_settings(m_given.settings),
      m_explanation(plainLabel(content())),
      m_tests(plainLabel(content())),
      m_firstLabel(plainLabel(content())),
      m_first(plainLabel(content())),
      m_secondLabel(plainLabel(content())),
      m_second(plainLabel(content())),
      m_choose(new QPushButton(content())),
      m_pages(new QCheckBox(content())),
      m_priority(new QCheckBox(content())),
      m_pairsLabel(plainLabel(content())),
      m_pairs(new QSpinBox(content())),
      m_time(plainLabel(content())),
      m_run(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
  m_explanation->setObjectName(QStringLiteral("againstExplanation"));
  m_tests->setObjectName(QStringLiteral("againstTests"));
  m_first->setObjectName(QStringLiteral("againstFirst"));
  m_second->setObjectName(QStringLiteral("againstSecond"));
  m_choose->setObjectName(QStringLiteral("againstChoose"));
  m_pages->setObjectName(QStringLiteral("againstPages"));
  m_priority->setObjectName(QStringLiteral("againstPriority"));
  m_pairs->setObjectName(QStringLiteral("againstPairs"));
  m_time->setObjectName(QStringLiteral("againstTime"));
  m_run->setObjectName(QStringLiteral("againstRun"));
  m_cancel->setObjectName(QStringLiteral("againstCancel"));
  m_choose->setAutoDefault(false);
  m_pairs->setRange(static_cast<int>(leastPairs), mostPairs);
  m_pairs->setValue(static_cast<int>(usualPairs));
  layOut();
  connect(m_choose, &QPushButton::clicked, this, &AgainstDialog::settingsWanted);
  connect(m_pages, &QCheckBox::toggled, this, &AgainstDialog::showWhatDiffers);
  connect(m_priority, &QCheckBox::toggled, this, &AgainstDialog::showWhatDiffers);
  connect(m_pairs, &QSpinBox::valueChanged, this, &AgainstDialog::showWhatDiffers);
  connect(m_run, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  retranslate();
  m_choose->setFocus();
}

void AgainstDialog::layOut() {
  for (QLabel* label : {m_explanation, m_tests, m_first, m_second, m_time}) label->setWordWrap(true);
  column().addWidget(m_explanation);
  column().addWidget(m_tests);
  column().addSpacing(fontMetrics().height() / 2);
  auto* grid = new QGridLayout;
  grid->addWidget(m_firstLabel, 0, 0);
  grid->addWidget(m_first, 0, 1);
  grid->addWidget(m_secondLabel, 1, 0);
  grid->addWidget(m_second, 1, 1);
  grid->addWidget(m_choose, 2, 1, Qt::AlignLeading);
  grid->addWidget(m_pages, 3, 1);
  grid->addWidget(m_priority, 4, 1);
  grid->addWidget(m_pairsLabel, 5, 0);
  grid->addWidget(m_pairs, 5, 1, Qt::AlignLeading);
  grid->addWidget(m_time, 6, 1);
  grid->setColumnStretch(1, 1);
  column().addLayout(grid);
  column().addStretch(1);
  m_pairsLabel->setBuddy(m_pairs);
  addButtons(*m_run, *m_cancel);
}

Selection AgainstDialog::selection() const {
  Selection selection = m_given.selection;
  if (m_pages->isChecked()) selection.pages = {PagePolicy::Huge};
  if (m_priority->isChecked()) selection.raisedPriority = true;
  return selection;
}

int AgainstDialog::pairs() const {
  return m_pairs->value();
}

void AgainstDialog::setSettings(const Settings& settings) {
  m_settings = settings;
  showWhatDiffers();
}

QString AgainstDialog::differences() const {
  const Settings& a = m_given.settings;
  const Settings& b = m_settings;
  QStringList parts;
  if (a.threadMode != b.threadMode || a.threads != b.threads) parts << tr("threads");
  if (a.binding != b.binding || a.cpuList != b.cpuList || a.cores != b.cores) parts << tr("affinity");
  if (a.regions != b.regions) parts << tr("buffer sizes");
  if (a.integerSeconds != b.integerSeconds || a.floatingSeconds != b.floatingSeconds ||
      a.memorySeconds != b.memorySeconds || a.diskSeconds != b.diskSeconds ||
      a.stopWhenPrecise != b.stopWhenPrecise)
    parts << tr("times");
  if (a.diskProfile != b.diskProfile || a.diskCustom != b.diskCustom ||
      a.diskReadPercent != b.diskReadPercent || a.diskZeros != b.diskZeros)
    parts << tr("disk profile");
  if (a.diskFile != b.diskFile) parts << tr("disk file");
  if (a.diskFolders != b.diskFolders) parts << tr("disk folders");
  const Selection other = selection();
  if (other.pages != m_given.selection.pages) parts << tr("huge pages");
  if (other.raisedPriority != m_given.selection.raisedPriority) parts << tr("raised priority");
  return QLocale().createSeparatedList(parts);
}

void AgainstDialog::showWhatDiffers() {
  const QString differences = this->differences();
  m_second->setText(differences.isEmpty() ? tr("same as A: change at least one setting")
                                          : tr("differs in: %1").arg(differences));
  m_run->setEnabled(!differences.isEmpty());
  const auto seconds = m_given.seconds;
  m_time->setText(seconds ? tr("Takes %1 if both settings take the same time.", "duration as in: about 2 min")
                                .arg(aboutText(2 * *seconds * pairs()))
                          : QString());
}

void AgainstDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  FittedDialog::changeEvent(event);
}

void AgainstDialog::retranslate() {
  setWindowTitle(tr("A/B test of two settings"));
  m_explanation->setText(
      tr("Runs A and B in pairs, shuffles the order in each pair, and shows which is faster. Drift from heat "
         "or other programs affects both equally."));
  m_tests->setText(tr("Tests: %1").arg(m_given.name));
  m_firstLabel->setText(tr("A:"));
  m_first->setText(tr("as in Setup"));
  m_secondLabel->setText(tr("B:"));
  m_choose->setText(tr("&Settings of B…"));
  m_pages->setText(tr("&Huge pages, where available"));
  m_priority->setText(tr("&Raised priority, if the OS allows it"));
  m_pairsLabel->setText(tr("&Pairs:"));
  m_pairs->setAccessibleName(tr("Pairs"));
  m_pairs->setLocale(QLocale());
  m_run->setText(tr("Measure"));
  m_cancel->setText(tr("Cancel"));
  showWhatDiffers();
}

}  // namespace strata::gui

#include "moc_against_dialog.cpp"
