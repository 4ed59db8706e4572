// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

class QLabel;

namespace strata::gui {

/// A label that shows its text as it is written. Labels guess by themselves whether a text is HTML, and HTML
/// from a run file or another machine may draw what it likes and read files of this one. All labels of the
/// window are made here; a test of the architecture looks for others.
QLabel* plainLabel(QWidget* parent);

/// An event filter for the application: tool tips show their text as it is written, for the same reason,
/// whoever shows them: widgets, rows of tables, or the charts. Those of widgets and rows are in short lines.
class PlainToolTips : public QObject {
  Q_OBJECT

 public:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace strata::gui
