// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_table.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qobject.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qstyleditemdelegate.h>
#include <QtWidgets/qtableview.h>

#include <algorithm>

#include "app/gui/compare/compare_model.h"
#include "app/gui/look/theme.h"
#include "app/gui/text/table_text.h"
#include "app/gui/widgets/plain_header.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/tool_row.h"

namespace strata::gui {

namespace {

/// Sides whose columns stand side by side in a usual window.
constexpr std::size_t mostReadable = 3;
/// Rows that are in sight at least; the page is scrolled where there is no room for them.
constexpr int leastRows = 4;

QColor colourOf(const QModelIndex& index, const QPalette& palette, const Theme& theme) {
  const QVariant finding = index.data(CompareModel::findingRole);
  const auto* model = qobject_cast<const CompareModel*>(index.model());
  const bool isNote = model != nullptr && model->partOf(index.column()) == CompareModel::Part::Notes;
  if (!finding.isValid()) return isNote ? theme.muted : palette.color(QPalette::Text);
  switch (static_cast<Finding>(finding.toInt())) {
    case Finding::Faster:
      return theme.good;
    case Finding::Slower:
      return theme.poor;
    default:
      return theme.muted;
  }
}

/// Draws the cells of CompareModel: a hairline under each, verdicts in their colour, and the heading of what
/// has no partner in bold.
class CompareDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& styleOption,
             const QModelIndex& index) const override {
    QStyleOptionViewItem option(styleOption);
    initStyleOption(&option, index);
    const Theme theme = themeFor(option.palette);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) painter->fillRect(option.rect, theme.accentTint);
    painter->setPen(theme.hairline);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    QFont font = option.font;
    font.setBold(index.data(CompareModel::headingRole).toBool());
    painter->setFont(font);
    painter->setPen(colourOf(index, option.palette, theme));
    const QRect inner = option.rect.adjusted(cellSideMargin, 0, -cellSideMargin, 0);
    painter->drawText(inner,
                      static_cast<int>(QStyle::visualAlignment(option.direction, option.displayAlignment)),
                      QFontMetrics(font).elidedText(option.text, Qt::ElideRight, inner.width()));
    if (option.state.testFlag(QStyle::State_HasFocus)) {
      painter->setPen(theme.accent);
      painter->setBrush(Qt::NoBrush);
      painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
    painter->restore();
  }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyleOptionViewItem cell(option);
    initStyleOption(&cell, index);
    return {cell.fontMetrics.horizontalAdvance(cell.text) + 2 * cellSideMargin + 2,
            cell.fontMetrics.height() + 10};
  }
};

}  // namespace

CompareTable::CompareTable(QWidget* parent)
    : QWidget(parent),
      m_model(new CompareModel(this)),
      m_tools(new ToolRow(this)),
      m_filter(new QLineEdit(this)),
      m_onlyDifferences(new QCheckBox(this)),
      m_besideLabel(plainLabel(this)),
      m_beside(new QComboBox(this)),
      m_table(new QTableView(this)) {
  setObjectName(QStringLiteral("compareTablePart"));
  m_filter->setObjectName(QStringLiteral("compareFilter"));
  m_filter->setClearButtonEnabled(true);
  m_onlyDifferences->setObjectName(QStringLiteral("compareOnlyDifferences"));
  m_besideLabel->setObjectName(QStringLiteral("compareBesideLabel"));
  m_besideLabel->setBuddy(m_beside);
  m_beside->setObjectName(QStringLiteral("compareBeside"));
  m_beside->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_beside->setMinimumContentsLength(14);
  m_tools->setObjectName(QStringLiteral("compareTableTools"));
  m_tools->addWidget(m_filter);
  m_tools->addWidget(m_onlyDifferences);
  m_tools->addWidget(m_besideLabel);
  m_tools->addWidget(m_beside);

  m_table->setObjectName(QStringLiteral("compareTable"));
  m_table->setModel(m_model);
  m_table->setItemDelegate(new CompareDelegate(m_table));
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setShowGrid(false);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setTabKeyNavigation(false);
  m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->setWordWrap(false);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  auto* header = new PlainHeader(m_table);
  header->setObjectName(QStringLiteral("compareHeader"));
  m_table->setHorizontalHeader(header);
  header->setStretchLastSection(true);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_tools);
  column->addWidget(m_table, 1);

  connect(m_filter, &QLineEdit::textChanged, m_model, &CompareModel::setFilter);
  connect(m_onlyDifferences, &QCheckBox::toggled, m_model, &CompareModel::setOnlyDifferences);
  connect(m_beside, &QComboBox::activated, this, [this] {
    m_chosen = m_beside->currentData().toString();
    choose();
  });
  connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
    m_table->clearSpans();
    if (const int heading = m_model->headingRow(); heading >= 0 && m_model->columnCount() > 1)
      m_table->setSpan(heading, 0, 1, m_model->columnCount());
  });
  retranslate();
}

