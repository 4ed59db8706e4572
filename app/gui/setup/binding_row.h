// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/gui/setup/setup_row.h"

class QComboBox;
class QPushButton;

namespace strata::gui {

/// Chooses the CPUs that threads are bound to: by a rule, whose outcome is shown, or by a list that is typed
/// or picked in the picture of the machine. Where the machine mixes kinds of cores, also which of them.
class BindingRow : public SetupRow {
  Q_OBJECT

 public:
  BindingRow(const SetupContext& context, FieldGuard& guard, QWidget* parent);

  void load(const Settings& settings) override;
  void readInto(Settings& settings) const override;
  void showContext() override;
  /// The kinds of cores that the machine mixes, behind all of them, and `chosen` though the machine lacks it:
  /// settings keep it until another is chosen, and the refusal says so. Whether there are any.
  static bool fillKinds(QComboBox& kinds, const Machine& machine, CoreChoice chosen);

  bool showRefusal(const Reason& reason, const std::vector<QWidget*>& sharers) override;

 protected:
  void retranslate() override;

 private:
  Binding binding() const;
  CoreChoice cores() const;
  void showKinds();
  static QString nameOf(CoreChoice choice);
  void chooseMode();
  void pick();
  void takePicked(const std::vector<int>& cpus);
  void showMode();
  std::optional<QString> complaintOf(const QString& text) const;
  QString noSuchCpu(int cpu) const;

  QComboBox* m_mode;
  ValueField* m_cpus;
  QPushButton* m_pick;
  QComboBox* m_kinds;
  CoreChoice m_loaded = CoreChoice::All;  ///< while the machine is not known
  std::optional<QString> m_typed;         ///< while a rule is chosen
};

}  // namespace strata::gui
