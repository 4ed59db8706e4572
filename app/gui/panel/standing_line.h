// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <optional>

#include "core/model/run.h"

class QLabel;

namespace strata::gui {

/// How far the figures below can be trusted, in a line with the mark of the worst grade among them. Hidden
/// while there is nothing to say.
class StandingLine : public QWidget {
  Q_OBJECT
  Q_PROPERTY(QString text READ text)

 public:
  explicit StandingLine(QWidget* parent = nullptr);

  QString text() const;
  void setStanding(const QString& text, std::optional<Grade> worst);

  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void leaveRoomForMark();
  int markSize() const;

  QLabel* m_label;
  std::optional<Grade> m_worst;
};

}  // namespace strata::gui
