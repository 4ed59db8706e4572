// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/gui/topology/topology_view.h"
#include "app/gui/widgets/fitted_dialog.h"
#include "core/model/machine.h"
#include "core/model/machine_parts.h"
#include "core/model/machine_state.h"

class QLabel;
class QPushButton;

namespace strata::gui {

class ElidedLabel;
class MachineFactsView;

/// The picture of the machine in a window of its own: to be looked at and saved, with what is known of the
/// machine below it, or to pick the CPUs that threads are bound to.
class TopologyDialog : public FittedDialog {
  Q_OBJECT

 public:
  TopologyDialog(TopologyView::Use use, const MachineParts& parts, QWidget* parent);

  /// What it is opened with, and what Reset goes back to.
  void start(const std::vector<int>& picked);
  /// Ascending.
  std::vector<int> picked() const { return m_view->picked(); }
  const TopologyView& view() const { return *m_view; }

  /// When the machine is only shown: shows what is known of the usable part of its last cache level, with a
  /// button to measure it anew where `canProbe`.
  void showLastLevel(const Machine& machine, bool canProbe);
  /// The state of the machine, to be told among its facts.
  void showState(const MachineState& state);
  /// Shows during the measurement how far it is, 0 … 1.
  void showProbe(double fraction);
  void showProbeEnded();
  /// No probe beside a run.
  void setRunning(bool running);

 signals:
  /// Somebody wants the facts on the clipboard.
  void copyWanted(const QString& text);
  /// Somebody wants it as a file.
  void saveWanted();
  /// Somebody wants the usable part of the last cache level measured anew.
  void probeWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void showPicked();
  void showLastLevelText();
  void retranslate();

  const TopologyView::Use m_use;
  std::vector<int> m_start;
  QLabel* m_hint;
  TopologyView* m_view;
  MachineFactsView* m_facts = nullptr;  ///< when the machine is only shown
  ElidedLabel* m_picked;
  QPushButton* m_reset = nullptr;
  QPushButton* m_save = nullptr;
  QPushButton* m_copy = nullptr;
  QPushButton* m_probe = nullptr;
  std::optional<Machine> m_machine;
  std::optional<double> m_probeFraction;  ///< while the probe is in progress
  bool m_running = false;
  QPushButton* m_ok;
  QPushButton* m_cancel = nullptr;
};

}  // namespace strata::gui
