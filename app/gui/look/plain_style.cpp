// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/plain_style.h"

#include <QtCore/qpoint.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpolygon.h>
#include <QtWidgets/qstyleoption.h>
#include <QtWidgets/qwidget.h>

#include <algorithm>
#include <optional>

#include "app/gui/look/theme.h"

namespace strata::gui {

namespace {

/// The window may lie a little nearer to the edge than the base does, and Qt's style draws some edges lighter
/// or darker by a tenth.
constexpr double edgeContrast = 4.5;
/// Qt's style makes edges that much darker than the window, in percent.
constexpr int edgeDarkening = 140;
/// The side of a check box, in percent of the height of its text.
constexpr int indicatorPercent = 80;
/// The width of an arrow, in percent of the height of its text; it is half as high as it is wide.
constexpr int arrowPercent = 55;
/// How wide a scroll bar is, in percent of the height of the text.
constexpr int scrollBarPercent = 80;
/// The arrow of a menu is that much narrower than the room which a button leaves for it.
constexpr int menuButtonSides = 6;
/// The room for the arrow of a combo box is that much wider than a scroll bar.
constexpr int comboArrowSides = 4;
/// The line under the chosen tab, in pixels.
constexpr int tabLine = 2;

/// The same option with a window colour whose shade for edges is the one that is wanted.
template <typename Option>
Option withEdge(const Option& option) {
  Option edged(option);
  edged.palette.setColor(QPalette::Window, PlainStyle::edgeOf(option.palette).lighter(edgeDarkening));
  return edged;
}

int textHeightOf(const QStyleOption* option, const QWidget* widget) {
  return option == nullptr ? widget->fontMetrics().height() : option->fontMetrics.height();
}

std::optional<Qt::ArrowType> arrowOf(QStyle::PrimitiveElement element) {
  switch (element) {
    case QStyle::PE_IndicatorArrowUp:
      return Qt::UpArrow;
    case QStyle::PE_IndicatorArrowDown:
      return Qt::DownArrow;
    case QStyle::PE_IndicatorArrowLeft:
      return Qt::LeftArrow;
    case QStyle::PE_IndicatorArrowRight:
      return Qt::RightArrow;
    default:
      return std::nullopt;
  }
}

/// The arrow stands in the middle of the room, and is no larger than that.
void paintArrow(QPainter& painter, Qt::ArrowType arrow, const QRect& room, int textHeight,
                const QColor& colour) {
  const bool isUpright = arrow == Qt::UpArrow || arrow == Qt::DownArrow;
  const int across = isUpright ? room.width() : room.height();
  const int along = isUpright ? room.height() : room.width();
  const qreal half = std::min({textHeight * arrowPercent / 100.0, qreal(across), 2.0 * along}) / 2;
  const qreal tip = arrow == Qt::UpArrow || arrow == Qt::LeftArrow ? -half / 2 : half / 2;
  const QPointF middle = QRectF(room).center();
  const auto at = [&](qreal sideways, qreal onwards) {
    return middle + (isUpright ? QPointF(sideways, onwards) : QPointF(onwards, sideways));
  };
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(QPolygonF({at(-half, -tip), at(half, -tip), at(0, tip)}));
  painter.restore();
}

}  // namespace

PlainStyle::PlainStyle() : QProxyStyle(baseName()) {}

QString PlainStyle::baseName() {
  return QStringLiteral("fusion");
}

QColor PlainStyle::edgeOf(const QPalette& palette) {
  const QColor base = palette.color(QPalette::Base);
  const QColor text = palette.color(QPalette::Text);
  double share = 0.3;
  while (share < 1 && contrast(mixed(text, base, share), base) < edgeContrast) share += 0.02;
  return mixed(text, base, std::min(share, 1.0));
}

int PlainStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  const int usual = QProxyStyle::pixelMetric(metric, option, widget);
  const bool isIndicator = metric == PM_IndicatorWidth || metric == PM_IndicatorHeight ||
                           metric == PM_ExclusiveIndicatorWidth || metric == PM_ExclusiveIndicatorHeight;
  if (option == nullptr && widget == nullptr) return usual;
  const int height = textHeightOf(option, widget);
  if (isIndicator) return std::max(usual, height * indicatorPercent / 100);
  if (metric == PM_ScrollBarExtent) return std::max(usual, height * scrollBarPercent / 100);
  if (metric == PM_MenuButtonIndicator) return std::max(usual, height * arrowPercent / 100 + menuButtonSides);
  return usual;
}

void PlainStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
  if (const auto arrow = arrowOf(element))
    return paintArrow(*painter, *arrow, option->rect, textHeightOf(option, widget),
                      option->palette.color(QPalette::WindowText));
  if (element == PE_FrameLineEdit)
    if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
      const QStyleOptionFrame edged = withEdge(*frame);
      return QProxyStyle::drawPrimitive(element, &edged, painter, widget);
    }
  // Tool buttons are drawn by the same, with an option of their own.
  if (element == PE_PanelButtonCommand) {
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
      const QStyleOptionButton edged = withEdge(*button);
      return QProxyStyle::drawPrimitive(element, &edged, painter, widget);
    }
    const QStyleOption edged = withEdge(*option);
    return QProxyStyle::drawPrimitive(element, &edged, painter, widget);
  }
  if (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton)
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
      const QStyleOptionButton edged = withEdge(*button);
      return QProxyStyle::drawPrimitive(element, &edged, painter, widget);
    }
  // Qt's style draws the arrow of a row that is selected as on any other ground.
  if (element == PE_IndicatorBranch) {
    if (!option->state.testFlag(State_Children)) return;
    const bool isOpen = option->state.testFlag(State_Open);
    const auto closed = option->direction == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow;
    const bool isSelected = option->state.testFlag(State_Selected);
    return paintArrow(*painter, isOpen ? Qt::DownArrow : closed, option->rect, textHeightOf(option, widget),
                      option->palette.color(isSelected ? QPalette::HighlightedText : QPalette::WindowText));
  }
  QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void PlainStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
  QProxyStyle::drawControl(element, option, painter, widget);
  // Qt's style tells the chosen tab by its fill, which in a dark palette is that of the others.
  if (element != CE_TabBarTabShape || !option->state.testFlag(State_Selected)) return;
  const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
  if (tab == nullptr || tab->shape != QTabBar::RoundedNorth) return;
  const QRect line(tab->rect.left(), tab->rect.bottom() + 1 - tabLine, tab->rect.width(), tabLine);
  painter->fillRect(line, themeFor(tab->palette).accent);
}

// The words of a tool button stand in its middle, the arrow of its menu at its end: both sides grow.
QSize PlainStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const {
  QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
  if (type != CT_ToolButton) return size;
  const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
  if (button == nullptr || !button->features.testFlag(QStyleOptionToolButton::HasMenu) ||
      button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup))
    return size;
  const int more = pixelMetric(PM_MenuButtonIndicator, option, widget) -
                   QProxyStyle::pixelMetric(PM_MenuButtonIndicator, option, widget);
  size.rwidth() += 2 * more;
  return size;
}

QRect PlainStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const {
  QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
  if (control != CC_ComboBox || (part != SC_ComboBoxArrow && part != SC_ComboBoxEditField)) return rect;
  const int usual = QProxyStyle::subControlRect(control, option, SC_ComboBoxArrow, widget).width();
  const int wanted = pixelMetric(PM_ScrollBarExtent, option, widget) + comboArrowSides;
  // The arrow takes from the words, which had its room as well.
  const int more = std::max(0, wanted - usual) * (part == SC_ComboBoxArrow ? 1 : -1);
  const bool growsLeft = (option->direction == Qt::LeftToRight) == (part == SC_ComboBoxArrow);
  return growsLeft ? rect.adjusted(-more, 0, 0, 0) : rect.adjusted(0, 0, more, 0);
}

void PlainStyle::drawScrollBar(const QStyleOptionSlider& bar, QPainter* painter,
                               const QWidget* widget) const {
  QStyleOptionSlider withoutButtons(bar);
  withoutButtons.subControls &= ~(SC_ScrollBarSubLine | SC_ScrollBarAddLine);
  QProxyStyle::drawComplexControl(CC_ScrollBar, &withoutButtons, painter, widget);
  const bool isUpright = bar.orientation == Qt::Vertical;
  const bool isMirrored = !isUpright && bar.direction == Qt::RightToLeft;
  for (const SubControl part : {SC_ScrollBarSubLine, SC_ScrollBarAddLine}) {
    if (!bar.subControls.testFlag(part)) continue;
    const QRect room = proxy()->subControlRect(CC_ScrollBar, &bar, part, widget);
    const bool isActive = bar.activeSubControls.testFlag(part);
    const QColor ground = bar.palette.color(QPalette::Button);
    const QColor text = bar.palette.color(QPalette::ButtonText);
    const double shade = !isActive ? 0 : bar.state.testFlag(State_Sunken) ? 0.2 : 0.1;
    painter->fillRect(room, mixed(text, ground, shade));
    const bool isFirst = (part == SC_ScrollBarSubLine) != isMirrored;
    paintArrow(
        *painter,
        isUpright ? (isFirst ? Qt::UpArrow : Qt::DownArrow) : (isFirst ? Qt::LeftArrow : Qt::RightArrow),
        room.adjusted(2, 2, -2, -2), bar.fontMetrics.height(), text);
  }
}

void PlainStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
  if (control == CC_ComboBox)
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
      QStyleOptionComboBox edged = withEdge(*box);
      edged.subControls &= ~SC_ComboBoxArrow;
      QProxyStyle::drawComplexControl(control, &edged, painter, widget);
      if (box->subControls.testFlag(SC_ComboBoxArrow))
        paintArrow(*painter, Qt::DownArrow, proxy()->subControlRect(control, box, SC_ComboBoxArrow, widget),
                   box->fontMetrics.height(), box->palette.color(QPalette::ButtonText));
      return;
    }
  if (control == CC_ScrollBar)
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
      return drawScrollBar(*bar, painter, widget);
  if (control == CC_SpinBox)
    if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option)) {
      const QStyleOptionSpinBox edged = withEdge(*box);
      return QProxyStyle::drawComplexControl(control, &edged, painter, widget);
    }
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

}  // namespace strata::gui

#include "moc_plain_style.cpp"
