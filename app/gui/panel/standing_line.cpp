// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/standing_line.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qgridlayout.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/gui/look/theme.h"
#include "app/gui/panel/live_run.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/mark.h"
#include "core/model/kernel_id.h"
#include "core/report/notes.h"

namespace strata::gui {

namespace {

struct ReasonCount {
  Reason reason;
  int results = 0;
};

}  // namespace

bool isDoubtful(const CellResult& cell) {
  const Measured* measured = measuredOf(&cell);
  return measured != nullptr && measured->verdict.grade != Grade::Good && cell.test != Test::Network &&
         !isSustainedWrite(cell);
}

RunSummary summaryOf(const std::vector<const CellResult*>& results) {
  RunSummary summary;
  int all = 0;
  int reliable = 0;
  std::vector<ReasonCount> counts;
  for (const CellResult* cell : results) {
    const Measured* measured = measuredOf(cell);
    if (measured == nullptr) continue;
    const Verdict& verdict = measured->verdict;
    ++all;
    summary.worst = std::max(summary.worst.value_or(Grade::Good), verdict.grade);
    if (verdict.grade == Grade::Good) {
      ++reliable;
      continue;
    }
    if (isDoubtful(*cell)) ++summary.doubtful;
    for (const Reason& reason : verdict.reasons) {
      const auto known = std::ranges::find_if(counts, [&](const ReasonCount& one) {
        return withoutFigures(one.reason) == withoutFigures(reason);
      });
      if (known == counts.end())
        counts.push_back({reason, 1});
      else
        ++known->results;
    }
  }
  if (all == 0) return summary;
  summary.counts = StandingLine::tr("%1 of %Ln shown results are reliable", nullptr, all)
                       .arg(QLocale().toString(reliable));
  // Of two as frequent ones, that which a person can do something about.
  const auto most = std::ranges::max_element(counts, {}, [](const ReasonCount& one) {
    return std::pair(one.results, one.reason.id == "other-load" || one.reason.id == "pre-empted");
  });
  if (most != counts.end())
    summary.counts = joinedFacts(
        {summary.counts, StandingLine::tr("%1 (%Ln results)", "what disturbed them", most->results)
                             .arg(briefReasonText(most->reason))});
  return summary;
}

StandingLine::StandingLine(QWidget* parent)
    : QWidget(parent),
      m_grid(new QGridLayout(this)),
      m_counts(new ElidedLabel(this)),
      m_details(new ElidedLabel(this)),
      m_again(new QPushButton(this)) {
  setObjectName(QStringLiteral("standing"));
  m_counts->setObjectName(QStringLiteral("standingText"));
  m_details->setObjectName(QStringLiteral("standingDetails"));
  m_again->setObjectName(QStringLiteral("measureDoubtful"));
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(12);
  m_grid->setVerticalSpacing(2);
  m_grid->setColumnStretch(0, 1);
  m_grid->addWidget(m_counts, 0, 0);
  m_grid->addWidget(m_details, 1, 0);
  connect(m_again, &QPushButton::clicked, this, &StandingLine::againWanted);
  showSummary();
}

QString StandingLine::text() const {
  QStringList facts{m_counts->text(), m_details->text()};
  facts.removeAll(QString());
  return joinedFacts(facts);
}

void StandingLine::setSummary(const RunSummary& summary) {
  m_summary = summary;
  showSummary();
}

void StandingLine::showSummary() {
  m_counts->setText(m_summary.counts);
  m_details->setText(m_summary.details);
  m_details->setPalette(withText(palette(), themeFor(palette()).muted));
  m_again->setText(tr("Run the %Ln again", "a button; results that are not reliable", m_summary.doubtful));
  m_again->setAccessibleName(m_again->text());
  m_again->setToolTip(
      tr("Measures only the results that are not reliable. The measurement with the better grade stays, "
         "or else the one with the narrower interval. Close other programs first."));
  m_again->setAccessibleDescription(m_again->toolTip());
  m_again->setVisible(m_summary.doubtful > 0);
  arrange();
  update();
}

int StandingLine::markSize() const {
  return fontMetrics().height() * 6 / 10;
}

void StandingLine::arrange() {
  // In a narrow window the button has a line of its own.
  const bool wide = LiveRun::linesFor(width(), fontMetrics()) == 2;
  const int lead = m_summary.worst ? markSize() * 2 : 0;
  const bool mirrored = layoutDirection() == Qt::RightToLeft;
  m_grid->setContentsMargins(mirrored ? 0 : lead, 0, mirrored ? lead : 0, 0);
  if (wide)
    m_grid->addWidget(m_again, 0, 1, 2, 1, Qt::AlignVCenter);
  else
    m_grid->addWidget(m_again, 2, 0, 1, 1, Qt::AlignLeading);
}

QSize StandingLine::minimumSizeHint() const {
  return {std::max(m_counts->minimumSizeHint().width(), m_again->minimumSizeHint().width()) + markSize() * 2,
          m_grid->minimumSize().height()};
}

void StandingLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) arrange();
}

void StandingLine::paintEvent(QPaintEvent*) {
  if (!m_summary.worst) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const Theme theme = themeFor(palette());
  const int size = markSize();
  const QRectF box = mirrored(QRectF(0, m_counts->geometry().center().y() - size / 2.0 + 0.5, size, size),
                              rect(), layoutDirection());
  painter.setBrush(colourOf(*m_summary.worst, theme));
  paintMark(painter, markOf(*m_summary.worst), box.center(), size);
}

void StandingLine::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) arrange();
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) showSummary();
  QWidget::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_standing_line.cpp"