void CompareTable::setView(const CompareView& view) {
  m_view = view;
  m_model->setView(view);
  offerSides();
  fit();
}

void CompareTable::setRateUnit(RateUnit unit) {
  m_model->setRateUnit(unit);
  fit();
}

QString CompareTable::text() const {
  return tableText(*m_table);
}

void CompareTable::offerSides() {
  const CompareSet& set = m_view.set;
  const bool canShowAll = set.visibleCount() <= mostUnfolded;
  {
    const QSignalBlocker quiet(m_beside);
    m_beside->clear();
    if (canShowAll) m_beside->addItem(tr("All sides"), QString());
    for (std::size_t side = 0; side < set.sides().size(); ++side)
      if (side != set.baseline() && !set.sides()[side].hidden)
        m_beside->addItem(set.sides()[side].name(), QString::fromStdString(set.sides()[side].id));
    // Until somebody chooses, what can be read without scrolling.
    const int usual = canShowAll && set.visibleCount() > mostReadable ? 1 : 0;
    const int chosen = m_chosen ? m_beside->findData(*m_chosen) : -1;
    m_beside->setCurrentIndex(std::min(chosen < 0 ? usual : chosen, m_beside->count() - 1));
  }
  const bool isChoice = set.visibleCount() > 2;
  m_beside->setVisible(isChoice);
  m_besideLabel->setVisible(isChoice);
  choose();
}

void CompareTable::choose() {
  const std::string id = m_beside->currentData().toString().toStdString();
  m_model->setShown(id.empty() ? std::nullopt : std::optional(id));
  fit();
  emit shownChanged();
}

void CompareTable::fit() {
  const int rowHeight = fontMetrics().height() + 10;
  m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
  m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() + leastRows * rowHeight +
                            m_table->horizontalScrollBar()->sizeHint().height());
  const int character = fontMetrics().averageCharWidth();
  m_table->resizeColumnsToContents();
  // The last one takes what is left.
  for (int column = 0; column + 1 < m_model->columnCount(); ++column) {
    const CompareModel::Part part = m_model->partOf(column);
    // The heading of what has no partner spans all columns: it must not widen the first.
    const int most = part == CompareModel::Part::Cell ? 54 : 34;
    m_table->setColumnWidth(column, std::min(m_table->columnWidth(column) + character, most * character));
  }
}

void CompareTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) fit();
  QWidget::changeEvent(event);
}

void CompareTable::retranslate() {
  m_model->retranslate();
  m_filter->setPlaceholderText(tr("Search the tests"));
  m_filter->setAccessibleName(tr("Search the tests"));
  m_onlyDifferences->setText(tr("Only &differences"));
  m_onlyDifferences->setToolTip(tr("Shows the rows that are faster or slower"));
  m_besideLabel->setText(tr("Show &side:"));
  m_beside->setAccessibleName(tr("Side to show beside the baseline"));
  m_table->setAccessibleName(tr("Comparison table"));
  offerSides();
}

}  // namespace strata::gui
