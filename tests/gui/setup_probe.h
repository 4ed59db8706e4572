// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <functional>
#include <memory>
#include <vector>

#include "app/gui/setup/setup_dialog.h"
#include "core/model/machine.h"
#include "core/model/settings.h"

class QComboBox;
class QWidget;

namespace strata::gui {

class ValueField;

/// A Setup dialog with its surroundings: a bell that counts, a folder chooser that answers from a list, and
/// the machine of sampleMachine(), with all fields shown. Finds the parts by their object names.
class SetupProbe {
 public:
  explicit SetupProbe(const Settings& settings = {}, bool withMachine = true);
  ~SetupProbe();

  SetupDialog& dialog() { return *m_dialog; }
  const Machine& machine() const { return m_machine; }
  /// Shows it and waits until it has the focus.
  [[nodiscard]] bool open();

  QWidget* widget(const QString& name) const;
  ValueField* field(const QString& name) const;
  QComboBox* box(const QString& name) const;
  /// The property "text" of a widget.
  QString text(const QString& name) const;
  /// What stands beside a row; empty when nothing is shown.
  QString message(const QString& row) const;
  /// Puts the text in as a person does: focus, select all, type.
  void type(const QString& name, const QString& text) const;
  /// Chooses the item as a person does.
  void choose(const QString& box, int index) const;
  void click(const QString& name) const;

  int bells() const { return m_bells; }
  /// What planWanted asked for, in order.
  const std::vector<Settings>& questions() const { return m_questions; }
  /// Answers of the folder chooser, the first first; an empty one cancels.
  void willChoose(std::vector<QString> folders) { m_folders = std::move(folders); }
  const std::vector<QString>& startFolders() const { return m_startFolders; }

  /// What the engine would say to these settings, with this much space on the disk.
  Result<Plan> planFor(const Settings& settings, Bytes freeOnDisk = 100_GiB) const;
  /// Answers the last question so.
  void answer(Bytes freeOnDisk = 100_GiB);

 private:
  Machine m_machine;
  int m_bells = 0;
  std::vector<Settings> m_questions;
  std::vector<QString> m_folders;
  std::vector<QString> m_startFolders;
  std::unique_ptr<SetupDialog> m_dialog;
};

}  // namespace strata::gui
