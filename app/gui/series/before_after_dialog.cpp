// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/series/before_after_dialog.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qspinbox.h>
#include <QtWidgets/qtablewidget.h>

#include <utility>

#include "app/gui/look/theme.h"
#include "app/gui/series/repeat_dialog.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/shown_text.h"
#include "app/gui/text/verdict_text.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/wrap_layout.h"
#include "core/report/comparison_answer.h"
#include "core/stats/difference.h"

namespace strata::gui {

namespace {

constexpr int widthOfText = 72;
constexpr int widthOfTable = 110;
enum Column { cellColumn, beforeColumn, afterColumn, changeColumn, marginColumn, findingColumn, columns };

QTableWidgetItem* item(const QString& text, bool number) {
  auto* cell = new QTableWidgetItem(text);
  cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
  if (number) cell->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
  return cell;
}

}  // namespace

BeforeAfterDialog::BeforeAfterDialog(const QString& name, int characters, QWidget* parent)
    : FittedDialog(name, characters, parent),
      m_text(plainLabel(content())),
      m_other(new QPushButton(this)),
      m_ok(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
  m_text->setObjectName(name + QStringLiteral("Text"));
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_other->setObjectName(name + QStringLiteral("Other"));
  m_other->setAutoDefault(false);
  m_ok->setObjectName(name + QStringLiteral("Ok"));
  m_cancel->setObjectName(name + QStringLiteral("Cancel"));
  column().addWidget(m_text);
  connect(m_ok, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
}

BeforeAfterDialog::BeforeAfterDialog(Measure measure, QWidget* parent)
    : BeforeAfterDialog(QStringLiteral("beforeAfterMeasure"), widthOfText, parent) {
  m_measure = std::move(measure);
  m_other->hide();
  addCount();
  column().addStretch(1);
  addButtons(*m_ok, *m_cancel);
  retranslate();
  m_count->setFocus();
}

BeforeAfterDialog::BeforeAfterDialog(Change change, QWidget* parent)
    : BeforeAfterDialog(QStringLiteral("beforeAfterChange"), widthOfText, parent) {
  m_change = std::move(change);
  column().addStretch(1);
  bar().addWidget(m_other);
  addButtons(*m_ok, *m_cancel);
  connect(m_other, &QPushButton::clicked, this, [this] {
    emit forgetWanted();
    reject();
  });
  // Whoever presses Return without reading wants to make the change first.
  m_ok->setDefault(false);
  m_ok->setAutoDefault(false);
  m_cancel->setDefault(true);
  retranslate();
  m_cancel->setFocus();
}

BeforeAfterDialog::BeforeAfterDialog(Verdict verdict, QWidget* parent)
    : BeforeAfterDialog(QStringLiteral("beforeAfterVerdict"), widthOfTable, parent) {
  m_verdict = std::move(verdict);
  m_cancel->hide();
  addTable();
  bar().addWidget(m_other);
  bar().addWidget(m_ok);
  m_ok->setDefault(true);
  connect(m_other, &QPushButton::clicked, this, [this] {
    emit comparisonWanted();
    accept();
  });
  retranslate();
  m_ok->setFocus();
}

int BeforeAfterDialog::repetitions() const {
  return m_count == nullptr ? RepeatDialog::usualCount : m_count->value();
}

void BeforeAfterDialog::setComparisonOffered(bool offered) {
  m_other->setVisible(offered);
}

void BeforeAfterDialog::addCount() {
  m_countLabel = plainLabel(content());
  m_count = new QSpinBox(content());
  m_count->setObjectName(QStringLiteral("beforeAfterCount"));
  // Fewer would end without a verdict.
  m_count->setRange(static_cast<int>(leastRepetitions), RepeatDialog::mostCount);
  m_count->setValue(RepeatDialog::usualCount);
  m_countLabel->setBuddy(m_count);
  m_time = plainLabel(content());
  m_time->setObjectName(QStringLiteral("beforeAfterTime"));
  m_time->setWordWrap(true);
  auto* line = new QHBoxLayout;
  line->addWidget(m_countLabel);
  line->addWidget(m_count);
  line->addStretch(1);
  column().addLayout(line);
  column().addWidget(m_time);
  connect(m_count, &QSpinBox::valueChanged, this, &BeforeAfterDialog::retranslateMeasure);
}

void BeforeAfterDialog::addTable() {
  m_table = new QTableWidget(content());
  m_table->setObjectName(QStringLiteral("beforeAfterTable"));
  m_table->setColumnCount(columns);
  m_table->verticalHeader()->hide();
  m_table->setShowGrid(false);
  m_table->setAlternatingRowColors(true);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setTabKeyNavigation(false);
  m_table->setWordWrap(false);
  column().addWidget(m_table, 1);
}

void BeforeAfterDialog::fitTable() {
  constexpr int linesShown = 12;
  const int line = m_table->fontMetrics().height() + 8;
  m_table->verticalHeader()->setMinimumSectionSize(line);
  m_table->verticalHeader()->setDefaultSectionSize(line);
  m_table->setMinimumHeight(line * linesShown);
  m_table->resizeColumnsToContents();
}

void BeforeAfterDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange && m_table != nullptr) fitTable();
  // Its colours are those of the theme.
  if (event->type() == QEvent::PaletteChange && m_verdict) fillTable();
  FittedDialog::changeEvent(event);
}

