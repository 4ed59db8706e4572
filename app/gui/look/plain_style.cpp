// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/plain_style.h"

#include <QtGui/qpainter.h>
#include <QtWidgets/qstyleoption.h>
#include <QtWidgets/qwidget.h>

#include <algorithm>

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
/// The line under the chosen tab, in pixels.
constexpr int tabLine = 2;

/// The same option with a window colour whose shade for edges is the one that is wanted.
template <typename Option>
Option withEdge(const Option& option) {
  Option edged(option);
  edged.palette.setColor(QPalette::Window, PlainStyle::edgeOf(option.palette).lighter(edgeDarkening));
  return edged;
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
  if (!isIndicator || (option == nullptr && widget == nullptr)) return usual;
  const int height = option == nullptr ? widget->fontMetrics().height() : option->fontMetrics.height();
  return std::max(usual, height * indicatorPercent / 100);
}

void PlainStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
  if (element == PE_FrameLineEdit)
    if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
      const QStyleOptionFrame edged = withEdge(*frame);
      return QProxyStyle::drawPrimitive(element, &edged, painter, widget);
    }
  if (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton)
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
      const QStyleOptionButton edged = withEdge(*button);
      return QProxyStyle::drawPrimitive(element, &edged, painter, widget);
    }
  // Qt's style draws the arrow of a row that is selected as on any other ground.
  if (element == PE_IndicatorBranch && option->state.testFlag(State_Selected)) {
    QStyleOption onSelection(*option);
    onSelection.palette.setColor(QPalette::WindowText, option->palette.color(QPalette::HighlightedText));
    return QProxyStyle::drawPrimitive(element, &onSelection, painter, widget);
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

void PlainStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
  if (control == CC_ComboBox)
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
      const QStyleOptionComboBox edged = withEdge(*box);
      return QProxyStyle::drawComplexControl(control, &edged, painter, widget);
    }
  if (control == CC_SpinBox)
    if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option)) {
      const QStyleOptionSpinBox edged = withEdge(*box);
      return QProxyStyle::drawComplexControl(control, &edged, painter, widget);
    }
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

}  // namespace strata::gui

#include "moc_plain_style.cpp"
