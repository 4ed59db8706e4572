// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qbytearray.h>
#include <QtGui/qimage.h>
#include <QtWidgets/qwidget.h>

#include <optional>
#include <vector>

#include "app/gui/topology/topology_layout.h"
#include "app/gui/topology/topology_painter.h"
#include "core/model/machine_parts.h"

namespace strata::gui {

/// The picture of a machine, in which CPUs can be picked where it is made for that.
///
/// A click on a CPU picks it or lets it go; on a box around CPUs, it does so with all of them, and with
/// Shift, with all from the CPU before to this one. On the keyboard, the arrow keys, Home and End go from CPU
/// to CPU, Ctrl with Up and Down goes to the box around and back, Space and Shift are the click and its
/// Shift, and Ctrl+A picks all. The box that has the keyboard is the accessible description; each is an
/// accessible child.
class TopologyView : public QWidget {
  Q_OBJECT

 public:
  enum class Use { Show, Pick };

  TopologyView(Use use, QWidget* parent);
  ~TopologyView() override;

  void setParts(const MachineParts& parts);

  /// The system's numbers, ascending. Those that cannot be used are left out.
  void setPicked(const std::vector<int>& cpus);
  std::vector<int> picked() const;
  bool canPick() const { return m_use == Use::Pick; }

  const TopologyPicture& picture() const;
  /// The place of the box on the widget.
  QRect placeOf(std::size_t box) const;
  std::optional<std::size_t> current() const { return m_marks.current; }
  /// Does what a click on the box does.
  void press(std::size_t box);
  bool isPicked(std::size_t box) const;
  bool isUsable(std::size_t box) const;

  /// The picture as it is shown, on the light ground of pictures, with `title` above it.
  QImage image(const QString& title) const;
  QByteArray svg(const QString& title) const;

  /// How wide it would like to be.
  int preferredWidth() const;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void pickedChanged();
  /// The keyboard has gone to this part of the widget.
  void currentMoved(const QRect& place);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void lay(double width) const;
  void describe();
  void goTo(std::size_t box);
  void goToCpu(std::optional<std::size_t> box, bool extend);
  void pickUpTo(std::size_t box);
  void tellPicked();
  std::optional<std::size_t> boxAtPoint(QPoint point) const;
  std::optional<std::size_t> firstCpu() const;
  std::optional<std::size_t> lastCpu() const;
  void paintOnPage(QPainter& painter, const QString& title, const TopologyPicture& picture) const;
  TopologyPicture pageLayout() const;

  const Use m_use;
  MachineParts m_parts;
  TopologyBox m_machine;
  mutable TopologyPicture m_picture;
  mutable double m_laidFor = -1;  ///< width; negative: not laid out
  TopologyMarks m_marks;
  std::size_t m_current = 0;            ///< has the keyboard, when the widget has it
  std::optional<std::size_t> m_anchor;  ///< where a range begins
};

}  // namespace strata::gui
