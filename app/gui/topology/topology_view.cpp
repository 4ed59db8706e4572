// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/topology/topology_view.h"

#include <QtGui/qaccessible.h>
#include <QtGui/qevent.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qtooltip.h>

#include <algorithm>
#include <cmath>

#include "app/gui/look/palettes.h"
#include "app/gui/topology/topology_accessible.h"
#include "app/gui/topology/topology_words.h"
#include "app/gui/widgets/svg_picture.h"

namespace strata::gui {

namespace {

/// Room for the ring around what has the keyboard.
constexpr int margin = 4;
constexpr int preferredCharacters = 150;
constexpr int pageBorder = 32;
constexpr int pageWidth = 1200;
constexpr int pageFont = 15;
constexpr int pageTitleFont = 22;
constexpr int imageScale = 2;

}  // namespace

TopologyView::TopologyView(Use use, QWidget* parent) : QWidget(parent), m_use(use) {
  provideTopologyAccessibility();
  setObjectName(QStringLiteral("topology"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  describe();
}

TopologyView::~TopologyView() = default;

void TopologyView::setParts(const MachineParts& parts) {
  m_parts = parts;
  m_machine = topologyTree(parts);
  m_laidFor = -1;
  m_marks = {};
  m_anchor.reset();
  m_current = firstCpu().value_or(0);
  describe();
  updateGeometry();
  update();
}

void TopologyView::setPicked(const std::vector<int>& cpus) {
  std::vector<int> ascending = cpus;
  std::ranges::sort(ascending);
  const std::vector<int> usable = usableOf(m_parts, ascending);
  const std::set<int> picked(usable.begin(), usable.end());
  if (picked == m_marks.picked) return;
  m_marks.picked = picked;
  tellPicked();
}

std::vector<int> TopologyView::picked() const {
  return {m_marks.picked.begin(), m_marks.picked.end()};
}

const TopologyPicture& TopologyView::picture() const {
  lay(width() - 2 * margin);
  return m_picture;
}

void TopologyView::lay(double width) const {
  if (m_laidFor == width) return;
  m_picture = layOut(m_machine, width, font());
  m_laidFor = width;
}

QRect TopologyView::placeOf(std::size_t box) const {
  const TopologyPicture& all = picture();
  if (box >= all.boxes.size()) return {};
  return shownAt(all.boxes[box].box, width() - 2 * margin, layoutDirection())
      .translated(margin, margin)
      .toAlignedRect();
}

std::optional<std::size_t> TopologyView::boxAtPoint(QPoint point) const {
  const double across = width() - 2 * margin;
  QPointF place = QPointF(point) - QPointF(margin, margin);
  if (layoutDirection() == Qt::RightToLeft) place.setX(across - place.x());
  return boxAt(picture(), place);
}

bool TopologyView::isUsable(std::size_t box) const {
  const TopologyPicture& all = picture();
  return box < all.boxes.size() && !usableOf(m_parts, all.boxes[box].cpus).empty();
}

bool TopologyView::isPicked(std::size_t box) const {
  const TopologyPicture& all = picture();
  if (box >= all.boxes.size()) return false;
  const std::vector<int> usable = usableOf(m_parts, all.boxes[box].cpus);
  return !usable.empty() &&
         std::ranges::all_of(usable, [this](int cpu) { return m_marks.picked.contains(cpu); });
}

void TopologyView::press(std::size_t box) {
  if (!canPick() || box >= picture().boxes.size()) return;
  const bool release = isPicked(box);
  const PlacedBox& pressed = picture().boxes[box];
  for (const int cpu : usableOf(m_parts, pressed.cpus)) {
    if (release)
      m_marks.picked.erase(cpu);
    else
      m_marks.picked.insert(cpu);
  }
  if (pressed.level == TopologyLevel::Cpu) m_anchor = box;
  tellPicked();
}

/// All CPUs from the anchor to this one, as one reads.
void TopologyView::pickUpTo(std::size_t box) {
  if (!canPick()) return;
  const auto [first, last] = std::minmax({m_anchor.value_or(box), box});
  for (std::size_t i = first; i <= last; ++i) {
    const PlacedBox& between = picture().boxes[i];
    if (between.level != TopologyLevel::Cpu) continue;
    for (const int cpu : usableOf(m_parts, between.cpus)) m_marks.picked.insert(cpu);
  }
  tellPicked();
}

void TopologyView::tellPicked() {
  describe();
  update();
  QAccessible::State changed;
  changed.checked = true;
  QAccessibleStateChangeEvent event(this, changed);
  event.setChild(static_cast<int>(m_current));
  QAccessible::updateAccessibility(&event);
  emit pickedChanged();
}

std::optional<std::size_t> TopologyView::firstCpu() const {
  const TopologyPicture& all = picture();
  const auto found = std::ranges::find(all.boxes, TopologyLevel::Cpu, &PlacedBox::level);
  if (found == all.boxes.end()) return std::nullopt;
  return static_cast<std::size_t>(found - all.boxes.begin());
}

std::optional<std::size_t> TopologyView::lastCpu() const {
  const TopologyPicture& all = picture();
  for (std::size_t i = all.boxes.size(); i > 0; --i)
    if (all.boxes[i - 1].level == TopologyLevel::Cpu) return i - 1;
  return std::nullopt;
}

void TopologyView::goTo(std::size_t box) {
  m_current = box;
  m_marks.current = hasFocus() ? std::optional(box) : std::nullopt;
  describe();
  update();
  QAccessibleEvent event(this, QAccessible::Focus);
  event.setChild(static_cast<int>(box));
  QAccessible::updateAccessibility(&event);
  emit currentMoved(placeOf(box));
}

void TopologyView::goToCpu(std::optional<std::size_t> box, bool extend) {
  if (!box) return;
  if (extend && !m_anchor) m_anchor = m_current;
  if (!extend) m_anchor = box;
  goTo(*box);
  if (extend) pickUpTo(*box);
}

void TopologyView::keyPressEvent(QKeyEvent* event) {
  const TopologyPicture& all = picture();
  if (m_current >= all.boxes.size()) return QWidget::keyPressEvent(event);
  const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
  const bool control = event->modifiers().testFlag(Qt::ControlModifier);
  const bool mirrored = layoutDirection() == Qt::RightToLeft;
  // From a box around CPUs the keys go on at its first.
  std::size_t from = m_current;
  while (from + 1 < all.boxes.size() && all.boxes[from].level != TopologyLevel::Cpu) ++from;
  const auto go = [&](Direction direction) { goToCpu(neighbourOf(all, from, direction), shift); };
  switch (event->key()) {
    case Qt::Key_Left:
      return go(mirrored ? Direction::Right : Direction::Left);
    case Qt::Key_Right:
      return go(mirrored ? Direction::Left : Direction::Right);
    case Qt::Key_Up:
      if (!control) return go(Direction::Up);
      if (const auto parent = all.boxes[m_current].parent) goTo(*parent);
      return;
    case Qt::Key_Down:
      if (!control) return go(Direction::Down);
      if (m_current + 1 < all.boxes.size() && all.boxes[m_current + 1].parent == m_current)
        goTo(m_current + 1);
      return;
    case Qt::Key_Home:
      return goToCpu(firstCpu(), shift);
    case Qt::Key_End:
      return goToCpu(lastCpu(), shift);
    case Qt::Key_Space:
    case Qt::Key_Select:
      return shift ? pickUpTo(m_current) : press(m_current);
    case Qt::Key_A:
      if (!control || !canPick()) break;
      return setPicked(m_parts.usable);
    default:
      break;
  }
  QWidget::keyPressEvent(event);
}

void TopologyView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  const auto box = boxAtPoint(event->pos());
  if (!box) return;
  m_current = *box;
  if (event->modifiers().testFlag(Qt::ShiftModifier) && picture().boxes[*box].level == TopologyLevel::Cpu)
    pickUpTo(*box);
  else
    press(*box);
  describe();
}

void TopologyView::mouseMoveEvent(QMouseEvent* event) {
  auto box = boxAtPoint(event->pos());
  if (box && (!canPick() || !isUsable(*box))) box.reset();
  if (box == m_marks.pointed) return;
  m_marks.pointed = box;
  update();
}

void TopologyView::leaveEvent(QEvent* event) {
  m_marks.pointed.reset();
  update();
  QWidget::leaveEvent(event);
}

void TopologyView::focusInEvent(QFocusEvent* event) {
  const Qt::FocusReason reason = event->reason();
  m_marks.current = reason == Qt::MouseFocusReason || reason == Qt::ActiveWindowFocusReason
                        ? std::nullopt
                        : std::optional(m_current);
  update();
  QWidget::focusInEvent(event);
}

void TopologyView::focusOutEvent(QFocusEvent* event) {
  m_marks.current.reset();
  update();
  QWidget::focusOutEvent(event);
}

void TopologyView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) updateGeometry();
}