void BeforeAfterDialog::retranslate() {
  setWindowTitle(tr("Before and after"));
  if (m_measure) retranslateMeasure();
  if (m_change) retranslateChange();
  if (m_verdict) retranslateVerdict();
}

void BeforeAfterDialog::retranslateMeasure() {
  m_text->setText(
      tr("Shows what a change does: to the BIOS, the memory profile, a driver or an OS setting.\n\n"
         "1. Strata measures the present state: %1.\n"
         "2. You change one thing, and restart the computer if that needs it.\n"
         "3. Strata measures the same again, and shows what is faster or slower.")
          .arg(m_measure->what));
  m_countLabel->setText(tr("&Repetitions:"));
  m_count->setAccessibleName(tr("Repetitions"));
  m_count->setLocale(QLocale());
  const auto seconds = m_measure->secondsOfOne;
  m_time->setText(
      seconds
          ? tr("Takes %1 now, and the same time again after the change. Close other programs during both.",
               "duration as in: about 2 min")
                .arg(aboutText(*seconds * m_count->value()))
          : tr("Takes the same time again after the change. Close other programs during both."));
  m_ok->setText(tr("Measure now"));
  m_cancel->setText(tr("Cancel"));
}

void BeforeAfterDialog::retranslateChange() {
  QString text = tr("Measured before the change: %1, %2.\n\n"
                    "Change it now. Restart the computer if that is needed, and come back: Strata remembers "
                    "where you were.\n\n"
                    "Change one thing only, or the finding cannot tell which of them it was.")
                     .arg(m_change->what, m_change->when);
  // There is no way back to a better one once the change is made.
  if (m_change->isDoubtful)
    text.prepend(tr("Most results of this baseline are not reliable: only large differences will show. Close "
                    "other programs, press Forget, and measure it again.") +
                 QStringLiteral("\n\n"));
  m_text->setText(text);
  m_other->setText(tr("Forget"));
  m_other->setToolTip(tr("Ends this comparison. Its runs stay in the history."));
  m_ok->setText(tr("Measure again"));
  m_cancel->setText(tr("Later"));
}

void BeforeAfterDialog::retranslateVerdict() {
  m_text->setText(verdictSentences(*m_verdict->comparison));
  m_other->setText(tr("Show comparison"));
  m_ok->setText(tr("Close"));
  m_table->setAccessibleName(tr("Differences"));
  const bool byTurns = m_verdict->comparison->byTurns;
  if (byTurns) {
    setWindowTitle(tr("A/B test of two settings"));
    const auto& sides = m_verdict->comparison->sides;
    m_text->setText(
        tr("%1\n%2\n\nB beside A:\n%3", "the two settings, verdict")
            .arg(QString::fromStdString(sides[0]), QString::fromStdString(sides[1]), m_text->text()));
  }
  m_table->setHorizontalHeaderLabels({tr("Result"), byTurns ? tr("A", "one of two settings") : tr("Before"),
                                      byTurns ? tr("B", "one of two settings") : tr("After"),
                                      tr("Difference"), tr("Margin"), tr("Finding")});
  fillTable();
}

void BeforeAfterDialog::fillTable() {
  // What differs first, since that is what was asked.
  std::vector<const ComparisonRow*> rows;
  for (const bool different : {true, false})
    for (const ComparisonRow& row : m_verdict->comparison->rows) {
      const Finding finding = row.differences[1]->finding;
      if ((finding == Finding::Faster || finding == Finding::Slower) == different) rows.push_back(&row);
    }
  m_table->setRowCount(static_cast<int>(rows.size()));
  const auto figure = [](const ComparisonRow& row, std::size_t side) {
    return tr("%1 %2", "figure, unit").arg(figureText(*row.sides[side].centre), unitText(row.cell.unit));
  };
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ComparisonRow& row = *rows[i];
    const Difference& difference = *row.differences[1];
    const int line = static_cast<int>(i);
    m_table->setItem(line, cellColumn, item(resultName(row.cell), false));
    m_table->setItem(line, beforeColumn, item(figure(row, 0), true));
    m_table->setItem(line, afterColumn, item(figure(row, 1), true));
    m_table->setItem(line, changeColumn, item(differenceText(difference), true));
    m_table->setItem(line, marginColumn, item(marginText(difference, row.floor), true));
    QTableWidgetItem* finding = item(markedFindingText(difference, row.cell.higherIsBetter), false);
    if (!isLikelyOnly(difference))
      finding->setForeground(
          colourOf(standingOf(difference, row.cell.higherIsBetter), themeFor(m_table->palette())));
    m_table->setItem(line, findingColumn, finding);
  }
  fitTable();
  m_table->horizontalHeader()->setStretchLastSection(true);
}

}  // namespace strata::gui

#include "moc_before_after_dialog.cpp"
