// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_head.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qfontmetrics.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qbuttongroup.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>

#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

constexpr int gap = 12;
constexpr int rowGap = 2;

QToolButton* toolButton(const QString& name, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(name);
  button->setAutoRaise(true);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  // A tool button takes no focus from Tab unless told to.
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

}  // namespace

ChartHead::ChartHead(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_title(plainLabel(this)),
      m_tools(new QWidget(this)),
      m_variants(new QComboBox(m_tools)),
      m_showAll(toolButton(name + QStringLiteral("ShowAll"), m_tools)),
      m_asChart(toolButton(name + QStringLiteral("AsChart"), m_tools)),
      m_asTable(toolButton(name + QStringLiteral("AsTable"), m_tools)) {
  setObjectName(name + QStringLiteral("Head"));
  m_title->setObjectName(name + QStringLiteral("Title"));
  m_title->setWordWrap(true);
  m_variants->setObjectName(name + QStringLiteral("Variants"));
  m_variants->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_variants->hide();
  m_showAll->hide();
  m_asChart->setCheckable(true);
  m_asTable->setCheckable(true);
  m_asChart->setChecked(true);
  auto* kinds = new QButtonGroup(this);
  kinds->addButton(m_asChart);
  kinds->addButton(m_asTable);

  auto* row = new QHBoxLayout(m_tools);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  row->addWidget(m_variants);
  row->addWidget(m_showAll);
  row->addWidget(m_asChart);
  row->addWidget(m_asTable);

  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  styleTitle();
  retranslate();

  connect(m_variants, &QComboBox::activated, this, &ChartHead::variantChosen);
  connect(m_showAll, &QAbstractButton::clicked, this, &ChartHead::showAllPressed);
  connect(m_asTable, &QAbstractButton::toggled, this, &ChartHead::tableChosen);
}

void ChartHead::retranslate() {
  m_variants->setAccessibleName(tr("What the chart shows"));
  m_showAll->setText(tr("Show all"));
  m_showAll->setAccessibleName(tr("Show all of the chart"));
  m_showAll->setToolTip(tr("Show the whole axis again (0)"));
  m_asChart->setText(tr("Chart"));
  m_asChart->setAccessibleName(tr("Show as chart"));
  m_asTable->setText(tr("Table"));
  m_asTable->setAccessibleName(tr("Show as table"));
  updateGeometry();
  place();
}

void ChartHead::setTitle(const QString& title) {
  if (m_title->text() == title) return;
  m_title->setText(title);
  updateGeometry();
  place();
}

void ChartHead::setVariants(const QStringList& names, int current) {
  QStringList before;
  for (int i = 0; i < m_variants->count(); ++i) before.append(m_variants->itemText(i));
  if (before != names) {
    m_variants->clear();
    m_variants->addItems(names);
  }
  m_variants->setCurrentIndex(current);
  if (before == names) return;
  // The focus would fall to some other widget when the list that has it goes.
  if (names.size() < 2 && m_variants->hasFocus()) m_asChart->setFocus();
  m_variants->setVisible(names.size() > 1);
  updateGeometry();
  place();
}

void ChartHead::setZoomed(bool zoomed) {
  // The focus would fall to some other widget when the button that has it goes.
  if (!zoomed && m_showAll->hasFocus()) m_asChart->setFocus();
  m_showAll->setVisible(zoomed);
  updateGeometry();
  place();
}

bool ChartHead::showsTable() const {
  return m_asTable->isChecked();
}

void ChartHead::setShowsTable(bool table) {
  (table ? m_asTable : m_asChart)->setChecked(true);
}

QWidget* ChartHead::lastControl() const {
  return m_asTable;
}

int ChartHead::titleWidth() const {
  return m_title->fontMetrics().horizontalAdvance(m_title->text()) + 2;
}

bool ChartHead::fitsBeside(int width) const {
  return titleWidth() + gap + m_tools->sizeHint().width() <= width;
}

int ChartHead::heightForWidth(int width) const {
  const int title = m_title->heightForWidth(std::min(width, titleWidth()));
  const int tools = m_tools->sizeHint().height();
  return fitsBeside(width) ? std::max(title, tools) : title + rowGap + tools;
}

QSize ChartHead::sizeHint() const {
  const int width = titleWidth() + gap + m_tools->sizeHint().width();
  return {width, heightForWidth(width)};
}

QSize ChartHead::minimumSizeHint() const {
  const int width = m_tools->minimumSizeHint().width();
  return {width, heightForWidth(width)};
}

void ChartHead::place() {
  const bool beside = fitsBeside(width());
  const QSize tools(std::min(m_tools->sizeHint().width(), width()), m_tools->sizeHint().height());
  const int titleAcross = beside ? width() - gap - tools.width() : width();
  const int titleTall = beside ? height() : m_title->heightForWidth(titleAcross);
  const QRect title(0, 0, titleAcross, titleTall);
  const QRect toolsPlace =
      beside ? QRect(QPoint(width() - tools.width(), (height() - tools.height()) / 2), tools)
             : QRect(QPoint(0, titleTall + rowGap), tools);
  m_title->setGeometry(QStyle::visualRect(layoutDirection(), rect(), title));
  m_tools->setGeometry(QStyle::visualRect(layoutDirection(), rect(), toolsPlace));
}

void ChartHead::styleTitle() {
  QFont heading = font();
  heading.setBold(true);
  m_title->setFont(heading);
}

void ChartHead::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) styleTitle();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
    updateGeometry();
    place();
  }
  QWidget::changeEvent(event);
}

void ChartHead::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

}  // namespace strata::gui

#include "moc_chart_head.cpp"
