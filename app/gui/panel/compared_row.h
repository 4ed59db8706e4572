// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtWidgets/qwidget.h>

class QHBoxLayout;
class QLabel;

namespace strata::gui {

class ComparedChoice;

/// The chooser of what stands beside the results of this machine: an earlier run, or what was published; its
/// tooltip names the source. It is hidden where there is neither.
class ComparedRow : public QWidget {
  Q_OBJECT

 public:
  /// `name` begins the object names of the row and its parts.
  explicit ComparedRow(const QString& name, QWidget* parent = nullptr);

  /// `choice` outlives this.
  void offerCompared(ComparedChoice& choice);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QHBoxLayout* m_row;
  const QString m_name;
  QLabel* m_label;
};

}  // namespace strata::gui
