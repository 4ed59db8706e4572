// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/gui/setup/fitted_dialog.h"
#include "app/gui/topology/topology_view.h"
#include "core/model/machine_parts.h"

class QLabel;
class QPushButton;

namespace strata::gui {

class ElidedLabel;

/// The picture of the machine in a window of its own: to be looked at and saved, or to pick the CPUs that
/// threads are bound to.
class TopologyDialog : public FittedDialog {
  Q_OBJECT

 public:
  TopologyDialog(TopologyView::Use use, const MachineParts& parts, QWidget* parent);

  /// What it is opened with, and what Reset goes back to.
  void start(const std::vector<int>& picked);
  /// Ascending.
  std::vector<int> picked() const { return m_view->picked(); }
  const TopologyView& view() const { return *m_view; }

 signals:
  /// Somebody wants it as a file.
  void saveWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void showPicked();
  void retranslate();

  const TopologyView::Use m_use;
  std::vector<int> m_start;
  QLabel* m_hint;
  TopologyView* m_view;
  ElidedLabel* m_picked;
  QPushButton* m_reset = nullptr;
  QPushButton* m_save = nullptr;
  QPushButton* m_ok;
  QPushButton* m_cancel = nullptr;
};

}  // namespace strata::gui
