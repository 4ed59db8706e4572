// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/gui/widgets/fitted_dialog.h"
#include "core/base/units.h"
#include "core/model/folder_facts.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace strata::gui {

class FieldGuard;
class MarkedText;
class ValueField;

/// Asks how much the endurance test is to write, and says plainly what that costs the drive.
class EnduranceDialog : public FittedDialog {
  Q_OBJECT

 public:
  static constexpr Bytes usualBytes = 64_GiB;
  static constexpr Bytes leastBytes = 256_MiB;

  /// `folder`: where it writes; absent while that is not known. `file`: that it goes round and round.
  /// `rate`: MB/s at which the drive has written at best; absent: not known.
  EnduranceDialog(std::optional<FolderFacts> folder, Bytes file, std::optional<double> rate, QWidget* parent);

  Bytes bytes() const;
  bool verifies() const;
  /// QApplication::beep unless told otherwise.
  void setBell(std::function<void()> bell);

 public slots:
  void accept() override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void showCost();
  std::optional<Bytes> allowedBytes() const;

  const std::optional<FolderFacts> m_folder;
  const Bytes m_file;
  const std::optional<double> m_rate;
  FieldGuard* m_guard;
  QLabel* m_explanation;
  QLabel* m_bytesLabel;
  ValueField* m_bytes;
  MarkedText* m_message;
  QCheckBox* m_verify;
  QLabel* m_cost;
  QPushButton* m_run;
  QPushButton* m_cancel;
};

}  // namespace strata::gui
