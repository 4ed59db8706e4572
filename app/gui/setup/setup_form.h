// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <string_view>
#include <vector>

#include "app/gui/files/file_chooser.h"
#include "app/gui/setup/setup_row.h"

namespace strata::gui {

class PresetRow;

/// The rows of Setup, which together are the settings.
class SetupForm : public QWidget {
  Q_OBJECT

 public:
  SetupForm(const Settings& settings, FieldGuard& guard, FolderChooser chooseFolder, QWidget* parent);

  /// Fills all fields.
  void load(const Settings& settings);
  /// Moves the focus to where a dialog begins: to the preset that is chosen, else to the first field. The
  /// focus frame around a preset that is not chosen would look like a choice.
  void setFirstFocus();
  /// Presets and threads alone, or all rows.
  void setShowsAll(bool all);
  void setMachine(const Machine& machine);
  void setReadParts(SetupContext::ReadParts readParts);
  void setWhatWouldRun(WhatWouldRun whatWouldRun);

  /// The settings as edited; a field that holds a bad value keeps its last good one.
  const Settings& settings() const { return m_context.settings; }
  const std::optional<Machine>& machine() const { return m_context.machine; }
  const WhatWouldRun& whatWouldRun() const { return m_context.whatWouldRun; }

  /// Says why a plan was refused beside the field concerned. False when it concerns none.
  bool showRefusal(const Reason& reason);

 signals:
  /// A person changed something, to a good value or a bad one.
  void changed();
  /// A preset was chosen, which load() is to fill the fields with.
  void presetChosen(std::string_view id);

 private:
  void takeChange();

  SetupContext m_context;
  PresetRow* m_presets;
  std::vector<SetupRow*> m_rows;
};

}  // namespace strata::gui
