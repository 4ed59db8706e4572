// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

namespace strata::gui {

class LiveRun;
class StandingLine;

/// The strip between the head and a page of results: the run in progress, else what came of the last. It has
/// the same height in both cases, so that nothing below it moves when a run begins or ends.
class RunStrip : public QWidget {
  Q_OBJECT

 public:
  explicit RunStrip(QWidget* parent = nullptr);

  LiveRun& live() const { return *m_live; }
  StandingLine& standing() const { return *m_standing; }
  void setRunning(bool running);

  QSize minimumSizeHint() const override;
  QSize sizeHint() const override { return minimumSizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// The ground, without the margins of the page.
  QRect box() const;
  int heightFor(int width) const;
  void arrange();

  LiveRun* m_live;
  StandingLine* m_standing;
  int m_height = 0;
};

}  // namespace strata::gui
