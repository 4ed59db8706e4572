// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/page_list.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qkeysequence.h>
#include <QtGui/qpainter.h>
#include <QtGui/qshortcut.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qstyleditemdelegate.h>

#include <algorithm>

#include "app/gui/look/theme.h"
#include "app/gui/window/page_facts.h"

namespace strata::gui {

namespace {

constexpr int pageRole = Qt::UserRole;
/// The heading of the group that begins with the page; empty for a group without one, absent within a group.
constexpr int headingRole = Qt::UserRole + 1;
constexpr int leastWidth = 136;
constexpr int textMargin = 12;
/// Pages have the keys Ctrl+1, Ctrl+2 and so on, as far as there are digits.
constexpr int mostKeys = 9;
constexpr qreal cornerRadius = 5;
constexpr int gapBeforeGroup = 12;
constexpr double headingShare = 0.85;  ///< of the font of the pages

QFont headingFont(QFont font) {
  font.setPointSizeF(font.pointSizeF() * headingShare);
  font.setBold(true);
  return font;
}

/// Height of the heading above a page that begins a group; 0 above others.
int heightOfHeading(const QModelIndex& index, const QFont& font) {
  const QVariant heading = index.data(headingRole);
  if (!heading.isValid()) return 0;
  const int gap = index.row() == 0 ? 0 : gapBeforeGroup;
  return gap + (heading.toString().isEmpty() ? 0 : QFontMetrics(headingFont(font)).height() + 4);
}

int pageIconSize(const QFontMetrics& metrics) {
  return metrics.height();
}

int pageIconGap(const QFontMetrics& metrics) {
  return metrics.height() / 2;
}

/// The chosen page on a tinted ground; a frame where the keyboard is.
class PageDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const QColor text = option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text);
    const QRect row = option.rect.adjusted(0, heightOfHeading(index, option.font), 0, 0);
    const QRectF ground = QRectF(row).adjusted(1, 1, -1, -1);
    painter->save();
    paintHeading(*painter, option, row.top(), index);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(option.state.testFlag(QStyle::State_HasFocus) ? QPen(text, 1.5) : QPen(Qt::NoPen));
    painter->setBrush(chosen ? option.palette.brush(QPalette::Highlight) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(ground, cornerRadius, cornerRadius);
    QFont font = option.font;
    font.setBold(chosen);
    painter->setFont(font);
    painter->setPen(text);
    const QRect room = row.adjusted(textMargin, 0, -textMargin, 0);
    const int size = pageIconSize(option.fontMetrics);
    const auto placed = [&](const QRect& box) { return QStyle::visualRect(option.direction, room, box); };
    paintPageIcon(*painter, static_cast<Page>(index.data(pageRole).toInt()),
                  placed({room.left(), room.center().y() - size / 2, size, size}));
    painter->drawText(placed(room.adjusted(size + pageIconGap(option.fontMetrics), 0, 0, 0)),
                      static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading), index.data().toString());
    painter->restore();
  }

 private:
  static void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, int bottom,
                           const QModelIndex& index) {
    const QString heading = index.data(headingRole).toString();
    if (heading.isEmpty()) return;
    painter.setFont(headingFont(option.font));
    painter.setPen(themeFor(option.palette).muted);
    const int height = painter.fontMetrics().height();
    const QRect line(option.rect.left() + textMargin, bottom - height - 4,
                     option.rect.width() - 2 * textMargin, height);
    painter.drawText(QStyle::visualRect(option.direction, option.rect, line),
                     static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading), heading);
  }
};

}  // namespace

PageList::PageList(QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("pages"));
  setAccessibleName(tr("Pages"));
  setFrameShape(QFrame::NoFrame);
  setItemDelegate(new PageDelegate(this));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
  setViewportMargins(8, 12, 8, 12);
  connect(this, &QListWidget::currentItemChanged, this, [this] { emit pageChosen(page()); });
  applyTheme();
}

void PageList::addPage(int page) {
  auto* item = new QListWidgetItem(this);
  item->setData(pageRole, page);
  if (count() > mostKeys) return;
  const QKeySequence key(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + count() - 1));
  auto* shortcut = new QShortcut(key, this);
  connect(shortcut, &QShortcut::activated, this, [this, page] { setPage(page); });
  item->setToolTip(key.toString(QKeySequence::NativeText));
}

void PageList::setPageName(int page, const QString& name) {
  for (int row = 0; row < count(); ++row)
    if (item(row)->data(pageRole).toInt() == page) item(row)->setText(name);
  fitItems();
}

void PageList::setGroup(int page, const QString& heading) {
  for (int row = 0; row < count(); ++row) {
    if (item(row)->data(pageRole).toInt() != page) continue;
    item(row)->setData(headingRole, heading);
    item(row)->setData(Qt::AccessibleDescriptionRole, heading);
  }
  fitItems();
}

void PageList::fitItems() {
  QFont chosen = font();
  chosen.setBold(true);
  const QFontMetrics metrics(chosen);
  for (int row = 0; row < count(); ++row) {
    const int heading =
        QFontMetrics(headingFont(font())).horizontalAdvance(item(row)->data(headingRole).toString());
    const int name =
        metrics.horizontalAdvance(item(row)->text()) + pageIconSize(metrics) + pageIconGap(metrics);
    item(row)->setSizeHint(QSize(std::max(name, heading) + 2 * textMargin + 4,
                                 metrics.height() + 18 + heightOfHeading(indexFromItem(item(row)), font())));
  }
  updateGeometry();
}

void PageList::setPage(int page) {
  for (int row = 0; row < count(); ++row)
    if (item(row)->data(pageRole).toInt() == page) setCurrentRow(row);
}

int PageList::page() const {
  return currentItem() == nullptr ? -1 : currentItem()->data(pageRole).toInt();
}

QSize PageList::sizeHint() const {
  int widest = 0;
  for (int row = 0; row < count(); ++row) widest = std::max(widest, item(row)->sizeHint().width());
  return {std::max(leastWidth, widest + 16), 200};
}

void PageList::changeEvent(QEvent* event) {
  // Its own palette is changed here, which is announced here too.
  if (event->type() == QEvent::ApplicationPaletteChange ||
      (event->type() == QEvent::PaletteChange && !m_restyling))
    applyTheme();
  if (event->type() == QEvent::FontChange) fitItems();
  if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Pages"));
  QListWidget::changeEvent(event);
}

void PageList::applyTheme() {
  m_restyling = true;
  const QPalette system = QGuiApplication::palette();
  const Theme theme = themeFor(system);
  QPalette own;
  own.setColor(QPalette::Base, system.color(QPalette::Window));
  own.setColor(QPalette::Highlight, theme.accentTint);
  own.setColor(QPalette::HighlightedText, theme.dark ? theme.accent : theme.accent.darker(120));
  setPalette(own);
  m_restyling = false;
}

}  // namespace strata::gui

#include "moc_page_list.cpp"
