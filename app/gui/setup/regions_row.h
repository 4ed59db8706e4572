// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/gui/setup/setup_row.h"
#include "core/base/units.h"

class QComboBox;

namespace strata::gui {

/// The regions of the memory test: by the machine's caches, which are shown then, or as typed.
class RegionsRow : public SetupRow {
  Q_OBJECT

 public:
  RegionsRow(const SetupContext& context, FieldGuard& guard, QWidget* parent);

  void load(const Settings& settings) override;
  void readInto(Settings& settings) const override;
  void showContext() override;
  bool showRefusal(const Reason& reason, const std::vector<QWidget*>& sharers) override;

 protected:
  void retranslate() override;

 private:
  bool isAutomatic() const;
  void chooseMode();
  /// The state of the fields for the chosen mode.
  void showMode();
  void showSizes(const std::vector<Bytes>& sizes);
  /// Zero for a region that is left out; nothing when the text is no allowed size.
  std::optional<Bytes> allowedSize(const QString& text) const;
  /// Two such regions a thread fit into memory; nothing while the machine is unknown.
  std::optional<Bytes> largestFitting() const;
  std::optional<QString> complaintOf(std::size_t field, const QString& text) const;
  QString allowed(std::size_t field) const;
  /// What is marked when the regions as they are do not fit: the largest, or what chooses them.
  QWidget* refusedWidget() const;
  QString refusalText(const Reason& reason) const;

  QComboBox* m_mode;
  std::array<ValueField*, maxRegions> m_fields{};
  std::optional<std::array<QString, maxRegions>> m_typed;  ///< while the mode is automatic
  std::optional<std::vector<Bytes>> m_loaded;
};

}  // namespace strata::gui