bool TopologyView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto box = boxAtPoint(help->pos());
    if (box && !picture().boxes[*box].description.isEmpty())
      QToolTip::showText(help->globalPos(), picture().boxes[*box].description, this, placeOf(*box));
    else
      QToolTip::hideText();
    return true;
  }
  return QWidget::event(event);
}

void TopologyView::changeEvent(QEvent* event) {
  switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::FontChange:
    case QEvent::LayoutDirectionChange:
      m_laidFor = -1;
      describe();
      updateGeometry();
      update();
      break;
    case QEvent::PaletteChange:
      update();
      break;
    default:
      break;
  }
  QWidget::changeEvent(event);
}

void TopologyView::describe() {
  setAccessibleName(tr("Picture of the machine"));
  const TopologyPicture& all = picture();
  if (m_current >= all.boxes.size()) return setAccessibleDescription({});
  const QString what = all.boxes[m_current].description;
  setAccessibleDescription(isPicked(m_current) ? tr("%1, picked", "a part of the machine").arg(what) : what);
}

void TopologyView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.translate(margin, margin);
  paintTopology(painter, picture(), width() - 2 * margin, {palette(), font(), layoutDirection()}, m_marks);
}

int TopologyView::preferredWidth() const {
  const double most = fontMetrics().averageCharWidth() * preferredCharacters;
  return static_cast<int>(std::ceil(layOut(m_machine, most, font()).size.width())) + 2 * margin;
}

