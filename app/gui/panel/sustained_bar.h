// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panel/panel_request.h"
#include "app/gui/widgets/wrapping_part.h"

class QComboBox;

namespace strata::gui {

/// Choices of the test of sustained performance: the load, and how many minutes it goes on.
class SustainedBar : public WrappingPart {
  Q_OBJECT

 public:
  explicit SustainedBar(QWidget* parent = nullptr);

  RunRequest request() const;

 signals:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QComboBox* m_load;
  QComboBox* m_minutes;
};

}  // namespace strata::gui
