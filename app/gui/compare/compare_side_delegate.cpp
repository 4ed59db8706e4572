// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_side_delegate.h"

#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>

#include "app/gui/compare/compare_sides_model.h"
#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/text_delegate.h"

namespace strata::gui {

namespace {

constexpr int margin = 8;
constexpr int gap = 8;
constexpr int cardGap = 6;  ///< between two of them
constexpr qreal halfGap = cardGap / 2.0;
constexpr int lineGap = 2;
constexpr qreal corner = 4;

QFont nameFont(QFont font) {
  font.setWeight(QFont::DemiBold);
  return font;
}

QStyle* styleOf(const QStyleOptionViewItem& option) {
  return option.widget != nullptr ? option.widget->style() : QApplication::style();
}

/// The places from left to right; mirrored() turns them round. The row sits in the card, whose gap lies half
/// above and half below.
struct Places {
  QRectF box;     ///< to check
  QRectF sample;  ///< mark and dash
  QRectF name;
  QRectF details;
  QRectF headline;
};

Places placesOf(const QStyleOptionViewItem& option) {
  const QFontMetricsF names(nameFont(option.font));
  const QFontMetricsF small(secondLineFont(option.font));
  const QRectF room = QRectF(option.rect).adjusted(margin, 0, -margin, 0);
  const auto side = static_cast<qreal>(styleOf(option)->pixelMetric(QStyle::PM_IndicatorWidth, &option));
  const qreal height = names.height() + 2 * (lineGap + small.height());
  const qreal top = room.center().y() - height / 2;
  SeriesStyle widest;
  widest.line = Dash::Solid;
  const qreal sample = sampleWidth(widest, names.height());
  Places places;
  places.box = QRectF(room.left(), room.center().y() - side / 2, side, side);
  places.sample = QRectF(places.box.right() + gap, top, sample, names.height());
  const qreal left = places.sample.right() + gap;
  places.name = QRectF(left, top, room.right() - left, names.height());
  places.details = QRectF(left, places.name.bottom() + lineGap, places.name.width(), small.height());
  places.headline = places.details.translated(0, small.height() + lineGap);
  return places;
}

}  // namespace

void CompareSideDelegate::paint(QPainter* painter, const QStyleOptionViewItem& styleOption,
                                const QModelIndex& index) const {
  QStyleOptionViewItem option(styleOption);
  initStyleOption(&option, index);
  const auto* model = qobject_cast<const CompareSidesModel*>(index.model());
  if (model == nullptr) return;
  const CompareSide& side = model->side(index.row());
  const Theme theme = themeFor(option.palette);
  const Places places = placesOf(option);
  const auto placed = [&](const QRectF& box) { return mirrored(box, option.rect, option.direction); };
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRectF ground = QRectF(option.rect).adjusted(1, halfGap, -1, -halfGap);
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  painter->setPen(option.state.testFlag(QStyle::State_HasFocus) ? QPen(theme.accent, 1.5)
                                                                : QPen(theme.hairline, 1));
  painter->setBrush(selected ? theme.accentTint : option.palette.color(QPalette::Base));
  painter->drawRoundedRect(ground, corner, corner);

  QStyleOptionViewItem box(option);
  box.rect = placed(places.box).toAlignedRect();
  box.state &= ~(QStyle::State_HasFocus | QStyle::State_Selected);
  box.state |= side.hidden ? QStyle::State_Off : QStyle::State_On;
  if (!index.flags().testFlag(Qt::ItemIsUserCheckable)) box.state &= ~QStyle::State_Enabled;
  styleOf(option)->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, option.widget);
  paintSample(*painter, gui::styleOf(side), theme, placed(places.sample), side.hidden);

  const auto write = [&](const QRectF& where, const QFont& font, const QColor& colour,
                         Qt::Alignment alignment, const QString& text) {
    painter->setFont(font);
    painter->setPen(colour);
    painter->drawText(
        placed(where),
        static_cast<int>(QStyle::visualAlignment(option.direction, alignment | Qt::AlignVCenter) |
                         Qt::AlignAbsolute),
        QFontMetricsF(font).elidedText(text, Qt::ElideRight, where.width()));
  };
  // What differs most, and in which result.
  if (const QString headline = index.data(CompareSidesModel::headlineRole).toString(); !headline.isEmpty()) {
    const QVariant standing = index.data(CompareSidesModel::standingRole);
    const QFont small = secondLineFont(option.font);
    const qreal width = QFontMetricsF(small).horizontalAdvance(headline) + 2;
    QRectF place = places.headline;
    write(place, small,
          side.hidden || !standing.isValid() ? theme.muted
                                             : colourOf(static_cast<Standing>(standing.toInt()), theme),
          Qt::AlignLeft, headline);
    place.setLeft(std::min(place.left() + width + gap, place.right()));
    write(place, small, theme.muted, Qt::AlignLeft, index.data(CompareSidesModel::headlineOfRole).toString());
  }
  write(places.name, nameFont(option.font), side.hidden ? theme.muted : option.palette.color(QPalette::Text),
        Qt::AlignLeft, side.name());
  write(places.details, secondLineFont(option.font), theme.muted, Qt::AlignLeft,
        index.data(CompareSidesModel::detailsRole).toString());
  painter->restore();
}

QSize CompareSideDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
  const int height = QFontMetrics(nameFont(option.font)).height() + lineGap + lineGap +
                     2 * QFontMetrics(secondLineFont(option.font)).height() + 2 * margin + cardGap;
  return {QFontMetrics(option.font).averageCharWidth() * 24, height};
}

bool CompareSideDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                      const QStyleOptionViewItem& option, const QModelIndex& index) {
  if (event->type() == QEvent::KeyPress) return QStyledItemDelegate::editorEvent(event, model, option, index);
  if (event->type() != QEvent::MouseButtonRelease) return false;
  const auto* mouse = static_cast<QMouseEvent*>(event);
  const QRectF box = mirrored(placesOf(option).box, option.rect, option.direction).adjusted(-4, -4, 4, 4);
  if (mouse->button() != Qt::LeftButton || !box.contains(mouse->position())) return false;
  const bool shown = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
  return model->setData(index, shown ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

}  // namespace strata::gui

#include "moc_compare_side_delegate.cpp"
