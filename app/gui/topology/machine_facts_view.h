// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <optional>

#include "core/model/machine.h"
#include "core/model/machine_state.h"
#include "core/report/document.h"

class QGridLayout;

namespace strata::gui {

/// What `strata-cli machine` tells, in two columns: names and facts, each of which can be selected.
class MachineFactsView : public QWidget {
  Q_OBJECT
  Q_PROPERTY(QString text READ text)

 public:
  explicit MachineFactsView(QWidget* parent);

  void setMachine(const Machine& machine);
  /// Without a call the facts that change from moment to moment are left out.
  void setState(const MachineState& state);
  /// All of it, a line each, columns parted by tabs.
  QString text() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  Facts facts() const;
  void fill();

  std::optional<Machine> m_machine;
  std::optional<MachineState> m_state;
  QGridLayout* m_grid;
};

}  // namespace strata::gui