int TopologyView::heightForWidth(int width) const {
  lay(width - 2 * margin);
  return static_cast<int>(std::ceil(m_picture.size.height())) + 2 * margin;
}

QSize TopologyView::sizeHint() const {
  const int width = preferredWidth();
  return {width, static_cast<int>(std::ceil(layOut(m_machine, width - 2 * margin, font()).size.height())) +
                     2 * margin};
}

// The view is as narrow as its widest part allows.
QSize TopologyView::minimumSizeHint() const {
  const int width = static_cast<int>(std::ceil(layOut(m_machine, 1, font()).size.width())) + 2 * margin;
  return {width, fontMetrics().height()};
}

TopologyPicture TopologyView::pageLayout() const {
  return layOut(m_machine, pageWidth - 2 * pageBorder, pictureFont(pageFont));
}

void TopologyView::paintOnPage(QPainter& painter, const QString& title,
                               const TopologyPicture& picture) const {
  const QFont titleFont = pictureFont(pageTitleFont, true);
  const QFontMetricsF metrics(titleFont);
  const QPalette light = lightPalette();
  painter.fillRect(
      QRectF(QPointF(0, 0), QSizeF(pageWidth, picture.size.height() + 3 * pageBorder + metrics.height())),
      light.color(QPalette::Base));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(titleFont);
  painter.setPen(light.color(QPalette::Text));
  const double across = pageWidth - 2 * pageBorder;
  painter.setLayoutDirection(layoutDirection());
  painter.drawText(
      QRectF(pageBorder, pageBorder, across, metrics.height()),
      static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | Qt::AlignLeft)),
      metrics.elidedText(title, Qt::ElideRight, across));
  painter.translate(pageBorder, 1.5 * pageBorder + metrics.height());
  TopologyMarks marks;
  marks.picked = m_marks.picked;
  paintTopology(painter, picture, across, {light, pictureFont(pageFont), layoutDirection()}, marks);
}

QImage TopologyView::image(const QString& title) const {
  const TopologyPicture picture = pageLayout();
  const QSize size(pageWidth, static_cast<int>(std::ceil(picture.size.height())) + 3 * pageBorder +
                                  QFontMetrics(pictureFont(pageTitleFont, true)).height());
  QImage image(size * imageScale, QImage::Format_RGB32);
  image.setDevicePixelRatio(imageScale);
  QPainter painter(&image);
  paintOnPage(painter, title, picture);
  return image;
}

QByteArray TopologyView::svg(const QString& title) const {
  const TopologyPicture picture = pageLayout();
  const QSize size(pageWidth, static_cast<int>(std::ceil(picture.size.height())) + 3 * pageBorder +
                                  QFontMetrics(pictureFont(pageTitleFont, true)).height());
  return svgPicture(size, title, accessibleName(),
                    [&](QPainter& painter) { paintOnPage(painter, title, picture); });
}

}  // namespace strata::gui

#include "moc_topology_view.cpp"
